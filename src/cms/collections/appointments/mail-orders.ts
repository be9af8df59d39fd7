import { sql } from '@payloadcms/db-postgres'
import { toMailbox } from '@/domain/contact/mailbox'
import { bookingPhase, placesLeft } from '@/domain/appointments/slots'
import { findNews, freesPlace, type AppointmentNews } from '@/domain/appointments/news'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { toNestedRequest } from '../../hooks/nested-request'
import { getExecutor } from '../../hooks/transaction'
import { queueMails } from '../../jobs/queue-mails'
import type { Appointment } from '../../payload-types'
import { toRelationId } from '../../relation-id'
import { readSlots, type SlotLedger } from '../appointment-slots/slot-ledger'

/** Name under which mails to the visitor of an appointment are queued. */
export const appointmentMailKind = 'appointment'

/** The same for those that tell of a free place, which are counted. */
export const placeMailKind = 'appointment-place'

/** What a mail to the visitor of an appointment is about. */
export type AppointmentMailNews = AppointmentNews | 'reminder' | 'placeFree'

/** What composing such a mail needs: the times are those at which the news was true. */
export type AppointmentMailData = {
  appointment: number
  news: AppointmentMailNews
  startsAt: string
  endsAt: string
  /** Grows with every change, so that a calendar takes the newest. */
  sequence: number
}

/** Most people in line who are told of one place; the first to take it has it. */
const toldMax = 20
/** Most that are looked at for it: somebody may stand in line more than once. */
const lineMax = 200

/**
 * Mails about a free place that a mailbox gets within a day. Anybody can put anybody in line, and then
 * take a place and give it back all day. What else was written to somebody that day counts for nothing
 * here: it was promised to tell.
 */
const placeMailsADayMax = 4

type Told = Pick<Appointment, 'id' | 'email' | 'locale' | 'enquiry' | 'createdAt'>

/**
 * Queues a mail to the visitor of an appointment, in the transaction of the request. Somebody
 * without an address gets none.
 */
export async function queueAppointmentMail(
  req: PayloadRequest,
  appointment: Told,
  news: AppointmentMailNews,
  slot: Pick<SlotLedger, 'startsAt' | 'endsAt'>,
): Promise<void> {
  const { id, email, locale, enquiry, createdAt } = appointment
  if (!email) return
  const data: AppointmentMailData = {
    appointment: id,
    news,
    startsAt: slot.startsAt.toISOString(),
    endsAt: slot.endsAt.toISOString(),
    sequence: Math.max(0, Math.round((Date.now() - Date.parse(createdAt)) / 1000)),
  }
  await queueMails(req, [
    {
      kind: news === 'placeFree' ? placeMailKind : appointmentMailKind,
      to: email,
      locale,
      enquiryId: toRelationId(enquiry),
      data,
    },
  ])
}

/** Of those who have a mailbox, each once: the first in line, and nobody who was told often enough today. */
async function keepPeace(req: PayloadRequest, waiting: readonly Appointment[]) {
  const firsts = new Map<string, Appointment>()
  for (const one of waiting.filter(({ email }) => email)) {
    const mailbox = toMailbox(String(one.email))
    if (!firsts.has(mailbox)) firsts.set(mailbox, one)
  }
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ to: string }>(sql`
    select "to" from mails
    where kind = ${placeMailKind} and created_at > now() - interval '1 day'`)
  const today = rows.map(({ to }) => toMailbox(to))
  const hadOf = (mailbox: string) => today.filter((one) => one === mailbox).length
  return [...firsts].flatMap(([mailbox, one]) => (hadOf(mailbox) < placeMailsADayMax ? [one] : []))
}

async function tellWaiting(req: PayloadRequest, slotId: number): Promise<void> {
  const now = new Date()
  const [slot] = await readSlots(req, { ids: [slotId] }, now)
  if (slot === undefined || placesLeft(slot) === 0) return
  if (bookingPhase({ ...slot, start: slot.startsAt, end: slot.endsAt }, now) !== 'open') return
  const { docs } = await req.payload.find({
    collection: 'appointments',
    where: { and: [{ slot: { equals: slotId } }, { state: { equals: 'waiting' } }] },
    sort: 'id',
    limit: lineMax,
    pagination: false,
    depth: 0,
    req,
  })
  const told = (await keepPeace(req, docs)).slice(0, toldMax)
  for (const waiting of told) {
    await queueAppointmentMail(req, waiting, 'placeFree', slot)
  }
}

/**
 * Tells the visitor what became of the appointment, and those in line of a place that is free:
 * whoever made the change, a person or the site.
 */
export const tellVisitors: CollectionAfterChangeHook<Appointment> = async (change) => {
  const { doc, operation, previousDoc, req: outer } = change
  const req = toNestedRequest(outer)
  const slotId = toRelationId(doc.slot)
  const formerId = operation === 'update' ? toRelationId(previousDoc.slot) : null
  if (slotId === null) return
  const after = { state: doc.state, slotId }
  const before = formerId === null ? null : { state: previousDoc.state, slotId: formerId }
  const news = findNews(before, after)
  if (news !== null) {
    const [slot] = await readSlots(req, { ids: [slotId] }, new Date())
    if (slot !== undefined) await queueAppointmentMail(req, doc, news, slot)
  }
  if (formerId !== null && freesPlace(before, after)) await tellWaiting(req, formerId)
}
