import type { Locale } from '../kernel/locales'

/** Statuses in which a page, article or project answers at its address. */
export const shownStatuses = ['published', 'hidden'] as const

/** Statuses in which it is announced as well, in lists and sitemaps. */
export const announcedStatuses = ['published'] as const

/** Whether editors mean a record to be reachable. */
export function isShownStatus(status: string | null | undefined): boolean {
  return shownStatuses.some((one) => one === status)
}

/** Whether editors mean a record to be announced in lists and sitemaps. */
export function isAnnouncedStatus(status: string | null | undefined): boolean {
  return announcedStatuses.some((one) => one === status)
}

/** What decides in which languages a text exists. */
export type ContentFacts = {
  titles: Partial<Record<Locale, string>>
  visibleIn: readonly Locale[]
}

export type ContentHurdle = 'notMeant' | 'noTitle'

/** Why a page or article does not exist in a language; null where it does. */
export function findContentHurdle(facts: ContentFacts, locale: Locale): ContentHurdle | null {
  if (!facts.visibleIn.includes(locale)) return 'notMeant'
  return (facts.titles[locale] ?? '') === '' ? 'noTitle' : null
}

export type MenuFacts = ContentFacts & { inMenu: boolean; isHidden: boolean; isPublic: boolean }

export type MenuHurdle = ContentHurdle | 'notInMenu' | 'hidden' | 'notPublic'

/** Why a published page is no item of the menu, apart from what stands above it; null where it is one. */
export function findMenuHurdle(page: MenuFacts, locale: Locale): MenuHurdle | null {
  if (!page.inMenu) return 'notInMenu'
  if (page.isHidden) return 'hidden'
  if (!page.isPublic) return 'notPublic'
  return findContentHurdle(page, locale)
}

export type SitemapFacts = ContentFacts & {
  status: string | null | undefined
  /** False for content of modules, which has no page of its own. */
  isPublic: boolean
  /** A page that somebody sees after a form. */
  isFeedback: boolean
  noIndex: boolean
  /** The menu item leads elsewhere instead of to a page. */
  leadsElsewhere: boolean
}

export type SitemapHurdle =
  ContentHurdle | 'hidden' | 'notPublic' | 'feedback' | 'noIndex' | 'leadsElsewhere'

/** Why a published page or article with an address is in no sitemap; null where it is in one. */
export function findSitemapHurdle(facts: SitemapFacts, locale: Locale): SitemapHurdle | null {
  if (!isAnnouncedStatus(facts.status)) return 'hidden'
  if (facts.leadsElsewhere) return 'leadsElsewhere'
  if (!facts.isPublic) return 'notPublic'
  if (facts.isFeedback) return 'feedback'
  if (facts.noIndex) return 'noIndex'
  return findContentHurdle(facts, locale)
}
