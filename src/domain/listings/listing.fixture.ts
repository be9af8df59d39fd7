import { listingSchema, type Listing } from './listing'
import type { FeedRead, ListingsRead } from './read-listings'
import { readListings } from './read-listings'
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
