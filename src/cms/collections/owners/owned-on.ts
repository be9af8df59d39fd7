import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { isOwnedOn, spanOf, type OwnedSpan, type OwnershipPeriod } from '@/domain/owners/ownership'
import { toRelationId, toRelationIds } from '../../relation-id'

/** A row that ties an account to a property, for as long as it lasts. */
export type Ownership = OwnershipPeriod & { property?: unknown }

/** Ids of the properties that are somebody's on a day, each once; both ends of a period count. */
export function ownedOn(rows: readonly Ownership[], day: CalendarDay): number[] {
  const owned = rows.filter((row) => isOwnedOn(row, day)).map(({ property }) => property)
  return [...new Set(toRelationIds(owned))]
}

/** The days of a property that its owner of a day may see; null for whoever does not own it then. */
export function findOwnedSpan(
  rows: readonly Ownership[],
  propertyId: number,
  day: CalendarDay,
): OwnedSpan | null {
  return spanOf(
    rows.filter(({ property }) => toRelationId(property) === propertyId),
    day,
  )
}
