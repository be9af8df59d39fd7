import 'server-only'
import type { PayloadRequest } from 'payload'
import { lockSlots, readSlots } from '@/cms/collections/appointment-slots/slot-ledger'
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

/**
 * The same while nobody else can change it or take a place in its slot, nor in the others that are
 * named, until the transaction of the request ends.
 *
 * @throws Error outside a transaction
 */
export async function lockAppointment(
  req: PayloadRequest,
  id: number,
  otherSlotIds: readonly number[] = [],
): Promise<StoredAppointment | null> {
  const before = await readStored(req, id)
  if (before === null) return null
  await lockSlots(req, [before.slotId, ...otherSlotIds])
  // Somebody else may have changed it while this waited for the lock.
  return readStored(req, id)
}
