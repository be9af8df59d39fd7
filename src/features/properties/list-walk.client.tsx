'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { fetchJson } from '@/features/lists/fetch-json'
import { Icon } from '@/ui/icon/icon'
import { Link } from '@/ui/link/link'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import { parseListMemory, readStoredMemory, writeListMemory, type ListMemory } from './list-memory'
import type { ListNeighbours } from './listing-queries'
import styles from './list-walk.module.css'

type ListWalkProps = {
  publicId: number
  texts: {
    /** Name of the part. */
    walk: string
    back: string
    previous: string
    next: string
    /** Holds `{place}` and `{total}`. */
    position: string
  }
}

function StepLink(props: { memory: ListMemory; href: string | null; text: string; isBack?: true }) {
  const { memory, href, text, isBack = false } = props
  const icon = <Icon name={isBack ? 'chevron-left' : 'chevron-right'} />
  if (href === null) return <span className={styles.step}>{icon}</span>
  const go = () => writeListMemory({ ...memory, target: href })
  return (
    <Link
      className={styles.step}
      href={href}
      look="bare"
      onClick={go}
      prefetch={false}
      title={text}
    >
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </Link>
  )
}

const subscribe = () => () => undefined
const readNothing = () => ''

/**
 * The list that led to this page, if one did. The router draws a page before it changes the address
 * of the window, so the id alone tells whether this is the page that was opened.
 */
function useListMemory(publicId: number): ListMemory | null {
  const stored = useSyncExternalStore(subscribe, readStoredMemory, readNothing)
  return useMemo(() => {
    const memory = parseListMemory(stored)
    return memory?.target.endsWith(`/${publicId}/`) ? memory : null
  }, [stored, publicId])
}

/**
 * The way back to the list from which the visitor came, and to the properties before and after
 * this one. Shows nothing to somebody who came from elsewhere.
 */
export function ListWalk({ publicId, texts }: ListWalkProps) {
  const memory = useListMemory(publicId)
  const [neighbours, setNeighbours] = useState<ListNeighbours | null>(null)
  const neighboursHref = memory && `${memory.neighboursHref}&id=${publicId}`

  useEffect(() => {
    if (neighboursHref === null) return
    let isCurrent = true
    const read = async () => {
      const answer = await fetchJson<ListNeighbours>(neighboursHref)
      if (isCurrent) setNeighbours(answer)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [neighboursHref])

  if (memory === null) return null
  const goBack = () => writeListMemory({ ...memory, isReturning: true })
  return (
    <nav aria-label={texts.walk} className={styles.walk}>
      <Link
        className={styles.back}
        href={memory.address}
        look="quiet"
        onClick={goBack}
        prefetch={false}
      >
        <Icon name="arrow-left" />
        {texts.back}
      </Link>
      {neighbours && (
        <span className={styles.steps}>
          <span className={styles.position}>
            {texts.position
              .replace('{place}', String(neighbours.place))
              .replace('{total}', String(neighbours.total))}
          </span>
          <StepLink href={neighbours.previous} isBack memory={memory} text={texts.previous} />
          <StepLink href={neighbours.next} memory={memory} text={texts.next} />
        </span>
      )}
    </nav>
  )
}
