import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'
import { readSlots } from '@/cms/collections/appointment-slots/slot-ledger'
import { queueAppointmentMail } from '@/cms/collections/appointments/mail-orders'
import { getExecutor } from '@/cms/hooks/transaction'
import { reminderDueAt } from '@/domain/appointments/news'
import { requestHoursMax, stateAt } from '@/domain/appointments/states'
import { payloadAsSystem } from '@/server/payload'
import { doEach } from '@/server/queue/do-each'
import { inLockingTransaction, lockAppointment } from './lock-appointment'

const hourMs = 60 * 60 * 1000
/** Nine in the morning of the day before is at most 40 hours away, also when summer time ends. */
const reminderHoursMax = 40
/** Appointments that are read at once. */
const batchSize = 200

const open = () => payloadAsSystem('tending appointments by the clock, which nobody asked for')

/** All of them: those for which it is too early stay, and would keep a bounded look from the others. */
async function findIds(where: Where): Promise<number[]> {
  const payload = await open()
  const ids: number[] = []
  for (;;) {
    const { docs } = await payload.find({
      collection: 'appointments',
      where: { and: [where, { id: { greater_than: ids.at(-1) ?? 0 } }] },
      sort: 'id',
      limit: batchSize,
      pagination: false,
      depth: 0,
      select: {},
    })
    ids.push(...docs.map(({ id }) => id))
    if (docs.length < batchSize) return ids
  }
}

/** Notes that nobody answered in time; who asked is told, and who waits for the place. */
async function expire(id: number, now: Date): Promise<void> {
  await inLockingTransaction(await open(), async (req) => {
    // The agency or the visitor may have been faster.
    const stored = await lockAppointment(req, id)
    if (stored === null || stored.claim.state === 'expired') return
    if (stateAt(stored.claim, now) !== 'expired') return
    const data = { state: 'expired' as const }
    await req.payload.update({ collection: 'appointments', id, req, depth: 0, data })
  })
}

async function remind(id: number, now: Date): Promise<void> {
  await inLockingTransaction(await open(), async (req) => {
    const stored = await lockAppointment(req, id)
    if (stored?.claim.state !== 'confirmed') return
    const appointment = await req.payload.findByID({
      collection: 'appointments',
      id,
      req,
      depth: 0,
    })
    const { remindedAt, updatedAt } = appointment
    if (remindedAt) return
    const [slot] = await readSlots(req, { ids: [stored.slotId] }, now)
    const due = slot && reminderDueAt(slot.startsAt, new Date(updatedAt))
    if (!slot || !due || now < due || now >= slot.startsAt) return
    await queueAppointmentMail(req, appointment, 'reminder', slot)
    // Nothing of the visit changed: who is shown what is new finds none of it, and no hook has work.
    const executor = await getExecutor(req)
    await executor.execute(
      sql`update appointments set reminded_at = ${now.toISOString()}::timestamptz where id = ${id}`,
    )
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
