import type { PayloadRequest } from 'payload'
import { toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { toOwnerName } from '@/domain/owners/owner-name'
import { isOwnedBeside } from '@/domain/owners/ownership'
import { toRelationId } from '../../relation-id'

type NewOwner = {
  id: number
  property: number
  /** First day of the ownership; null for no limit. */
  since: CalendarDay | null
}

/** Names of those who own a property beside a new owner, as far as whoever asks may read owners. */
export async function findOwnersBeside(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  { id, property: homeId, since }: NewOwner,
): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'owners',
    where: { 'properties.property': { equals: homeId }, id: { not_equals: id } },
    sort: ['lastName', 'id'],
    depth: 0,
    pagination: false,
    joins: false,
    overrideAccess: false,
    user,
  })
  const today = toBelgianDay(new Date())
  return docs
    .filter(({ properties }) =>
      (properties ?? []).some(
        (period) => toRelationId(period.property) === homeId && isOwnedBeside(period, since, today),
      ),
    )
    .map(toOwnerName)
}
