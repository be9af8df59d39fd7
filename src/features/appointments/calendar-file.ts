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

/** An appointment in the calendar of an agent, which may still wait for an answer. */
export type AgendaEntry = CalendarEntry & { isRequested: boolean }

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

/** A calendar to subscribe to (RFC 5545), which programs ask for again every hour at most. */
export function createAgenda(name: string, entries: readonly AgendaEntry[]): string {
  return ical({
    prodId: { company: 'Gevel', product: 'Appointments' },
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
    events: entries.map(toAgendaEvent),
  }).toString()
}

function toAgendaEvent(entry: AgendaEntry): ICalEventData {
  const event = toEvent(entry)
  return entry.isRequested && !entry.isCancelled
    ? { ...event, status: ICalEventStatus.TENTATIVE }
    : event
}
