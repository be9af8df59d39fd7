'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { formatHomeIds, parseHomeIds, seenMax } from '@/domain/routes/home-ids'
import { Section } from '@/ui/section/section'
import { Strip } from '@/ui/strip/strip'
import { fetchHomes } from './fetch-homes'
import { HomeCard } from './home-card'
import type { HomeView } from './home-view'
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

const sizes = '(min-width: 1280px) 320px, (min-width: 768px) 33vw, 84vw'

/**
 * The other homes of this visit. Its place is kept as soon as the browser knows that there are any,
 * long before it comes into sight; the homes follow when it is near.
 */
export function SeenStrip({ id, isRemembered, locale, title }: SeenStripProps) {
  const place = useRef<HTMLDivElement>(null)
  const others = useSyncExternalStore(
    subscribeToNothing,
    () => formatHomeIds(readSeen().filter((seen) => seen !== id)),
    () => '',
  )
  const [homes, setHomes] = useState<readonly HomeView[] | null>(null)

  useEffect(() => {
    if (isRemembered) rememberSeen(id)
  }, [id, isRemembered])

  useEffect(() => {
    const element = place.current
    if (element === null || others === '') return undefined
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const answer = await fetchHomes(parseHomeIds(others, seenMax), locale)
        setHomes(answer?.homes ?? [])
      },
      { rootMargin: nearness },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [others, locale])

  if (others === '' || homes?.length === 0) return null
  return (
    <div className={styles.place} ref={place}>
      <Section title={title}>
        {homes && (
          <Strip
            items={homes.map((home) => ({
              id: String(home.id),
              node: <HomeCard home={home} sizes={sizes} />,
            }))}
            label={title}
            perView="few"
          />
        )}
      </Section>
    </div>
  )
}
