import type { Locale } from '../kernel/locales'
import { listPaths } from './list-routes'
import { toComparablePath } from './route-table'

/** First segment of the addresses of the feeds. */
export const feedsSegment = 'feeds'

/** The lists whose new listings can be followed, by the name in the address. */
export const feedLists = ['for-sale', 'for-rent'] as const

/** Homes in a feed, the newest ones. */
export const feedItemsMax = 50

export type FeedList = (typeof feedLists)[number]

/** RSS 2.0 and JSON Feed 1.1, by their extension. */
export const feedFormats = ['xml', 'json'] as const

export type FeedFormat = (typeof feedFormats)[number]

const originalPaths: Readonly<Record<FeedList, string>> = {
  'for-sale': listPaths.forSale,
  'for-rent': listPaths.forRent,
}

/** Builds the address of a feed: `/feeds/nl/for-sale.xml`. */
export function buildFeedPath(locale: Locale, list: FeedList, format: FeedFormat): string {
  return `/${feedsSegment}/${locale}/${list}.${format}`
}

/** Reads the name of a feed's file, such as `for-sale.xml`; null for any other name. */
export function parseFeedName(name: string): { list: FeedList; format: FeedFormat } | null {
  for (const list of feedLists) {
    const format = feedFormats.find((one) => name === `${list}.${one}`)
    if (format) return { list, format }
  }
  return null
}

/** The original path of the list that a feed follows. */
export function getFeedListPath(list: FeedList): string {
  return originalPaths[list]
}

/** The feeds that belong to a page: its own list, or all of them on the home page. */
export function findFeedLists(originalPath: string): readonly FeedList[] {
  const path = toComparablePath(originalPath)
  if (path === '/') return feedLists
  return feedLists.filter((list) => toComparablePath(originalPaths[list]) === path)
}
