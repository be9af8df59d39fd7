import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { readSlots, type SlotLedger } from '@/cms/collections/appointment-slots/slot-ledger'
import {
  officeSlotsTag,
  projectSlotsTag,
  projectTag,
  propertyTag,
  siteTag,
  slotsTag,
} from '@/cms/cache-tags'
import { bookingPhase, closesAt, placesLeft, type SlotPlace } from '@/domain/appointments/slots'
import { anonymous, payloadAs, payloadAsSystem } from '@/server/payload'

/** A slot that a visitor may choose; of a full one, its waiting list. */
export type OpenSlot = {
  id: number
  /** In ISO form, because it is kept in the cache. */
  startsAt: string
  endsAt: string
  isFull: boolean
}

/** Most slots that a page shows: some weeks of visits. */
const slotsMax = 60

/**
 * Seconds for which an answer is kept at least, also when a slot closes sooner: what is booked is
 * checked again, and a page that is drawn every minute costs more than it tells.
 */
const keptSecondsMin = 300
/** At most, because a request that nobody answers gives its place free without being told. */
const keptSecondsMax = 3_600

function toPublishing({ startsAt, endsAt, visibleFrom, closesBeforeMinutes }: SlotLedger) {
  return { start: startsAt, end: endsAt, visibleFrom, closesBeforeMinutes }
}

/** Seconds until a slot appears or closes. */
function secondsUntilChange(slots: readonly SlotLedger[], now: Date): number {
  const moments = slots
    .map(toPublishing)
    .flatMap((slot) => [closesAt(slot), slot.visibleFrom ?? now])
    .map((moment) => (moment.getTime() - now.getTime()) / 1000)
    .filter((seconds) => seconds > 0)
  return Math.round(Math.max(keptSecondsMin, Math.min(keptSecondsMax, ...moments)))
}

/**
 * The slots of a home, a project or the office after a moment, also those that are hidden or full, in their order.
 *
 * @param except id of an appointment whose own place does not count
 */
export async function listComingSlots(
  place: SlotPlace,
  now: Date,
  except?: number,
): Promise<SlotLedger[]> {
  const payload = await payloadAsSystem('showing when visitors are received, without who comes')
  return readSlots({ payload }, { place, from: now }, now, except)
}

async function findRecordId(publicId: number): Promise<number | null> {
  const payload = await payloadAsSystem(
    'finding the slots of a home; a discreet one has a page, yet no anonymous reader',
  )
  const { docs } = await payload.find({
    collection: 'properties',
    where: { publicId: { equals: publicId }, _status: { equals: 'published' } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
  })
  return docs[0]?.id ?? null
}

async function findProjectId(publicId: number): Promise<number | null> {
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'projects',
    where: { publicId: { equals: publicId }, _status: { equals: 'published' } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
  })
  return docs[0]?.id ?? null
}

/** What of some slots can be chosen, and for how long the answer holds. */
async function readOpenSlots(
  place: SlotPlace | null,
): Promise<{ open: OpenSlot[]; keptSeconds: number | null }> {
  const now = new Date()
  const slots = place === null ? [] : await listComingSlots(place, now)
  const open = slots
    .filter((slot) => bookingPhase(toPublishing(slot), now) === 'open')
    .slice(0, slotsMax)
    .map((slot) => ({
      id: slot.id,
      startsAt: slot.startsAt.toISOString(),
      endsAt: slot.endsAt.toISOString(),
      isFull: placesLeft(slot) === 0,
    }))
  return { open, keptSeconds: slots.length === 0 ? null : secondsUntilChange(slots, now) }
}

/** Keeps an answer until a slot appears or closes; where there are none, until one is made. */
function keepFor(seconds: number | null): void {
  if (seconds === null) cacheLife('days')
  else cacheLife({ stale: 60, revalidate: seconds, expire: 86_400 })
}

/**
 * The times at which a home can be visited, in their order; none for most homes. Whether one is
 * left is decided when it is booked.
 *
 * @param publicId number of the property in its address
 */
export async function findOpenSlots(publicId: number): Promise<OpenSlot[]> {
  'use cache'
  cacheTag(siteTag, propertyTag(publicId))
  const propertyId = await findRecordId(publicId)
  if (propertyId !== null) cacheTag(slotsTag(propertyId))
  const { open, keptSeconds } = await readOpenSlots(
    propertyId === null ? null : { propertyId, projectId: null, atOffice: false },
  )
  keepFor(keptSeconds)
  return open
}

/**
 * The same of a project.
 *
 * @param publicId number of the project in its address
 */
export async function findProjectSlots(publicId: number): Promise<OpenSlot[]> {
  'use cache'
  cacheTag(siteTag, projectTag(publicId))
  const projectId = await findProjectId(publicId)
  if (projectId !== null) cacheTag(projectSlotsTag(projectId))
  const { open, keptSeconds } = await readOpenSlots(
    projectId === null ? null : { propertyId: null, projectId, atOffice: false },
  )
  keepFor(keptSeconds)
  return open
}

/** The times at which visitors are received at the office. */
export async function findOfficeSlots(): Promise<OpenSlot[]> {
  'use cache'
  cacheTag(siteTag, officeSlotsTag)
  const { open, keptSeconds } = await readOpenSlots({
    propertyId: null,
    projectId: null,
    atOffice: true,
  })
  keepFor(keptSeconds)
  return open
}
