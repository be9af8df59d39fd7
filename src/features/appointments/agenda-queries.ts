import 'server-only'
import { hashCalendarKey } from '@/cms/collections/users/calendar-key'
import type { Appointment, AppointmentSlot } from '@/cms/payload-types'
import { findLoaded } from '@/cms/relation-id'
import { stateAt } from '@/domain/appointments/states'
import { fallbackLocale, type Locale } from '@/domain/kernel/locales'
import { getMailAgency } from '@/server/mail/agency-queries'
import { buildDeskHref } from '@/server/mail/desk-href'
import { payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { findPlaceFacts, type PlaceFacts } from './appointment-facts'
import { toCalendarUid } from './appointment-uid'
import { createAgenda, type AgendaEntry } from './calendar-file'
import { messages, type AppointmentMailTexts } from './mail-messages'

const dayMs = 24 * 60 * 60 * 1000
/** Days before and after today whose appointments stand in the calendar of an agent. */
const pastDays = 30
const comingDays = 90
/** Far more than one person receives in four months. */
const entriesMax = 2_000

/** What stands in a calendar; who waits, was declined or got no answer does not come. */
const shown = ['requested', 'confirmed', 'cancelled', 'done', 'noShow'] as const

/** Roles whose accounts may see appointments. */
const receives = ['administrator', 'editor', 'agent'] as const

const open = () =>
  payloadAsSystem('reading the calendar of an agent, who has its key and no session')

type Booked = { appointment: Appointment; slot: AppointmentSlot }

/**
 * The account behind a key; null for a key that was renewed, or was never given, and for an account
 * that is switched off.
 */
async function findAgent(key: string): Promise<{ id: number; locale: Locale } | null> {
  const payload = await open()
  const { docs } = await payload.find({
    collection: 'users',
    where: {
      calendarKeyHash: { equals: hashCalendarKey(key) },
      role: { in: [...receives] },
      isActive: { not_equals: false },
    },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { locale: true },
  })
  const [account] = docs
  return account ? { id: account.id, locale: account.locale ?? fallbackLocale } : null
}

async function listBooked(agentId: number, now: Date): Promise<Booked[]> {
  const payload = await open()
  const from = new Date(now.getTime() - pastDays * dayMs)
  const to = new Date(now.getTime() + comingDays * dayMs)
  const { docs } = await payload.find({
    collection: 'appointments',
    where: {
      and: [
        { 'slot.agent': { equals: agentId } },
        { 'slot.startsAt': { greater_than_equal: from.toISOString() } },
        { 'slot.startsAt': { less_than: to.toISOString() } },
        { state: { in: [...shown] } },
      ],
    },
    sort: 'id',
    limit: entriesMax,
    pagination: false,
    depth: 1,
  })
  return docs.flatMap((appointment) => {
    const slot = findLoaded<AppointmentSlot>(appointment.slot)
    return slot !== null && isOpen({ appointment, slot }, now) ? [{ appointment, slot }] : []
  })
}

/** A request that nobody answered in time is over, whether that was noted already or not. */
function isOpen({ appointment, slot }: Booked, now: Date): boolean {
  const requestedAt = new Date(appointment.requestedAt ?? appointment.createdAt)
  const claim = { state: appointment.state, requestedAt, slotStart: new Date(slot.startsAt) }
  return stateAt(claim, now) !== 'expired'
}

/** Finds what is told of each place once, however many come there. */
function createPlaceReader(locale: Locale) {
  const known = new Map<string, Promise<PlaceFacts>>()
  return (slot: AppointmentSlot) => {
    const key = JSON.stringify([slot.property, slot.project, slot.atOffice])
    const found = known.get(key) ?? findPlaceFacts(slot, locale)
    known.set(key, found)
    return found
  }
}

/**
 * The name alone of who comes: calendars are kept by other firms, and how somebody can be reached
 * stands in the desk, behind the link.
 */
function toTitle(
  { appointment: { name, state }, slot }: Booked,
  { subject }: PlaceFacts,
  { agenda }: AppointmentMailTexts,
): string {
  const what = subject?.title ?? (slot.atOffice ? agenda.office : null)
  const title = [what, name].filter(Boolean).join(' · ')
  if (state === 'requested') return fillIn(agenda.requested, { title })
  return state === 'cancelled' ? fillIn(agenda.cancelled, { title }) : title
}

function toEntry(booked: Booked, facts: PlaceFacts, texts: AppointmentMailTexts): AgendaEntry {
  const { appointment, slot } = booked
  const { id, state, createdAt, updatedAt } = appointment
  return {
    uid: toCalendarUid(id),
    sequence: Math.max(0, Math.round((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000)),
    startsAt: new Date(slot.startsAt),
    endsAt: new Date(slot.endsAt),
    title: toTitle(booked, facts, texts),
    place: facts.place,
    href: buildDeskHref('appointments', id),
    isCancelled: state === 'cancelled',
    isRequested: state === 'requested',
  }
}

/** The appointments of the agent who has a key, as a calendar file; null for a wrong key. */
export async function findAgenda(key: string, now: Date): Promise<string | null> {
  const agent = await findAgent(key)
  if (agent === null) return null
  const { id, locale } = agent
  const [booked, texts, agency] = await Promise.all([
    listBooked(id, now),
    getTexts('appointmentMails', messages, locale),
    getMailAgency(locale),
  ])
  const findFacts = createPlaceReader(locale)
  const entries = await Promise.all(
    booked.map(async (one) => toEntry(one, await findFacts(one.slot), texts)),
  )
  return createAgenda(fillIn(texts.agenda.name, { agency: agency.name }), entries)
}
