import { closingOf, isAvailableStatus, type PropertyStatus } from '../properties/statuses'
import { isPublishable, type PublicationIssue } from '../properties/publication-issues'
import { toReferenceKey } from '../search/match-text'
import { listingSchema, isListingField, type Listing, type ListingField } from './listing'
import type { ListingsRead } from './read-listings'

/** What happens with a record that the sender no longer has. */
export const removalStrategies = ['unpublish', 'close', 'keep'] as const

export type RemovalStrategy = (typeof removalStrategies)[number]

/** What a sender brings, against what it sent before. */
export type ListingChange =
  | { kind: 'create'; listing: Listing; gate: GateVerdict }
  | { kind: 'update'; listing: Listing; fields: ListingField[]; gate: GateVerdict }
  | { kind: 'unchanged'; listing: Listing; gate: GateVerdict }

/** What becomes of a record that is gone. `close` is sold, rented or, of a prospect, cancelled. */
export type ListingRemoval =
  | { kind: 'unpublish'; reference: string }
  | { kind: 'close'; reference: string; status: PropertyStatus }
  | { kind: 'keep'; reference: string }

export type GateVerdict = { mayPublish: boolean; issues: PublicationIssue[] }

const fields = Object.keys(listingSchema.shape).filter(isListingField)

/**
 * Compares what a sender sends with what it sent before, so that fields which editors changed by
 * hand are left alone until the sender changes them too. A sender who spells a reference in another
 * way, with a space or without, means the same record and has changed its reference.
 *
 * @param stored As the sender last sent them; what editors changed by hand since is not in them.
 * @param findIssues What stands between a listing and a lawful advertisement, by its facts.
 */
export function diffListings(
  stored: readonly { listing: Listing }[],
  listings: readonly Listing[],
  findIssues: (listing: Listing) => PublicationIssue[],
): ListingChange[] {
  const known = new Map(stored.map(({ listing }) => [toReferenceKey(listing.reference), listing]))
  return listings.map((listing) => {
    const before = known.get(toReferenceKey(listing.reference))
    const issues = findIssues(listing)
    const gate = { mayPublish: isPublishable(issues), issues }
    if (before === undefined) return { kind: 'create', listing, gate }
    const changed = changedFields(before, listing)
    if (changed.length === 0) return { kind: 'unchanged', listing, gate }
    return { kind: 'update', listing, fields: changed, gate }
  })
}

/** As much of a record as its removal asks for. */
export type KnownRecord = Pick<Listing, 'reference' | 'goal'> & {
  /** The status that it has in the desk today. */
  status: PropertyStatus
  isPublished: boolean
}

/**
 * What becomes of the records that the sender no longer has. A record is gone when the sender takes it
 * back, or, in a feed that holds everything (`isWhole`), when it is not there at all. A faulty record
 * is there, and so is never removed; an empty feed removes nothing, since that is what a sender with a
 * fault sends.
 */
export function findRemovals(
  known: readonly KnownRecord[],
  read: Pick<ListingsRead, 'withdrawn' | 'seen'>,
  { isWhole, removal }: { isWhole: boolean; removal: RemovalStrategy },
): ListingRemoval[] {
  const withdrawn = new Set(read.withdrawn.map(toReferenceKey))
  const seen = new Set(read.seen.map(toReferenceKey))
  const looksForMissing = isWhole && seen.size > 0
  const isGone = (key: string) => withdrawn.has(key) || (looksForMissing && !seen.has(key))
  return known
    .filter(({ reference }) => isGone(toReferenceKey(reference)))
    .map((record) => toRemoval(record, removal))
}

/** The fields in which two states of a listing differ, in the order of the schema. */
export function changedFields(before: Listing, after: Listing): ListingField[] {
  return fields.filter((field) => toComparable(before[field]) !== toComparable(after[field]))
}

/** Texts by language are the same whatever the order of the languages. */
function toComparable(value: Listing[ListingField]): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value)
  }
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Nothing happens twice: what is off the site or closed stays as it is. */
function toRemoval(
  { reference, goal, status, isPublished }: KnownRecord,
  removal: RemovalStrategy,
): ListingRemoval {
  if (removal === 'unpublish' && isPublished) return { kind: 'unpublish', reference }
  if (removal === 'close' && isAvailableStatus(status)) {
    return { kind: 'close', reference, status: closingOf(goal) }
  }
  if (removal === 'close' && status === 'prospect') {
    return { kind: 'close', reference, status: 'cancelled' }
  }
  return { kind: 'keep', reference }
}
