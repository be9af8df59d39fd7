import { readListings } from './listing.fixture'
import type { FeedRead } from './read-listings'

/** Looks at feeds of any content, and at which formats had a record that could be read. */
export function createFeedCheck() {
  /** So that no test passes by refusing whatever it is given. */
  const readFormats = new Set<string>()

  /** @throws Error where nothing is told of the records of a feed: not taken in, not taken back, no fault */
  function checkFeed(format: string, feed: FeedRead): void {
    if (!feed.ok) return
    const { records, names } = feed.value
    if (records.length === 0) return
    readFormats.add(format)
    const { listings, errors, withdrawn } = readListings(records, names)
    if (listings.length + withdrawn.length + errors.length === 0) {
      throw new Error(`Nothing is told of the records of a feed of ${format}`)
    }
    if (listings.some((listing) => Object.getPrototypeOf(listing) !== Object.prototype)) {
      throw new Error(`A listing of a feed of ${format} is no plain object`)
    }
  }

  return { readFormats, checkFeed }
}
