import 'server-only'
import type { PayloadRequest, Where } from 'payload'
import { lockSlots, readSlots } from '@/cms/collections/appointment-slots/slot-ledger'
import { queueAppointmentMail } from '@/cms/collections/appointments/mail-orders'
import { inTransaction } from '@/cms/hooks/transaction'
import type { Appointment } from '@/cms/payload-types'
import { toRelationId } from '@/cms/relation-id'
import { reminderDueAt } from '@/domain/appointments/news'
import { requestHoursMax, stateAt } from '@/domain/appointments/states'
import { payloadAsSystem } from '@/server/payload'
import { doEach } from '@/server/queue/do-each'
import { readStored } from './change-appointment'

const hourMs = 60 * 60 * 1000
/** Nine in the morning of the day before is at most 40 hours away, also when summer time ends. */
const reminderHoursMax = 40
/** Most appointments of one look; those that are left come at the next. */
const batchMax = 200

const open = () => payloadAsSystem('tending appointments by the clock, which nobody asked for')

async function findIds(where: Where): Promise<number[]> {
  const payload = await open()
  const { docs } = await payload.find({
    collection: 'appointments',
    where,
    sort: 'id',
    limit: batchMax,
    pagination: false,
    depth: 0,
    select: {},
  })
  return docs.map(({ id }) => id)
}

/** Does work with an appointment as it is while nobody else can change it. */
async function whileLocked(
  id: number,
  work: (req: PayloadRequest, appointment: Appointment) => Promise<void>,
): Promise<void> {
  await inTransaction(await open(), async (req) => {
    const before = await readStored(req, id)
    if (before === null) return
    await lockSlots(req, [before.slotId])
    const options = { collection: 'appointments', id, req, depth: 0, disableErrors: true } as const
    const appointment = await req.payload.findByID(options)
    if (appointment !== null) await work(req, appointment)
  })
}

/** Notes that nobody answered in time; who asked is told, and who waits for the place. */
async function expire(id: number, now: Date): Promise<void> {
  await whileLocked(id, async (req, { state }) => {
    // The agency or the visitor may have been faster.
    const stored = await readStored(req, id)
    if (state === 'expired' || stored === null || stateAt(stored.claim, now) !== 'expired') return
    const data = { state: 'expired' as const }
    await req.payload.update({ collection: 'appointments', id, req, depth: 0, data })
  })
}

async function remind(id: number, now: Date): Promise<void> {
  await whileLocked(id, async (req, appointment) => {
    const { state, remindedAt, updatedAt } = appointment
    const slotId = toRelationId(appointment.slot)
    if (state !== 'confirmed' || remindedAt || slotId === null) return
    const [slot] = await readSlots(req, { ids: [slotId] }, now)
    const due = slot && reminderDueAt(slot.startsAt, new Date(updatedAt))
    if (!slot || !due || now < due || now >= slot.startsAt) return
    await queueAppointmentMail(req, appointment, 'reminder', slot)
    const data = { remindedAt: now.toISOString() }
    await req.payload.update({ collection: 'appointments', id, req, depth: 0, data })
  })
}

/**
 * Does what the clock asks of appointments: requests that nobody answered and lines that came to
 * nothing expire, and who comes tomorrow is reminded. What was done is not done again.
 *
 * @throws Error when something could not be done; it is tried again the next time
 */
export async function tendAppointments(now: Date): Promise<void> {
  const isPast: Where = { 'slot.startsAt': { less_than_equal: now.toISOString() } }
  const askedBefore = new Date(now.getTime() - requestHoursMax * hourMs).toISOString()
  const isLate: Where = { requestedAt: { less_than_equal: askedBefore } }
  const lapsed = await findIds({
    or: [
      { and: [{ state: { equals: 'requested' } }, { or: [isLate, isPast] }] },
      { and: [{ state: { equals: 'waiting' } }, isPast] },
    ],
  })
  await doEach('appointments', lapsed, (id) => expire(id, now))
  const horizon = new Date(now.getTime() + reminderHoursMax * hourMs).toISOString()
  const coming = await findIds({
    and: [
      { state: { equals: 'confirmed' } },
      { remindedAt: { exists: false } },
      { 'slot.startsAt': { greater_than: now.toISOString() } },
      { 'slot.startsAt': { less_than_equal: horizon } },
    ],
  })
  await doEach('appointments', coming, (id) => remind(id, now))
}
