import 'server-only'
import type { Where } from 'payload'
import { cache } from 'react'
import { isWithin } from '@/cms/collections/owners/owned-periods'
import type { Activity, Appointment, Enquiry } from '@/cms/payload-types'
import { findLoaded } from '@/cms/relation-id'
import { bookingKind } from '@/domain/appointments/enquiry-states'
import { isOwnerState, type OwnerState } from '@/domain/appointments/states'
import type { OwnershipWindow } from '@/domain/owners/ownership-window'
import type { ShownEnquiryKind } from '@/domain/owners/shown-enquiries'
import type { OwnerAccount } from '@/server/owner-auth'
import { queryRows } from '@/server/db'
import { payloadAs } from '@/server/payload'
import { toTimeLine, type EntryOrder, type TimeLineEntry, type TimeLineFilter } from './time-line'

/** Forms that ask for a visit: the first always, the second with that wish. */
const visitWishes = [bookingKind, 'contact-me', 'visit'] as const

const appointmentStatus = {
  requested: 'asked',
  confirmed: 'planned',
  done: 'done',
  noShow: 'missed',
  cancelled: 'cancelled',
} as const satisfies Record<OwnerState, TimeLineEntry['status']>

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
  if (!startsAt || !isOwnerState(state)) return []
  const entry: TimeLineEntry = {
    key: `appointment-${id}`,
    at: startsAt,
    source: 'appointment',
    kind: 'visit',
    title: { appointment: true },
    type: null,
    status: appointmentStatus[state],
    comment: feedback || null,
    impression: impression ?? null,
    person: name || null,
  }
  return [entry]
}

type ReadEnquiry = Pick<Enquiry, 'id' | 'createdAt' | 'kind' | 'person'>

/** @param visits ids of those that ask for a visit */
function toEnquiryEntry(
  { id, createdAt, kind, person }: ReadEnquiry,
  visits: ReadonlySet<number>,
): TimeLineEntry {
  const asksVisit = visits.has(id)
  return {
    key: `enquiry-${id}`,
    at: createdAt,
    source: 'enquiry',
    kind: asksVisit ? 'visit' : 'history',
    // The access rule lets an owner read these kinds alone.
    title: { enquiry: asksVisit ? bookingKind : (kind as ShownEnquiryKind) },
    type: null,
    status: asksVisit ? 'asked' : 'done',
    comment: null,
    impression: null,
    person: [person?.firstName, person?.lastName].filter(Boolean).join(' ') || null,
  }
}

/** Which of the things that happened are asked for. */
export type EntryQuestion = {
  filter?: TimeLineFilter
  /** Only what is agreed on, not what was asked for, called off or done. */
  isPlanned?: boolean
  /** The first moment that counts, and the first one that does not any more; without limit unless set. */
  since?: Date | null
  until?: Date | null
  /** Only what came or was changed after a moment. */
  changedSince?: Date | null
  /** Which end is found first; entries come in that order. */
  order?: EntryOrder
  /** Most entries that are found, 1 or more. */
  max: number
}

type Question = Required<
  Pick<EntryQuestion, 'filter' | 'isPlanned' | 'order' | 'max' | 'changedSince'>
> &
  OwnershipWindow
type Of = { owner: OwnerAccount; propertyId: number }

/** As many of one kind of records as the answer may consist of, in its order. */
const boundsOf = ({ order, max }: Question, moment: string) => ({
  sort: order === 'newest' ? [`-${moment}`, '-id'] : [moment, 'id'],
  limit: max,
  pagination: false as const,
})

const hasChanged = ({ changedSince }: Question, moment: 'createdAt' | 'updatedAt'): Where[] =>
  changedSince === null ? [] : [{ [moment]: { greater_than: changedSince.toISOString() } }]

async function findActivities({ owner, propertyId }: Of, question: Question) {
  const { filter, isPlanned } = question
  const where: Where[] = [
    { property: { equals: propertyId } },
    ...(filter === 'all' ? [] : [{ kind: { equals: filter } }]),
    ...(isPlanned ? [{ status: { equals: 'planned' } }] : []),
    ...isWithin('at', question),
    ...hasChanged(question, 'updatedAt'),
  ]
  const door = await payloadAs(owner)
  const { docs } = await door.find({
    collection: 'activities',
    where: { and: where },
    depth: 0,
    ...boundsOf(question, 'at'),
  })
  return docs
}

async function findAppointments({ owner, propertyId }: Of, question: Question) {
  if (question.filter === 'communication') return []
  const where: Where[] = [
    { 'slot.property': { equals: propertyId } },
    ...(question.isPlanned ? [{ state: { equals: 'confirmed' } }] : []),
    ...isWithin('slot.startsAt', question),
    ...hasChanged(question, 'updatedAt'),
  ]
  const door = await payloadAs(owner)
  const { docs } = await door.find({
    collection: 'appointments',
    where: { and: where },
    depth: 1,
    populate: { 'appointment-slots': { startsAt: true } },
    select: {
      slot: true,
      state: true,
      name: true,
      feedback: true,
      impression: true,
    },
    ...boundsOf(question, 'slot.startsAt'),
  })
  return docs
}

/**
 * Ids of the enquiries about a home that ask for a visit, by a form for visits or by a wish in
 * another one. Owners cannot read what was answered, so that their own query cannot ask for it. Looked
 * for once for a page, of which several parts tell what happened.
 */
const findVisitWishes = cache(async (propertyId: number): Promise<ReadonlySet<number>> => {
  const rows = await queryRows<{ id: number }>(
    `select id from enquiries where property_id = $1
      and (kind = $2 or kind = $3 and fields->>'wish' = $4)`,
    [propertyId, ...visitWishes],
  )
  return new Set(rows.map(({ id }) => id))
})

/**
 * Ids of the enquiries about a home of which an appointment tells, whenever that is: what became of it,
 * or nothing where it was declined or lapsed. One that still stands in line is asked for and no more.
 * Looked for once for a page as well.
 */
const findBooked = cache(async (propertyId: number): Promise<number[]> => {
  const rows = await queryRows<{ id: number }>(
    `select distinct enquiries.id from enquiries
       join appointments on appointments.enquiry_id = enquiries.id
      where enquiries.property_id = $1 and appointments.state <> 'waiting'`,
    [propertyId],
  )
  return rows.map(({ id }) => id)
})

async function findEnquiryEntries(
  { owner, propertyId }: Of,
  question: Question,
): Promise<TimeLineEntry[]> {
  const { filter, isPlanned } = question
  if (isPlanned || filter === 'communication') return []
  const visits = await findVisitWishes(propertyId)
  if (filter === 'visit' && visits.size === 0) return []
  const booked = await findBooked(propertyId)
  const where: Where[] = [
    { property: { equals: propertyId } },
    ...(filter === 'visit' ? [{ id: { in: [...visits] } }] : []),
    ...(booked.length > 0 ? [{ id: { not_in: booked } }] : []),
    ...isWithin('createdAt', question),
    // What the agency does with a question afterwards is no news to the owner.
    ...hasChanged(question, 'createdAt'),
  ]
  const door = await payloadAs(owner)
  const { docs } = await door.find({
    collection: 'enquiries',
    where: { and: where },
    depth: 0,
    select: { kind: true, createdAt: true, person: { firstName: true, lastName: true } },
    ...boundsOf(question, 'createdAt'),
  })
  return docs.map((enquiry) => toEnquiryEntry(enquiry, visits))
}

/**
 * What happened for a property, as its owner may read it: what agents wrote down, visits that were
 * booked on the site, and questions that came in there. A question that became a visit is told once.
 * Whoever says something of these to an owner, on a page or by mail, asks here: what is theirs to
 * know stands in the access rules of the records and nowhere else.
 */
export async function findEntries(
  owner: OwnerAccount,
  propertyId: number,
  asked: EntryQuestion,
): Promise<TimeLineEntry[]> {
  const { filter = 'all', isPlanned = false, since = null, until = null } = asked
  const { order = 'newest', changedSince = null, max } = asked
  const question = { filter, isPlanned, order, max, since, until, changedSince }
  const of = { owner, propertyId }
  const [activities, appointments, enquiries] = await Promise.all([
    findActivities(of, question),
    findAppointments(of, question),
    findEnquiryEntries(of, question),
  ])
  const found = [
    ...activities.map(toActivityEntry),
    ...appointments.flatMap(toAppointmentEntries),
    ...enquiries,
  ]
  return toTimeLine(found, order).slice(0, max)
}
