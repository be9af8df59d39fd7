import 'server-only'
import type { Activity, Appointment, Enquiry } from '@/cms/payload-types'
import { findLoaded, toRelationId } from '@/cms/relation-id'
import type { ShownEnquiryKind } from '@/domain/owners/shown-enquiries'
import type { OwnerAccount } from '@/server/owner-auth'
import { payloadAs } from '@/server/payload'
import type { TimeLineEntry, TimeLineFilter } from './time-line'

/** Most records of one kind on a page; older ones are left to the report of the agency. */
export const recordsMax = 200

const newest = { limit: recordsMax, pagination: false } as const

const appointmentStatus = {
  requested: 'asked',
  confirmed: 'planned',
  done: 'done',
  noShow: 'missed',
  cancelled: 'cancelled',
} as const satisfies Partial<Record<Appointment['state'], TimeLineEntry['status']>>

function toActivityEntry(activity: Activity): TimeLineEntry {
  const { id, at, kind, type, status, subject, comment, impression, contact } = activity
  return {
    key: `activity-${id}`,
    at,
    source: 'activity',
    kind,
    title: { text: subject },
    type,
    status,
    comment: comment || null,
    impression: kind === 'visit' ? (impression ?? null) : null,
    person: contact || null,
  }
}

type ReadAppointment = Pick<
  Appointment,
  'id' | 'slot' | 'state' | 'feedback' | 'impression' | 'name'
>

function toAppointmentEntries(appointment: ReadAppointment): TimeLineEntry[] {
  const { id, slot, state, feedback, impression, name } = appointment
  const startsAt = findLoaded(slot)?.startsAt
  const status = Object.entries(appointmentStatus).find(([one]) => one === state)?.[1]
  if (!startsAt || status === undefined) return []
  const entry: TimeLineEntry = {
    key: `appointment-${id}`,
    at: startsAt,
    source: 'appointment',
    kind: 'visit',
    title: { appointment: true },
    type: null,
    status,
    comment: feedback || null,
    impression: impression ?? null,
    person: name || null,
  }
  return [entry]
}

type ReadEnquiry = Pick<Enquiry, 'id' | 'createdAt' | 'kind' | 'person'>

function toEnquiryEntry({ id, createdAt, kind, person }: ReadEnquiry): TimeLineEntry {
  return {
    key: `enquiry-${id}`,
    at: createdAt,
    source: 'enquiry',
    kind: 'history',
    // The access rule lets an owner read these kinds alone.
    title: { enquiry: kind as ShownEnquiryKind },
    type: null,
    status: 'done',
    comment: null,
    impression: null,
    person: [person?.firstName, person?.lastName].filter(Boolean).join(' ') || null,
  }
}

/**
 * What happened for a property, as its owner may read it: what agents wrote down, visits that were
 * booked on the site, and questions that came in there. A question that became a visit is told once.
 *
 * @param filter leaves one kind; the newest of that kind are found, however many of others there are
 */
export async function findEntries(
  owner: OwnerAccount,
  propertyId: number,
  filter: TimeLineFilter = 'all',
): Promise<TimeLineEntry[]> {
  const door = await payloadAs(owner)
  const where = { property: { equals: propertyId } }
  const ofKind = filter === 'all' ? where : { and: [where, { kind: { equals: filter } }] }
  const activities = door.find({
    collection: 'activities',
    where: ofKind,
    sort: '-at',
    depth: 0,
    ...newest,
  })
  if (filter === 'communication') return (await activities).docs.map(toActivityEntry)
  const [written, appointments, enquiries] = await Promise.all([
    activities,
    door.find({
      collection: 'appointments',
      where: { 'slot.property': { equals: propertyId } },
      sort: '-createdAt',
      depth: 1,
      populate: { 'appointment-slots': { startsAt: true } },
      select: {
        slot: true,
        state: true,
        enquiry: true,
        name: true,
        feedback: true,
        impression: true,
      },
      ...newest,
    }),
    filter === 'visit'
      ? { docs: [] }
      : door.find({
          collection: 'enquiries',
          where,
          sort: '-createdAt',
          depth: 0,
          select: { kind: true, createdAt: true, person: { firstName: true, lastName: true } },
          ...newest,
        }),
  ])
  const booked = new Set(appointments.docs.map(({ enquiry }) => toRelationId(enquiry)))
  return [
    ...written.docs.map(toActivityEntry),
    ...appointments.docs.flatMap(toAppointmentEntries),
    ...enquiries.docs.filter(({ id }) => !booked.has(id)).map(toEnquiryEntry),
  ]
}

/** Where a property is published besides the site. */
export type PlacementView = {
  id: number
  channel: string
  href: string | null
  from: string
  to: string | null
}

/** The placements of a property that its owner may read, the newest first. */
export async function findPlacements(
  owner: OwnerAccount,
  propertyId: number,
): Promise<PlacementView[]> {
  const { docs } = await (
    await payloadAs(owner)
  ).find({
    collection: 'placements',
    where: { property: { equals: propertyId } },
    sort: ['-from', '-id'],
    depth: 0,
    ...newest,
  })
  return docs.map(({ id, channel, url, from, to }) => ({
    id,
    channel,
    href: url || null,
    from,
    to: to ?? null,
  }))
}
