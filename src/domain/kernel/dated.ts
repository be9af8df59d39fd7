import { toCalendarDay, type CalendarDay } from './calendar-day'
import type { LocalizedText } from './locales'

/** A rule or rate of law that can change: since when, who says so, and when that was looked up. */
export type Dated = {
  validFrom: CalendarDay
  source: string
  checkedOn: CalendarDay
}

/** A rule that visitors are shown: with the name of the law or page, in the reader's language. */
export type CitedRule = Dated & { citation: LocalizedText }

/**
 * The record that is in force on a day: the newest that has begun. Gives null when none has begun
 * yet, or when the day cannot be read.
 */
export function findInForce<T extends Dated>(records: readonly T[], on: Date | string): T | null {
  const day = toCalendarDay(on)
  if (day === null) return null
  return records.reduce<T | null>((best, record) => {
    if (record.validFrom > day) return best
    return best === null || record.validFrom > best.validFrom ? record : best
  }, null)
}
