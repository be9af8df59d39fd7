import type { Locale } from '@/domain/kernel/locales'

/** One home that came on offer. Public facts alone. */
export type FeedItem = {
  /** Path of its page, from the root of the site. */
  path: string
  title: string
  summary: string
  /** Name of its type. */
  category: string
  /** ISO moment at which it went online. */
  publishedAt: string
  /** ISO moment of the last change. */
  changedAt: string
  /** Path of its first picture; null when it shows none. */
  image: string | null
}

/** What is new in one list, in one language, the newest first. */
export type Feed = {
  title: string
  description: string
  locale: Locale
  /** Path of the list that it follows. */
  listPath: string
  /** Its own path. */
  path: string
  items: readonly FeedItem[]
}

/** ISO moment of the last change of anything in a feed; null for one without items. */
export function findLastChange({ items }: Pick<Feed, 'items'>): string | null {
  const moments = items.map(({ changedAt }) => changedAt).toSorted()
  return moments.at(-1) ?? null
}
