import 'server-only'
import type { PayloadRequest } from 'payload'
import { readSlots } from '@/cms/collections/appointment-slots/slot-ledger'
import { firstState, isSamePlace, placesLeft } from '@/domain/appointments/slots'
import { isChangeable } from '@/domain/appointments/states'
import { err, ok, type Result } from '@/domain/kernel/result'
import { payloadAsSystem } from '@/server/payload'
import { tellAgency } from './agency-orders'
import { phaseOf } from './book-appointment'
import { inLockingTransaction, lockAppointment, type StoredAppointment } from './lock-appointment'
import { inSlotLine } from './slot-line'

/**
 * Why an appointment stays as it is: it is over or was never there, who leaves the line has a place by
 * now, or the slot that was chosen is not offered, too near, or without a place.
 */
export type ChangeRefusal = 'over' | 'placed' | 'unknown' | 'closed' | 'full'

/**
 * What became of an appointment, beyond what its state tells: it is at another time than its visitor
 * had, or who waited for it has left the line.
 */
export type Changed = 'same' | 'moved' | 'left'

/**
 * Does work while nobody else can change the appointment or take a place in these slots.
 *
 * @param ended what somebody is told who ends an appointment that is ended already
 */
async function whileLocked(
  id: number,
  { otherSlotId, now, ended }: { otherSlotId: number | null; now: Date; ended: Changed },
  work: (req: PayloadRequest, stored: StoredAppointment) => Promise<Result<Changed, ChangeRefusal>>,
): Promise<Result<Changed, ChangeRefusal>> {
  const payload = await payloadAsSystem('changing an appointment for the visitor who has its link')
  const change = async (req: PayloadRequest): Promise<Result<Changed, ChangeRefusal>> => {
    const stored = await lockAppointment(req, id, otherSlotId === null ? [] : [otherSlotId])
    if (otherSlotId === null && stored?.claim.state === 'cancelled') return ok(ended)
    if (stored === null || !isChangeable(stored.claim, now)) return err('over')
    return work(req, stored)
  }
  return inSlotLine(() => inLockingTransaction(payload, change))
}

async function end(req: PayloadRequest, id: number, stored: StoredAppointment): Promise<void> {
  const { claim, slotId, enquiryId } = stored
  const data = { state: 'cancelled' as const }
  await req.payload.update({ collection: 'appointments', id, req, depth: 0, data })
  const news = claim.state === 'waiting' ? 'left' : 'cancelled'
  await tellAgency(req, { id, slotId, enquiryId }, { news })
}

/**
 * Cancels an appointment for its visitor; its place is free at once. Cancelling twice is the same
 * as once.
 *
 * @throws Error when the database fails
 */
export async function cancelAppointment(
  id: number,
  now: Date,
): Promise<Result<Changed, ChangeRefusal>> {
  return whileLocked(id, { otherSlotId: null, now, ended: 'same' }, async (req, stored) => {
    await end(req, id, stored)
    return ok('same')
  })
}

/**
 * Takes a visitor off the waiting list. Somebody who has a place by now keeps it, and is told so: that
 * the list was to be left was decided before.
 *
 * @throws Error when the database fails
 */
export async function leaveLine(id: number, now: Date): Promise<Result<Changed, ChangeRefusal>> {
  return whileLocked(id, { otherSlotId: null, now, ended: 'left' }, async (req, stored) => {
    if (stored.claim.state !== 'waiting') return err('placed')
    await end(req, id, stored)
    return ok('left')
  })
}

/**
 * Moves an appointment to another slot of the same home, project or office, or takes a place for
 * somebody who waits. Where the agency looks at requests first, the appointment is a request again.
 *
 * @throws Error when the database fails
 */
export async function moveAppointment(
  id: number,
  slotId: number,
  now: Date,
): Promise<Result<Changed, ChangeRefusal>> {
  return whileLocked(id, { otherSlotId: slotId, now, ended: 'same' }, async (req, stored) => {
    if (stored.slotId === slotId && stored.claim.state !== 'waiting') return ok('same')
    const slots = await readSlots(req, { ids: [slotId, stored.slotId] }, now, id)
    const next = slots.find((slot) => slot.id === slotId)
    const current = slots.find((slot) => slot.id === stored.slotId)
    if (!next || !current || !isSamePlace(next, current)) return err('unknown')
    const phase = phaseOf(next, now)
    if (phase !== 'open') return err(phase === 'hidden' ? 'unknown' : 'closed')
    if (placesLeft(next) === 0) return err('full')
    const state = firstState(next, { isConfirmed: stored.claim.state === 'confirmed' })
    await req.payload.update({
      collection: 'appointments',
      id,
      req,
      depth: 0,
      context: { hasPlace: true },
      data: { slot: slotId, state },
    })
    // Who waited had no time that the agency kept free.
    const before = stored.claim.state === 'waiting' ? undefined : current
    const news = before !== undefined && state === 'confirmed' ? 'moved' : state
    await tellAgency(req, { id, slotId, enquiryId: stored.enquiryId }, { news, before })
    return ok(before === undefined ? 'same' : 'moved')
  })
}
