import 'server-only'
import type { Payload, PayloadRequest } from 'payload'
import { lockSlots, readSlots } from '@/cms/collections/appointment-slots/slot-ledger'
import { inTransaction } from '@/cms/hooks/transaction'
import { toRelationId } from '@/cms/relation-id'
import type { PlaceClaim } from '@/domain/appointments/states'

/** What decides whether an appointment still takes place, and whether its visitor can be written to. */
export type StoredAppointment = {
  id: number
  slotId: number
  /** The form with which it was booked on the site; null where the desk made it. */
  enquiryId: number | null
  claim: PlaceClaim
  isMailed: boolean
}

/** An appointment as it stands; null when it is gone. */
export async function readStored(
  req: PayloadRequest,
  id: number,
): Promise<StoredAppointment | null> {
  const found = await req.payload.findByID({
    collection: 'appointments',
    id,
    req,
    depth: 0,
    disableErrors: true,
    select: {
      slot: true,
      state: true,
      requestedAt: true,
      createdAt: true,
      email: true,
      enquiry: true,
    },
  })
  const slotId = typeof found?.slot === 'number' ? found.slot : found?.slot.id
  if (!found || slotId === undefined) return null
  const [slot] = await readSlots(req, { ids: [slotId] }, new Date())
  if (slot === undefined) return null
  const requestedAt = new Date(found.requestedAt ?? found.createdAt)
  const claim = { state: found.state, requestedAt, slotStart: slot.startsAt }
  return {
    id,
    slotId,
    enquiryId: toRelationId(found.enquiry),
    claim,
    isMailed: Boolean(found.email),
  }
}

/** Appointments as they stand, in the order of the ids; those that are gone are left out. */
export async function readAllStored(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<StoredAppointment[]> {
  const found = []
  for (const id of ids) found.push(await readStored(req, id))
  return found.filter((one) => one !== null)
}

/** Somebody moved it to a slot that was not locked yet, while this waited for the locks. */
class MovedMeanwhile extends Error {}

/**
 * Appointments as they stand, while nobody else can change them or take a place in their slots, nor in the
 * others that are named, until the transaction of the request ends. All slots are locked at once, in the order
 * that everybody keeps; one that is gone is left out.
 *
 * @throws Error outside a transaction, and when one was moved meanwhile: `inLockingTransaction` begins anew then
 */
export async function lockAppointments(
  req: PayloadRequest,
  ids: readonly number[],
  otherSlotIds: readonly number[] = [],
): Promise<StoredAppointment[]> {
  const seen = await readAllStored(req, ids)
  const slotIds = [...seen.map(({ slotId }) => slotId), ...otherSlotIds]
  if (slotIds.length === 0) return []
  await lockSlots(req, slotIds)
  // Somebody else may have changed them while this waited for the lock.
  const stored = await readAllStored(req, ids)
  if (stored.some(({ slotId }) => !slotIds.includes(slotId))) {
    throw new MovedMeanwhile('An appointment was moved while its slot was locked')
  }
  return stored
}

/** The same for one; null when it is gone. */
export async function lockAppointment(
  req: PayloadRequest,
  id: number,
  otherSlotIds: readonly number[] = [],
): Promise<StoredAppointment | null> {
  const [stored] = await lockAppointments(req, [id], otherSlotIds)
  return stored ?? null
}

/** How often work begins anew; somebody would have to move the visit in each of these moments. */
const triesMax = 5

/**
 * Does work that locks appointments in a transaction of its own, and anew where one was moved while the work
 * waited for its locks.
 *
 * @throws what the work throws, and when one was moved every time
 */
export async function inLockingTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await inTransaction(payload, work)
    } catch (cause) {
      if (!(cause instanceof MovedMeanwhile) || tried === triesMax) throw cause
    }
  }
}
