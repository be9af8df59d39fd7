import { addDays, daysBetween, toBelgianDay, type CalendarDay } from '../kernel/calendar-day'
import { isClockTime, isoWeekday, toMoment, type ClockTime } from './belgian-clock'
import type { SlotTimes } from './slots'

/** Hours that come back every week, by the clock in Belgium. */
export type AvailabilityRule = {
  /** 1 for Monday to 7 for Sunday; none means never. */
  weekdays: readonly number[]
  from: ClockTime
  /** No slot ends later than this. */
  to: ClockTime
  /** 5 or more. */
  slotMinutes: number
  /** Minutes between the end of a slot and the start of the next; 0 or more. */
  bufferMinutes: number
  validFrom: CalendarDay
  /** The last day; null for a rule without end. */
  validUntil: CalendarDay | null
  /** Days on which the rule does not hold, such as holidays. */
  exceptions: readonly CalendarDay[]
}

/** Shortest slot, in minutes. */
export const slotMinutesMin = 5

/** Most days that are written out at once. */
const daysMax = 366

/** Weeks for which slots are published ahead: unless a rule says otherwise, and at most. */
export const weeksAheadDefault = 6
export const weeksAheadMax = 26
/** Most slots that one rule has at a time: half an hour, all day, on working days for half a year. */
export const ruleSlotsMax = 1_000

function minutesOf(time: ClockTime): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

function toClockTime(minutes: number): ClockTime {
  const hours = Math.floor(minutes / 60)
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function listStarts({ from, to, slotMinutes, bufferMinutes }: AvailabilityRule): ClockTime[] {
  const starts: ClockTime[] = []
  const last = minutesOf(to) - slotMinutes
  for (let at = minutesOf(from); at <= last; at += slotMinutes + bufferMinutes) {
    starts.push(toClockTime(at))
  }
  return starts
}

/** What is wrong with the hours and days of a rule; null when nothing is. */
export function findRuleIssue(
  rule: AvailabilityRule & { weeksAhead: number },
): 'noClockTime' | 'noSlot' | 'endsTooEarly' | 'tooMany' | null {
  if (!isClockTime(rule.from) || !isClockTime(rule.to)) return 'noClockTime'
  if (rule.validUntil !== null && rule.validUntil < rule.validFrom) return 'endsTooEarly'
  const perDay = listStarts(rule).length
  if (perDay === 0) return 'noSlot'
  return perDay * rule.weekdays.length * rule.weeksAhead > ruleSlotsMax ? 'tooMany' : null
}

/**
 * The slots of a rule that should stand published: from now on, for so many weeks from today.
 *
 * @param rule.weeksAhead 1 to 26
 * @throws RangeError as `expandAvailability` does
 */
export function listPublished(
  rule: AvailabilityRule & { weeksAhead: number },
  now: Date,
): SlotTimes[] {
  const from = toBelgianDay(now)
  const to = addDays(from, 7 * rule.weeksAhead - 1)
  return expandAvailability(rule, { from, to }).filter(({ start }) => start > now)
}

function holdsOn(rule: AvailabilityRule, day: CalendarDay): boolean {
  return (
    rule.weekdays.includes(isoWeekday(day)) &&
    day >= rule.validFrom &&
    (rule.validUntil === null || day <= rule.validUntil) &&
    !rule.exceptions.includes(day)
  )
}

/**
 * Writes a weekly rule out as slots in UTC. The times of the clock stay the same when summer time
 * begins or ends; a slot in the hour that is left out then does not exist.
 *
 * @param period both days are part of it; at most 366 days from the first are looked at
 * @throws RangeError when the slots of the rule are shorter than five minutes or its buffer is negative
 */
export function expandAvailability(
  rule: AvailabilityRule,
  period: { from: CalendarDay; to: CalendarDay },
): SlotTimes[] {
  if (!(rule.slotMinutes >= slotMinutesMin) || !(rule.bufferMinutes >= 0)) {
    throw new RangeError('a rule needs slots of five minutes or more and a buffer of 0 or more')
  }
  const days = Math.min(daysBetween(period.from, period.to) + 1, daysMax)
  const starts = listStarts(rule)
  const slots: SlotTimes[] = []
  for (let index = 0; index < days; index += 1) {
    const day = addDays(period.from, index)
    if (!holdsOn(rule, day)) continue
    for (const time of starts) {
      const start = toMoment(day, time)
      if (start === null) continue
      slots.push({ start, end: new Date(start.getTime() + rule.slotMinutes * 60_000) })
    }
  }
  return slots
}
