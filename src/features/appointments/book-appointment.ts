import 'server-only'
import type { Payload, PayloadRequest } from 'payload'
import {
  findByBookingKey,
  lockSlots,
  readSlots,
  type SlotLedger,
} from '@/cms/collections/appointment-slots/slot-ledger'
import { inTransaction } from '@/cms/hooks/transaction'
import { bookingPhase, firstState, isSamePlace, placesLeft } from '@/domain/appointments/slots'
import type { Locale } from '@/domain/kernel/locales'
import { err, ok, type Result } from '@/domain/kernel/result'
import { payloadAsSystem } from '@/server/payload'
import { inSlotLine } from './slot-line'

/** A wish for a place in a slot. */
export type BookingRequest = {
  slotId: number
  /**
   * The record that the visitor looked at; a slot of another one is not found. Without one it is the
   * office.
   */
  propertyId: number | null
  projectId: number | null
  person: { name: string; email: string | null; phone: string | null }
  locale: Locale
  /** By what the same booking is recognised when it comes again; 120 characters at most. */
  key: string
  /** Whether to stand in line when the slot is full. */
  wantsToWait: boolean
  retainUntil: Date
}

/** What became of a booking. */
export type Booked = { appointmentId: number; bookedAt: Date } & (
  | { kind: 'booked'; state: 'requested' | 'confirmed' }
  /** `place` counts from 1. */
  | { kind: 'waiting'; place: number }
)

/** Why there is no booking: no such slot to choose, too late for it, or no place left. */
export type BookingRefusal = 'unknown' | 'closed' | 'full'

export type BookingTools = {
  now: Date
  /** Keeps what belongs to the booking in its transaction, and gives the id of the enquiry. */
  saveEnquiry?: (req: PayloadRequest, slot: SlotLedger) => Promise<number>
}

/**
 * Takes a place in a slot, in one transaction and under a lock: of those who want the last one,
 * one gets it and all others are told. The same key gives the same booking again, for as long as it
 * stands.
 *
 * @throws Error when the database fails or too many book at once
 */
export async function bookAppointment(
  request: BookingRequest,
  tools: BookingTools,
): Promise<Result<Booked, BookingRefusal>> {
  const payload = await payloadAsSystem('booking for a visitor, who may not read appointments')
  return inSlotLine(async () => {
    const look = await lookAtSlot(payload, request, tools.now)
    if (!look.ok) return look
    return inTransaction(payload, (req) => book(req, request, tools))
  })
}

/**
 * Why there can be no booking, seen without a lock: in a rush for one home nearly all are told so
 * here, by two short questions. That there is a place is only true under the lock.
 */
async function lookAtSlot(
  payload: Payload,
  request: BookingRequest,
  now: Date,
): Promise<Result<null, BookingRefusal>> {
  const [slot] = await readSlots({ payload }, { ids: [request.slotId] }, now)
  const refusal = findRefusal(slot, request, now)
  const isOver = refusal !== null && !(refusal === 'full' && request.wantsToWait)
  return isOver && (await findByBookingKey({ payload }, request.key)) === null
    ? err(refusal)
    : ok(null)
}

function findRefusal(
  slot: SlotLedger | undefined,
  request: BookingRequest,
  now: Date,
): BookingRefusal | null {
  if (slot === undefined || !isAbout(slot, request)) return 'unknown'
  const phase = phaseOf(slot, now)
  if (phase !== 'open') return phase === 'hidden' ? 'unknown' : 'closed'
  return placesLeft(slot) === 0 ? 'full' : null
}

async function book(
  req: PayloadRequest,
  request: BookingRequest,
  tools: BookingTools,
): Promise<Result<Booked, BookingRefusal>> {
  await lockSlots(req, [request.slotId])
  const earlier = await findByKey(req, request.key)
  if (earlier !== null) return ok(earlier)
  const [slot] = await readSlots(req, { ids: [request.slotId] }, tools.now)
  const refusal = findRefusal(slot, request, tools.now)
  if (slot === undefined || (refusal !== null && refusal !== 'full')) {
    return err(refusal ?? 'unknown')
  }
  if (refusal === null) {
    const state = firstState(slot, { isConfirmed: false })
    return ok({ kind: 'booked', ...(await save(req, request, { slot, state }, tools)), state })
  }
  if (!request.wantsToWait) return err('full')
  const saved = await save(req, request, { slot, state: 'waiting' }, tools)
  const place = await placeInLine(req, saved.appointmentId, slot.id)
  return ok({ kind: 'waiting', ...saved, place })
}

/** A slot of another home or project is none for this visitor. */
function isAbout(slot: SlotLedger, { propertyId, projectId }: BookingRequest): boolean {
  const atOffice = propertyId === null && projectId === null
  return isSamePlace(slot, { propertyId, projectId, atOffice })
}

/** Whether a slot can be booked now. */
export function phaseOf(
  { startsAt, endsAt, visibleFrom, closesBeforeMinutes }: SlotLedger,
  now: Date,
) {
  return bookingPhase({ start: startsAt, end: endsAt, visibleFrom, closesBeforeMinutes }, now)
}

async function findByKey(req: PayloadRequest, key: string): Promise<Booked | null> {
  const found = await findByBookingKey(req, key)
  if (found === null) return null
  const { id, state, slotId, bookedAt } = found
  if (state === 'waiting') {
    const place = await placeInLine(req, id, slotId)
    return { kind: 'waiting', appointmentId: id, bookedAt, place }
  }
  // One that is over keeps no key, so that what was confirmed since is all that may differ.
  const first = state === 'requested' ? 'requested' : 'confirmed'
  return { kind: 'booked', appointmentId: id, bookedAt, state: first }
}

async function placeInLine(req: PayloadRequest, id: number, slotId: number): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'appointments',
    where: {
      and: [
        { slot: { equals: slotId } },
        { state: { equals: 'waiting' } },
        { id: { less_than_equal: id } },
      ],
    },
    req,
  })
  return totalDocs
}

async function save(
  req: PayloadRequest,
  { person, locale, key, retainUntil }: BookingRequest,
  { slot, state }: { slot: SlotLedger; state: 'requested' | 'confirmed' | 'waiting' },
  { saveEnquiry }: BookingTools,
): Promise<Pick<Booked, 'appointmentId' | 'bookedAt'>> {
  const enquiry = await saveEnquiry?.(req, slot)
  const { id, createdAt } = await req.payload.create({
    collection: 'appointments',
    req,
    depth: 0,
    // The places of the slot are counted under its lock, which lasts until the end.
    context: { hasPlace: true },
    data: {
      slot: slot.id,
      state,
      ...person,
      locale,
      enquiry,
      idempotencyKey: key,
      retainUntil: retainUntil.toISOString(),
    },
  })
  return { appointmentId: id, bookedAt: new Date(createdAt) }
}
