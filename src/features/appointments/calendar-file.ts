import 'server-only'
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator'

/** An appointment as a calendar keeps it. Times are moments; calendars show them in their own zone. */
export type CalendarEntry = {
  /** The same for every state of one appointment. */
  uid: string
  /** Grows with every change; 0 or more. */
  sequence: number
  startsAt: Date
  endsAt: Date
  title: string
  place: string | null
  href: string
  isCancelled: boolean
}

export const calendarType = 'text/calendar; charset=utf-8'

function toEvent(entry: CalendarEntry): ICalEventData {
  const { uid, sequence, startsAt, endsAt, title, place, href, isCancelled } = entry
  return {
    id: uid,
    sequence,
    start: startsAt,
    end: endsAt,
    summary: title,
    location: place ?? undefined,
    url: href,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  }
}

/** A file (RFC 5545) that puts one appointment into a calendar, or takes it out again. */
export function createCalendarFile(entry: CalendarEntry): string {
  const method = entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  return ical({
    prodId: { company: 'Gevel', product: 'Appointments' },
    method,
    events: [toEvent(entry)],
  }).toString()
}
