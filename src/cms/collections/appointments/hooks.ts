import { sql } from '@payloadcms/db-postgres'
import { placesLeft } from '@/domain/appointments/slots'
import { holdsPlace, isUnderWay, mayBecome } from '@/domain/appointments/states'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import type { Appointment } from '../../payload-types'
import { words } from '../../fields/words'
import { createFieldError } from '../../hooks/editor-message'
import { notifyTags } from '../../hooks/revalidate'
import { getExecutor } from '../../hooks/transaction'
import { toRelationId } from '../../relation-id'
import { lockSlots, readSlots } from '../appointment-slots/slot-ledger'
import { toSlotTags } from '../appointment-slots/slot-tags'

type Stored = Pick<Appointment, 'slot' | 'state' | 'requestedAt'>

const stateLabel = words('Stand', 'État', 'State', 'Stand')

function refuse(req: PayloadRequest, path: 'state' | 'slot', text: ReturnType<typeof words>) {
  const label = path === 'state' ? stateLabel : words('Tijdslot', 'Créneau', 'Slot', 'Zeitfenster')
  return createFieldError(req, { collection: 'appointments', path, label, text })
}

const wrongStep = words(
  'Deze stand volgt niet op de vorige. Kies een andere of maak een nieuwe afspraak.',
  'Cet état ne suit pas le précédent. Choisissez-en un autre ou créez un nouveau rendez-vous.',
  'This state does not follow from the previous one. Choose another, or make a new appointment.',
  'Dieser Stand folgt nicht auf den vorigen. Wählen Sie einen anderen oder legen Sie einen neuen Termin an.',
)

const noPlace = words(
  'In dit tijdslot is geen plaats meer, of de makelaar is dan elders. Kies een ander tijdslot.',
  'Il n’y a plus de place dans ce créneau, ou l’agent est pris ailleurs. Choisissez un autre créneau.',
  'There is no place left in this slot, or the agent is elsewhere then. Choose another slot.',
  'In diesem Zeitfenster ist kein Platz mehr, oder der Makler ist dann woanders. Wählen Sie ein anderes.',
)

const changedMeanwhile = words(
  'Deze afspraak is net door iemand anders gewijzigd, misschien door de bezoeker. Laad de pagina opnieuw.',
  'Ce rendez-vous vient d’être modifié par quelqu’un d’autre, peut-être par le visiteur. Rechargez la page.',
  'Somebody else has just changed this appointment, perhaps the visitor. Load the page again.',
  'Dieser Termin wurde soeben von jemand anderem geändert, vielleicht vom Besucher. Laden Sie die Seite neu.',
)

/** When the agency was asked for the place; a request that was moved is a new one. */
function requestedAtOf(next: Stored, before: Stored | undefined, now: Date): string | null {
  if (next.state !== 'requested') return next.requestedAt ?? null
  const isAskedAlready = before?.state === 'requested' && before.requestedAt
  return isAskedAlready && sameSlot(next, before) ? isAskedAlready : now.toISOString()
}

function sameSlot(one: Stored, other: Stored): boolean {
  return toRelationId(one.slot) === toRelationId(other.slot)
}

/** In another slot an appointment begins anew: what was confirmed may have to be asked again. */
function follows(before: Stored, next: Stored): boolean {
  if (sameSlot(before, next)) return mayBecome(before.state, next.state)
  return isUnderWay(before.state) && isUnderWay(next.state)
}

/** A claim on a slot that is to come; of one that is past nobody takes a place any more. */
function holds({ state, requestedAt }: Stored, now: Date): boolean {
  const asked = requestedAt ? new Date(requestedAt) : now
  return holdsPlace({ state, requestedAt: asked, slotStart: new Date(8.64e15) }, now)
}

/**
 * Holds the slots of an appointment and refuses a change that somebody else was faster with. An
 * appointment is read and then written whole, so that a visitor who cancelled in between would be
 * expected all the same.
 */
async function requireUnchanged(
  req: PayloadRequest,
  before: Stored & { id: number },
  next: Stored,
): Promise<void> {
  await lockSlots(
    req,
    [before.slot, next.slot].flatMap((slot) => toRelationId(slot) ?? []),
  )
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ state: string; slotId: number }>(sql`
    select state::text, slot_id as "slotId" from appointments where id = ${before.id}`)
  const [stored] = rows
  const isSame = stored?.state === before.state && stored.slotId === toRelationId(before.slot)
  if (!isSame) throw refuse(req, 'state', changedMeanwhile)
}

/**
 * Keeps an appointment to the steps that exist, and to the places that there are: whoever writes
 * it, a person or the site, takes the place under the lock of the slot.
 */
export const keepToPlaces: CollectionBeforeChangeHook<Appointment> = async (change) => {
  const { data, operation, originalDoc, req } = change
  const before = operation === 'update' ? originalDoc : undefined
  const now = new Date()
  const next = { ...before, ...data } as Stored
  if (before !== undefined) await requireUnchanged(req, before, next)
  if (before !== undefined && !follows(before, next)) throw refuse(req, 'state', wrongStep)
  const requestedAt = requestedAtOf(next, before, now)
  const hadPlace = before !== undefined && holds(before, now) && sameSlot(before, next)
  if (!hadPlace && holds({ ...next, requestedAt }, now)) {
    await requirePlace(req, next.slot, { now, except: before?.id })
  }
  const isMoved = before !== undefined && !sameSlot(before, next)
  return { ...data, requestedAt, ...(isMoved && { remindedAt: null }) }
}

async function requirePlace(
  req: PayloadRequest,
  relation: unknown,
  { now, except }: { now: Date; except: number | undefined },
): Promise<void> {
  // Whoever has locked the slot already has counted its places.
  if (req.context.hasPlace) return
  const slotId = toRelationId(relation)
  if (slotId === null) return
  await lockSlots(req, [slotId])
  const [slot] = await readSlots(req, { ids: [slotId] }, now, except)
  if (slot !== undefined && placesLeft(slot) === 0) throw refuse(req, 'slot', noPlace)
}

/** True once an appointment is no longer what its form asked for: it is over, or in another slot. */
function isNoLongerAsSent(before: Stored, next: Stored): boolean {
  return (isUnderWay(before.state) && !isUnderWay(next.state)) || !sameSlot(before, next)
}

/**
 * Lets go of the key under which the same form is recognised, once the booking is over or in another
 * slot: without JavaScript the content is the key, and somebody who cancels and books the same place
 * again would be thanked for nothing.
 */
export const releaseKey: CollectionBeforeChangeHook<Appointment> = async (change) => {
  const { data, operation, originalDoc: before, req } = change
  if (operation !== 'update' || before === undefined) return data
  if (!isNoLongerAsSent(before, { ...before, ...data })) return data
  const enquiryId = toRelationId(before.enquiry)
  if (enquiryId !== null) {
    const executor = await getExecutor(req)
    await executor.execute(sql`
      update enquiries set idempotency_key = null where id = ${enquiryId}`)
  }
  return { ...data, idempotencyKey: null }
}

async function announce(req: PayloadRequest, docs: readonly unknown[]): Promise<void> {
  const ids = docs.flatMap((doc) => {
    const stored = typeof doc === 'object' && doc !== null ? doc : {}
    return toRelationId(Reflect.get(stored, 'slot')) ?? []
  })
  if (ids.length === 0) return
  const slots = await readSlots(req, { ids }, new Date())
  await notifyTags(req, slots.flatMap(toSlotTags))
}

export const announceAppointment: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await announce(req, [doc, previousDoc])
}

export const announceAppointmentRemoval: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(req, [doc])
}
