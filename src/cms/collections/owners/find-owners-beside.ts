import type { PayloadRequest } from 'payload'
import { toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { toOwnerName } from '@/domain/owners/owner-name'
import { isOwnedBeside } from '@/domain/owners/ownership'
import { findOwnersOf } from './find-owners-of'

type NewOwner = {
  id: number
  property: number
  /** First day of the ownership; null for no limit. */
  since: CalendarDay | null
}

/** Names of those who own a property beside a new owner, as far as whoever asks may read owners. */
export async function findOwnersBeside(
  req: Pick<PayloadRequest, 'payload' | 'user'>,
  { id, property, since }: NewOwner,
): Promise<string[]> {
  const today = toBelgianDay(new Date())
  const all = await findOwnersOf(req, property)
  return all
    .filter(({ owner }) => owner.id !== id)
    .filter(({ periods }) => periods.some((period) => isOwnedBeside(period, since, today)))
    .map(({ owner }) => toOwnerName(owner))
}
