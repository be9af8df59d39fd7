import { listingSchema, type Listing } from './listing'
import {
  createListingReader,
  type FeedRead,
  type FieldNames,
  type ListingsRead,
  type RawListing,
} from './read-listings'
import type { XmlElement } from './xml-element'

/** The least that a listing has to tell. */
export const leastValues = {
  reference: 'A-1',
  goal: 'sale',
  status: 'active',
  webId: 1,
  countryIso: 'BE',
  zip: '2000',
  city: 'Antwerpen',
}

export function createListing(changes: Partial<Listing> = {}): Listing {
  return { ...listingSchema.parse(leastValues), ...changes }
}

/** Records after every check, all at once. */
export function readListings(records: readonly RawListing[], names?: FieldNames): ListingsRead {
  const reader = createListingReader(names)
  reader.read(records)
  return reader.finish()
}

/** The records of a feed after every check. */
export function readFeed(feed: FeedRead): ListingsRead {
  if (!feed.ok) throw new Error(feed.error)
  return readListings(feed.value.records, feed.value.names)
}

/** An element of a feed, with a text or with elements in it. */
export function createElement(
  name: string,
  content: string | readonly XmlElement[] = '',
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  return typeof content === 'string'
    ? { name, attributes, children: [], text: content }
    : { name, attributes, children: content, text: '' }
}
