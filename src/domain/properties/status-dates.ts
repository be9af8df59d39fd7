import { isAvailableStatus, isClosedStatus, isPublicStatus, type PropertyStatus } from './statuses'

/** The two days that follow from the life of a property, as ISO moments; null when not yet reached. */
export type StatusDates = {
  /** When visitors could read it for the first time. It stays, whatever happens later. */
  publishedAt: string | null
  /** When it was sold or let, from which the days are counted that its page still stands. */
  closedAt: string | null
}

/**
 * The dates that a property has after a change. What is on offer was not sold, by whatever way it came
 * back: with the day of an earlier sale its page would be gone on the day of the next one. What is
 * neither on offer nor closed keeps its day, so that a reference still knows it.
 *
 * Imports do the same in one statement for many homes, see `settleHomes`.
 *
 * @param change.isPublished whether this change is one that visitors get to see
 * @param change.now an ISO moment
 */
export function toStatusDates(
  dates: StatusDates,
  change: { status: PropertyStatus; isPublished: boolean; now: string },
): StatusDates {
  const { status, isPublished, now } = change
  const goesOnline = isPublished && isPublicStatus(status)
  return {
    publishedAt: dates.publishedAt ?? (goesOnline ? now : null),
    closedAt: toClosedAt(dates.closedAt, status, now),
  }
}

function toClosedAt(closedAt: string | null, status: PropertyStatus, now: string): string | null {
  if (isAvailableStatus(status)) return null
  return closedAt ?? (isClosedStatus(status) ? now : null)
}
