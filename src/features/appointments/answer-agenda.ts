import 'server-only'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { AppointmentState } from '@/domain/appointments/states'
import { fallbackLocale, type Locale } from '@/domain/kernel/locales'
import { readAgendaToken } from '@/domain/routes/agendas'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { payloadAsSystem } from '@/server/payload'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit } from '@/server/rate-limit/rate-limit'
import { refuse } from '@/server/request/refuse'
import { findAgendaOwner } from '@/cms/collections/users/agenda-token'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { messages } from './agenda-messages'
import { findAppointmentFacts } from './appointment-facts'
import { calendarType } from './calendar-file'

const dayMs = 24 * 60 * 60 * 1000
const daysBack = 30
const daysAhead = 90

/** Most appointments of one file; an agent has some ten a week. */
const appointmentsMax = 500

/** Calendar programs come every few minutes, and several may share an address. */
const limit = { max: 120, windowSeconds: 10 * 60 }

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** How each state stands in a calendar; who waits in line is not expected. */
const statuses: Readonly<Partial<Record<AppointmentState, ICalEventStatus>>> = {
  requested: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  done: ICalEventStatus.CONFIRMED,
  noShow: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  declined: ICalEventStatus.CANCELLED,
  expired: ICalEventStatus.CANCELLED,
}

async function listAppointments(agentId: number, now: Date) {
  const payload = await payloadAsSystem('writing the calendar of the agent who holds its address')
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()
  const { docs } = await payload.find({
    collection: 'appointments',
    where: {
      and: [
        { 'slot.agent': { equals: agentId } },
        { 'slot.startsAt': { greater_than: day(-daysBack) } },
        { 'slot.startsAt': { less_than: day(daysAhead) } },
        { state: { in: Object.keys(statuses) } },
      ],
    },
    sort: '-slot.startsAt',
    limit: appointmentsMax,
    pagination: false,
    depth: 0,
    select: {},
  })
  return docs.map(({ id }) => id)
}

async function createAgenda(agentId: number, locale: Locale, now: Date): Promise<string> {
  const [ids, texts] = await Promise.all([
    listAppointments(agentId, now),
    getTexts('agenda', messages, locale),
  ])
  const calendar = ical({
    prodId: { company: 'Gevel', product: 'Agenda' },
    method: ICalCalendarMethod.PUBLISH,
    name: texts.name,
    ttl: 15 * 60,
  })
  // One after the other: a file that nobody waits for takes no connections from visitors.
  for (const id of ids) {
    const facts = await findAppointmentFacts(id, locale)
    if (facts === null) continue
    const { appointment, slot, subject, place } = facts
    const { state } = appointment
    const prefix = state === 'requested' || state === 'noShow' ? texts[state] : ''
    calendar.createEvent({
      id: `agenda-${id}@${new URL(env().SITE_URL).hostname}`,
      // Grows with every change, and is the same as long as nothing does.
      sequence: Math.floor(Date.parse(appointment.updatedAt) / 1000) % 2_000_000_000,
      start: new Date(slot.startsAt),
      end: new Date(slot.endsAt),
      stamp: new Date(appointment.updatedAt),
      summary: fillIn(texts.title, {
        state: prefix,
        subject: subject?.title ?? texts.office,
        name: appointment.name,
      }),
      location: place ?? undefined,
      url: `${env().SITE_URL}/admin/collections/appointments/${id}/`,
      status: statuses[state],
    })
  }
  return calendar.toString()
}

/**
 * The calendar of an agent for whoever holds its address: a month back, three months ahead. 404 for
 * an address that was never given out or was renewed since, 429 for a program that comes too often,
 * 503 while the database is away. It names visitors and homes, and neither telephone nor e-mail.
 */
export async function answerAgenda(request: Request, file: string, now: Date): Promise<Response> {
  const token = readAgendaToken(file)
  if (token === null) return refuse(404)
  try {
    await requireDatabase()
    const { PAYLOAD_SECRET: secret } = env()
    const subject = `agenda:${clientAddress(request.headers)}`
    const { isAllowed, retryAfterSeconds } = await hit(subject, limit, { now, secret })
    if (!isAllowed) {
      const later = { ...headers, 'Retry-After': String(retryAfterSeconds) }
      return new Response(null, { status: 429, headers: later })
    }
    const payload = await payloadAsSystem('finding the agent behind the address of a calendar')
    const agent = await findAgendaOwner(payload, token)
    if (agent === null) return refuse(404)
    const body = await createAgenda(agent.id, agent.locale ?? fallbackLocale, now)
    return new Response(body, { headers: { ...headers, 'Content-Type': calendarType } })
  } catch (cause) {
    logError('the calendar of an agent could not be written', withoutText(cause))
    return new Response(null, { status: 503, headers })
  }
}
