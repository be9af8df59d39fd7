import { addDays, daysBetween, toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { isoWeekday } from '@/domain/appointments/belgian-clock'
import type { DailyCount } from '@/domain/visits/statistics'

/** Days of the past that are filled. */
const daysMax = 90

const sources = [
  ['direct', 0.36],
  ['google.be', 0.28],
  ['nieuwsbrief', 0.14],
  ['facebook.com', 0.13],
  ['bing.com', 0.09],
] as const

/** Between 0 and 1, the same for the same name on every machine (FNV-1a, then mixed). */
function drawNumber(name: string): number {
  let hash = 0x811c9dc5
  for (const sign of name) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** Many in the first days, more on Sundays, fewer as time goes by; another level for each home. */
function expectedViews(publicId: number, age: number, day: CalendarDay): number {
  const level = 3 + 14 * drawNumber(`${publicId} level`)
  const news = 1 + 2.5 * Math.exp(-age / 6)
  const week = [0.9, 0.9, 1, 1, 0.8, 1.2, 1.5][isoWeekday(day) - 1] ?? 1
  return level * news * week
}

function toDay(publicId: number, age: number, day: CalendarDay): DailyCount[] {
  const draw = (what: string) => drawNumber(`${publicId} ${age} ${what}`)
  const expected = expectedViews(publicId, age, day)
  const views = sources.map(([source, share]): DailyCount => {
    const count = Math.round(expected * share * (0.4 + 1.2 * draw(source)))
    return { day, kind: 'view', source, count }
  })
  const others = (
    [
      ['favourite', 0.06],
      ['brochure', 0.04],
      ['send', 0.012],
    ] as const
  ).map(([kind, share]): DailyCount => {
    const count = Math.floor(expected * share + draw(kind))
    return { day, kind, source: 'direct', count }
  })
  return [...views, ...others].filter(({ count }) => count > 0)
}

/**
 * Invented counts of a home for the last 90 days, or since it was published. The same for the same
 * age of a home, whenever they are made; today is left to real visits.
 */
export function inventCounts(publicId: number, publishedAt: Date, now: Date): DailyCount[] {
  const today = toBelgianDay(now)
  const online = daysBetween(toBelgianDay(publishedAt), today)
  const ages = Array.from({ length: Math.max(0, Math.min(daysMax, online)) }, (_none, age) => age)
  return ages.flatMap((back) => {
    const day = addDays(today, -1 - back)
    return toDay(publicId, online - 1 - back, day)
  })
}
