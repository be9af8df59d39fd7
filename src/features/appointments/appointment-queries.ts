import 'server-only'
import { createLocalReq } from 'payload'
import { readSlots, type SlotLedger } from '@/cms/collections/appointment-slots/slot-ledger'
import { placesLeft, type SlotPlace } from '@/domain/appointments/slots'
import { isChangeable, stateAt, type AppointmentState } from '@/domain/appointments/states'
import { toldMs } from '@/domain/enquiries/told'
import { env } from '@/server/env'
import { payloadAsSystem } from '@/server/payload'
import { createExpiringId, readExpiringId, readSignedId } from '@/server/signed-id'
import { phaseOf } from './book-appointment'
import { readStored } from './lock-appointment'
import { listComingSlots } from './slot-queries'

/** What the visitor of an appointment sees of it: no name, no address. */
export type AppointmentView = {
  id: number
  state: AppointmentState
  slot: { id: number; startsAt: Date; endsAt: Date }
  /** What is visited, by its number in the address; null for the office, or what is gone. */
  about: { kind: 'property' | 'project'; publicId: number } | null
  /** Whether there is an address to which all of it is written. */
  isMailed: boolean
  isChangeable: boolean
  /** Slots with a place to which it can move; for who waits, its own once a place is free. */
  otherSlots: { id: number; startsAt: Date; endsAt: Date }[]
}

async function findAbout({ propertyId, projectId }: SlotPlace): Promise<AppointmentView['about']> {
  const id = propertyId ?? projectId
  if (id === null) return null
  const payload = await payloadAsSystem(
    'naming the home of an appointment; a discreet one has a page, yet no anonymous reader',
  )
  const kind = propertyId === null ? 'project' : 'property'
  const options = { id, depth: 0, disableErrors: true, select: { publicId: true } } as const
  const found =
    kind === 'property'
      ? await payload.findByID({ collection: 'properties', ...options })
      : await payload.findByID({ collection: 'projects', ...options })
  return found?.publicId ? { kind, publicId: found.publicId } : null
}

function hasRoom(slot: SlotLedger, now: Date): boolean {
  return phaseOf(slot, now) === 'open' && placesLeft(slot) > 0
}

/**
 * The appointment behind the token of its link, or `null` when the token was not made here or the
 * appointment is gone.
 */
export async function findAppointment(token: string, now: Date): Promise<AppointmentView | null> {
  const id = readSignedId('appointment', token, env().PAYLOAD_SECRET)
  return id === null ? null : viewAppointment(id, now)
}

/**
 * Lets the page that thanks tell who has just booked what was booked, for an hour from then. It opens no other page;
 * whom nobody can write to finds the link of the appointment on that one.
 */
export function createBookedToken(id: number, bookedAt: Date): string {
  const expiresAt = new Date(bookedAt.getTime() + toldMs)
  return createExpiringId('booked', id, { expiresAt, secret: env().PAYLOAD_SECRET })
}

/** The same for the page that thanks: null without such a token, or when its time is over. */
export async function findBooked(token: string, now: Date): Promise<AppointmentView | null> {
  const told = readExpiringId('booked', token, { now, secret: env().PAYLOAD_SECRET })
  return told === null || told.isExpired ? null : viewAppointment(told.id, now)
}

async function viewAppointment(id: number, now: Date): Promise<AppointmentView | null> {
  const payload = await payloadAsSystem(
    'showing an appointment to the visitor who has its link, or has just booked it',
  )
  const req = await createLocalReq({}, payload)
  const stored = await readStored(req, id)
  if (stored === null) return null
  const { claim, slotId, isMailed } = stored
  const [slot] = await readSlots(req, { ids: [slotId] }, now)
  if (slot === undefined) return null
  const canChange = isChangeable(claim, now)
  const coming = canChange ? await listComingSlots(slot, now, id) : []
  return {
    id,
    state: stateAt(claim, now),
    slot,
    about: await findAbout(slot),
    isMailed,
    isChangeable: canChange,
    otherSlots: coming.filter(
      (one) => hasRoom(one, now) && (one.id !== slotId || claim.state === 'waiting'),
    ),
  }
}
