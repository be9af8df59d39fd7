import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { isOwnedOn, type OwnershipPeriod } from '@/domain/owners/ownership'
import { toRelationIds } from '../../relation-id'

/** A row that ties an account to a property, for as long as it lasts. */
export type Ownership = OwnershipPeriod & { property?: unknown }

/** Ids of the properties that are somebody's on a day, each once; both ends of a period count. */
export function ownedOn(rows: readonly Ownership[], day: CalendarDay): number[] {
  const owned = rows.filter((row) => isOwnedOn(row, day)).map(({ property }) => property)
  return [...new Set(toRelationIds(owned))]
}
