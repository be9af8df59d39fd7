import type { Listing } from './listing'
import type { OfferedListing } from './offered-listing'

/** A listing in our own JSON: the names of `listingSchema`, and where its pages are. */
export type JsonListing = Listing & { changedAt: string; pages: OfferedListing['pages'] }

/** A listing in our own JSON; the pair of `fromJson`, which leaves the last two names out. */
export function toJson({ listing, changedAt, pages }: OfferedListing): JsonListing {
  return { ...listing, changedAt, pages }
}
