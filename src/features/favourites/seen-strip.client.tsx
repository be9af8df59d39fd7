'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { formatHomeIds, parseHomeIds, seenMax } from '@/domain/routes/home-ids'
import { Section } from '@/ui/section/section'
import { fetchHomes } from './fetch-homes'
import { readSeen, rememberSeen } from './seen-memory'
import styles from './seen-strip.module.css'

type SeenStripProps = {
  /** Public id of the home on this page. */
  id: number
  /** A discreet home is shown in no list, so it is not remembered either. */
  isRemembered: boolean
  locale: Locale
  title: string
}

/** How far below the window the strip may be when it is fetched. */
const nearness = '600px'

const subscribeToNothing = () => () => undefined

/**
 * The other homes of this visit. Its place is kept as soon as the browser knows that there are any,
 * long before it comes into sight; the homes, and the script that draws them, follow when it is near.
 */
export function SeenStrip({ id, isRemembered, locale, title }: SeenStripProps) {
  const place = useRef<HTMLDivElement>(null)
  const others = useSyncExternalStore(
    subscribeToNothing,
    () => formatHomeIds(readSeen().filter((seen) => seen !== id)),
    () => '',
  )
  const [cards, setCards] = useState<ReactNode>(null)
  const [isEmpty, setIsEmpty] = useState(false)

  useEffect(() => {
    if (isRemembered) rememberSeen(id)
  }, [id, isRemembered])

  useEffect(() => {
    const element = place.current
    if (element === null || others === '') return undefined
    const show = async () => {
      try {
        const [answer, { SeenCards }] = await Promise.all([
          fetchHomes(parseHomeIds(others, seenMax), locale),
          import('./seen-cards'),
        ])
        const homes = answer?.homes ?? []
        setIsEmpty(homes.length === 0)
        setCards(<SeenCards homes={homes} label={title} />)
      } catch {
        // The script did not come: a page without this reminder lacks nothing that was asked for.
        setIsEmpty(true)
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void show()
      },
      { rootMargin: nearness },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [others, locale, title])

  if (others === '' || isEmpty) return null
  return (
    <div className={styles.place} ref={place}>
      <Section title={title}>{cards}</Section>
    </div>
  )
}
