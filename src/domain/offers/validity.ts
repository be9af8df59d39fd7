import { daysBetween, type CalendarDay } from '../kernel/calendar-day'

/** Longest time, in days from the day of sending, for which an offer made here can bind. */
export const offerDaysMax = 60

/** From and up to and including these Belgian days the offer stands. */
export type OfferValidity = { startsOn: CalendarDay; endsOn: CalendarDay }

export type ValidityIssue = {
  field: 'startDate' | 'endDate'
  code: 'startDate.past' | 'endDate.beforeStart' | 'endDate.tooLate'
}

/**
 * What is wrong with the days of an offer; null when nothing is.
 *
 * @param today the day of sending; null where it is not known, as in a form of yesterday's page.
 *   The last day is then counted from the first one.
 */
export function findValidityIssue(
  { startsOn, endsOn }: OfferValidity,
  today: CalendarDay | null,
): ValidityIssue | null {
  if (today !== null && startsOn < today) return { field: 'startDate', code: 'startDate.past' }
  if (endsOn < startsOn) return { field: 'endDate', code: 'endDate.beforeStart' }
  return daysBetween(today ?? startsOn, endsOn) > offerDaysMax
    ? { field: 'endDate', code: 'endDate.tooLate' }
    : null
}

/** True from the day after the last one on. */
export function isExpired({ endsOn }: Pick<OfferValidity, 'endsOn'>, today: CalendarDay): boolean {
  return today > endsOn
}

/** Where an offer stands. Only an open one can still be accepted, and nothing is undone. */
export const offerStates = ['open', 'expired', 'accepted', 'declined', 'withdrawn'] as const

export type OfferState = (typeof offerStates)[number]

/** What can become of an open offer. */
export type OfferDecision = Exclude<OfferState, 'open'>

/** The state as it is today: one that is noted as open has expired once its last day is over. */
export function offerStateOn(
  noted: OfferState,
  validity: Pick<OfferValidity, 'endsOn'>,
  today: CalendarDay,
): OfferState {
  return noted === 'open' && isExpired(validity, today) ? 'expired' : noted
}

/** Whether an offer in the one state, as it is today, may be noted as being in the other. */
export function canChangeOfferState(from: OfferState, to: OfferState): to is OfferDecision {
  return from === 'open' && to !== 'open'
}
