import 'server-only'
import type { Payload, TypedUser } from 'payload'
import { findOwnersOf } from '@/cms/collections/owners/find-owners-of'
import type { OwnerRole } from '@/cms/collections/owners/role-names'
import { findLoaded } from '@/cms/relation-id'
import { isOwnerState } from '@/domain/appointments/states'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { toOwnerName } from '@/domain/owners/owner-name'
import { isOwnedOn, type OwnershipPeriod } from '@/domain/owners/ownership'
import { isInWindow, toOwnershipWindow } from '@/domain/owners/ownership-window'

type Desk = { payload: Payload; user: TypedUser | null }

/** Somebody who owns a property or did, as the desk names them beside it. */
export type OwnerBeside = {
  id: number
  name: string
  email: string
  phone: string
  invitedAt: string | null
  firstSignedInAt: string | null
  /** Whether it is theirs today. */
  isOwner: boolean
  periods: readonly (OwnershipPeriod & { key: string; role: OwnerRole; holds: boolean })[]
}

/** Who owns a property, or did, as the desk names them. */
export async function listOwnersOf(
  propertyId: number,
  desk: Desk,
  today: CalendarDay,
): Promise<OwnerBeside[]> {
  const found = await findOwnersOf(desk, propertyId)
  return found.map(({ owner, periods: rows }) => {
    const periods = rows.map((period, index) => ({
      key: period.id ?? String(index),
      role: period.role ?? 'owner',
      from: period.from ?? null,
      to: period.to ?? null,
      holds: isOwnedOn(period, today),
    }))
    return {
      id: owner.id,
      name: toOwnerName(owner),
      email: owner.email,
      phone: owner.phone ?? '',
      invitedAt: owner.invitedAt ?? null,
      firstSignedInAt: owner.firstSignedInAt ?? null,
      isOwner: periods.some(({ holds }) => holds),
      periods,
    }
  })
}

/** A visit that was booked, with what its owner reads of it. */
export type VisitBeside = {
  id: number
  startsAt: string | null
  name: string
  state: string
  isShown: boolean
  isNameShown: boolean
  isFeedbackShown: boolean
}

/** Visits beside a property; the list has all of them. */
const visitsMax = 10

/** Whether anybody who owns the home today reads of a visit: its moment falls within their time. */
function isOfOwners(startsAt: string | null, owners: readonly OwnerBeside[]): boolean {
  return (
    startsAt !== null &&
    owners
      .flatMap(({ periods }) => periods)
      .some((period) => period.holds && isInWindow(new Date(startsAt), toOwnershipWindow(period)))
  )
}

/**
 * The last visits to a property, as far as the person at the desk may read appointments, and what an
 * owner of today reads of each.
 */
export async function findVisitsOf(
  propertyId: number,
  { payload, user }: Desk,
  today: CalendarDay,
): Promise<VisitBeside[]> {
  const owners = await listOwnersOf(propertyId, { payload, user }, today)
  const { docs } = await payload.find({
    collection: 'appointments',
    where: { 'slot.property': { equals: propertyId } },
    sort: ['-slot.startsAt', '-id'],
    depth: 1,
    populate: { 'appointment-slots': { startsAt: true } },
    limit: visitsMax,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs.map(({ id, slot, name, state, releasedToOwner, feedback, feedbackVisible }) => {
    const startsAt = findLoaded(slot)?.startsAt ?? null
    return {
      id,
      startsAt,
      name,
      state,
      isShown: isOwnerState(state) && isOfOwners(startsAt, owners),
      isNameShown: releasedToOwner === true,
      isFeedbackShown: feedbackVisible === true && Boolean(feedback),
    }
  })
}
