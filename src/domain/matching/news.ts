/** What about a home is news. `status` is one that is to be had again. */
export const newsKinds = ['new', 'price', 'status'] as const

export type NewsKind = (typeof newsKinds)[number]

/** What of a home decides whether there is news. */
export type HomeState = {
  /** To be had by everybody. */
  isOpen: boolean
  /** Euro; null when visitors may not know it. */
  price: number | null
}

export type HomeNews = { kind: NewsKind; oldPrice: number | null; newPrice: number | null }

/**
 * The news between what was last looked at and what is. Null when nothing changed that anybody is
 * told of; a home that is not to be had never is news.
 *
 * @param before null for a home that nobody has looked at
 */
export function findNews(
  before: (HomeState & { wasOpen: boolean }) | null,
  now: HomeState,
): HomeNews | null {
  if (!now.isOpen) return null
  const prices = { oldPrice: before?.price ?? null, newPrice: now.price }
  if (before === null || !before.wasOpen) return { kind: 'new', ...prices, oldPrice: null }
  if (!before.isOpen) return { kind: 'status', ...prices }
  return before.price === now.price ? null : { kind: 'price', ...prices }
}

/**
 * Whether somebody who was told of a home before is told again. A price that rose, or that is no
 * longer public, is no reason to; who was never told is told of whatever brought the home to them.
 */
export function isWorthTelling(news: HomeNews, wasTold: boolean): boolean {
  if (!wasTold || news.kind !== 'price') return true
  const { oldPrice, newPrice } = news
  return newPrice !== null && (oldPrice === null || newPrice < oldPrice)
}
