import type { Where } from 'payload'
import { standingStates } from '@/domain/appointments/states'
import { addDays, type CalendarDay } from '@/domain/kernel/calendar-day'
import { availableStatuses } from '@/domain/properties/statuses'
import { toStart } from './belgian-start'

// Parts of lists that the start of the desk counts and that the lists offer, under one name each: whoever
// opens the one and whoever opens the other sees the same records.

/** Properties that are to be had. */
export const onOffer: Where = { status: { in: [...availableStatuses] } }

/** Properties that lack what the law asks to be told. */
export const blocked: Where = { gate: { equals: 'blocked' } }

/** Enquiries that nobody has looked at. */
export const newEnquiries: Where = { state: { equals: 'new' } }

/** Enquiries that came on a day or later. */
export function enquiriesFrom(day: CalendarDay): Where {
  return { createdAt: { greater_than_equal: toStart(day) } }
}

/** Offers that their seller can still answer; one whose days are over asks for nothing any more. */
export function undecidedOffers(today: CalendarDay): Where {
  return { and: [{ state: { equals: 'open' } }, { endsOn: { greater_than_equal: today } }] }
}

/** Visits that the agency has not answered yet. */
export const requestedVisits: Where = { state: { equals: 'requested' } }

/** Visits of a day, without those that were refused or called off. */
export function visitsOn(day: CalendarDay): Where {
  return {
    and: [
      { startsAt: { greater_than_equal: toStart(day) } },
      { startsAt: { less_than: toStart(addDays(day, 1)) } },
      { state: { in: [...standingStates] } },
    ],
  }
}
