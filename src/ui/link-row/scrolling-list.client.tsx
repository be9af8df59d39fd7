'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** A list in one line that may be longer than the screen; the current link comes into its middle. */
export function ScrollingList({
  className,
  children,
}: {
  className: string | undefined
  children: ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const row = list.current
    const current = row?.querySelector('[aria-current]')
    if (!row || !current) return
    const [within, place] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
    // The line alone moves: the page stays where it is.
    row.scrollLeft += place.left + place.width / 2 - (within.left + within.width / 2)
  })

  return (
    <ul className={className} ref={list}>
      {children}
    </ul>
  )
}
