import { daysBetween, type CalendarDay } from '../kernel/calendar-day'
import type { FactCode } from './fact-codes'
import type { PropertyGoal } from './goals'
import type { PropertyStatus } from './statuses'

/** When somebody may move in. */
export type MoveInFacts = {
  availability: FactCode<'availability'> | null
  /** Counts only where the availability is a date. */
  availableFrom: CalendarDay | null
}

/**
 * Days that a buyer reckons with between the agreement and the deed. Not a term of the law, which
 * leaves up to four months: three are usual in Belgium.
 */
const usualDaysToDeed = 90

/**
 * In how many days from today somebody may move in: 0 for at once, negative for a day that has
 * passed, null when it is unknown or still to be agreed.
 */
export function daysUntilFree(
  { availability, availableFrom }: MoveInFacts,
  today: CalendarDay,
): number | null {
  switch (availability) {
    case 'immediately':
      return 0
    case 'atDeed':
      return usualDaysToDeed
    case 'onDate':
      return availableFrom === null ? null : daysBetween(today, availableFrom)
    case 'toAgree':
    case null:
      return null
  }
}

/**
 * Nobody has it yet: neither under option nor sold or rented, itself and as a unit of a project. A
 * search that asks for open homes says "not under option"; a project counts its units by
 * `isOpenUnit`, which takes what is under option for still to be had. Two meanings, so two rules.
 */
export function isOpen(property: {
  status: PropertyStatus
  unitStatus: FactCode<'unitStatus'> | null
}): boolean {
  const { status, unitStatus } = property
  return status === 'active' && (unitStatus === null || unitStatus === 'available')
}

/** What decides whether visitors may bind themselves to a home by a form. */
export type OfferedHome = Parameters<typeof isOpen>[0] & {
  goal: PropertyGoal
  isDiscreet: boolean
}

/** Whether everybody may have it: nobody is before them, and a discreet one is settled in person. */
export function isOpenToAll(home: OfferedHome): boolean {
  return !home.isDiscreet && isOpen(home)
}
