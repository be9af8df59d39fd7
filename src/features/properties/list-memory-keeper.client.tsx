'use client'

import { useEffect, type MouseEvent, type ReactNode } from 'react'
import { parseListMemory, readStoredMemory, writeListMemory } from './list-memory'

type ListMemoryKeeperProps = {
  /** Where to ask for the neighbours of a property in this list, with a query already. */
  neighboursHref: string
  /** The cards. */
  children: ReactNode
}

function addressNow(): string {
  return `${window.location.pathname}${window.location.search}`
}

/** Remembers the list when a card is followed, and on the way back goes to where it was. */
export function ListMemoryKeeper({ neighboursHref, children }: ListMemoryKeeperProps) {
  useEffect(() => {
    const memory = parseListMemory(readStoredMemory())
    if (!memory?.isReturning || memory.address !== addressNow()) return
    writeListMemory({ ...memory, isReturning: false })
    window.scrollTo({ top: memory.scrollY, behavior: 'instant' })
  }, [])

  function remember({ target }: MouseEvent) {
    const link = target instanceof Element && target.closest('article')?.querySelector('a')
    if (!link || !link.contains(target)) return
    writeListMemory({
      address: addressNow(),
      neighboursHref,
      target: new URL(link.href).pathname,
      scrollY: window.scrollY,
      isReturning: false,
    })
  }

  return <div onClickCapture={remember}>{children}</div>
}
