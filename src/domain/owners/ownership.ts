import { addMonths } from '../kernel/add-months'
import { addDays, toCalendarDay, type CalendarDay } from '../kernel/calendar-day'

/** For how long somebody owns a property; a missing end sets no limit. */
export type OwnershipPeriod = { from?: string | null; to?: string | null }

/**
 * Whether a period of ownership holds on a day. The first and the last day count, as days of the
 * Belgian calendar: who sells keeps the access of an owner until the day of the sale is over.
 */
export function isOwnedOn({ from, to }: OwnershipPeriod, day: CalendarDay): boolean {
  const first = from ? toCalendarDay(from) : null
  const last = to ? toCalendarDay(to) : null
  return (first === null || first <= day) && (last === null || day <= last)
}

/** First and last day of what an owner may see of a property; null without limit. */
export type OwnedSpan = { from: CalendarDay | null; to: CalendarDay | null }

/**
 * From the first of the periods that hold on a day to the last of them; a missing end sets no limit.
 * They all hold on that day, so that nothing lies between them. Null where none holds.
 */
export function spanOf(periods: readonly OwnershipPeriod[], day: CalendarDay): OwnedSpan | null {
  const current = periods.filter((period) => isOwnedOn(period, day))
  if (current.length === 0) return null
  const ends = (name: 'from' | 'to') =>
    current.map(({ [name]: end }) => (end ? toCalendarDay(end) : null)).toSorted()
  const [froms, tos] = [ends('from'), ends('to')]
  return {
    from: froms.includes(null) ? null : (froms.at(0) ?? null),
    to: tos.includes(null) ? null : (tos.at(-1) ?? null),
  }
}

/**
 * The first day of a new owner of whom none was said, so that nobody reads what went on in the time of
 * somebody else: the first of those who own the property today, as who joins them has it together with
 * them; the day after the last owner's where it was left; null, for no limit, where nobody had it.
 */
export function findFirstDay(
  others: readonly OwnershipPeriod[],
  today: CalendarDay,
): CalendarDay | null {
  const current = spanOf(others, today)
  if (current !== null) return current.from
  const ends = others.flatMap(({ to }) => (to ? (toCalendarDay(to) ?? []) : []))
  const last = ends
    .filter((end) => end < today)
    .toSorted()
    .at(-1)
  return last === undefined ? null : addDays(last, 1)
}

/** How far a first day of an ownership may lie back, and ahead, in years. */
const firstDayYears = { back: 100, ahead: 1 } as const

const addYears = (day: CalendarDay, years: number): CalendarDay =>
  addMonths(new Date(`${day}T12:00:00Z`), 12 * years)
    .toISOString()
    .slice(0, 10)

/**
 * The earliest and the latest first day that a new owner may be given, both taken: a sale is agreed
 * on some months ahead, and a day beyond is a slip of the year, which would leave the portal empty.
 */
export function findFirstDayBounds(today: CalendarDay): {
  from: CalendarDay
  to: CalendarDay
} {
  return { from: addYears(today, -firstDayYears.back), to: addYears(today, firstDayYears.ahead) }
}

/**
 * Whether somebody else owns a property beside a new owner: today, or on the first day of the new one
 * as long as that is still to come.
 *
 * @param first of the new owner; null for no limit
 */
export function isOwnedBeside(
  other: OwnershipPeriod,
  first: CalendarDay | null,
  today: CalendarDay,
): boolean {
  return isOwnedOn(other, first !== null && first > today ? first : today)
}
