import type { Locale } from '../kernel/locales'
import {
  findContentHurdle,
  findMenuHurdle,
  findSitemapHurdle,
  isAnnouncedStatus,
  isShownStatus,
  type ContentFacts,
} from './content-rules'
import { findRecordHurdles, toHurdles, type Hurdle, type RecordFacts } from './hurdle'

/** A page, article or project, as far as its visibility goes. */
export type PlacedFacts = RecordFacts &
  ContentFacts & {
    status: string | null
    isPublic: boolean
  }

export type PageLikeFacts = PlacedFacts & {
  /** Editors keep it from search engines. */
  noIndex: boolean
  /** Whether the address table has a line for it, and in which languages an address. */
  route: { isPublic: boolean; isFeedback: boolean; hasAddress: (locale: Locale) => boolean } | null
  /** Null for an article, which is never in the menu. */
  menu: { inMenu: boolean; leadsElsewhere: boolean; above: MenuAbove } | null
}

/** Whether what stands above a page lets it into the menu, and whether the menu goes so deep. */
export type MenuAbove = 'shown' | 'aboveNotInMenu' | 'tooDeep'

export type ContentPlace = 'page' | 'menu' | 'sitemap' | 'searchEngines'

/** What keeps a record from answering at all, by its status and whether it is public. */
function findStatusHurdles({ status, isPublic }: PlacedFacts): Hurdle[] {
  if (status === 'archived') return toHurdles('archived')
  if (!isShownStatus(status)) return toHurdles('notShown')
  return toHurdles(isPublic ? null : 'notPublic')
}

/** A draft gets its addresses when it is published, so that a missing one keeps nothing out yet. */
function findRouteHurdles({ route, isPublished }: PageLikeFacts, locale: Locale): Hurdle[] {
  if (!isPublished) return []
  if (route === null) return toHurdles('noRoute')
  if (!route.isPublic) return toHurdles('notPublic')
  return toHurdles(route.hasAddress(locale) ? null : 'noAddress')
}

/** Each rule once, in the order in which they are to be mended. */
function withoutTwins(hurdles: readonly Hurdle[]): Hurdle[] {
  return hurdles.filter(({ rule }, at) => hurdles.findIndex((one) => one.rule === rule) === at)
}

/** The rules that keep a page or article out of a place in a language; none where they let it in. */
export function explainContent(
  facts: PageLikeFacts,
  place: ContentPlace,
  locale: Locale,
): Hurdle[] {
  const base = withoutTwins([
    ...findRecordHurdles(facts, locale),
    ...findStatusHurdles(facts),
    ...toHurdles(findContentHurdle(facts, locale)),
    ...findRouteHurdles(facts, locale),
  ])
  if (base.length > 0) return base
  const { menu, route, noIndex } = facts
  switch (place) {
    case 'page':
      return []
    case 'searchEngines':
      return toHurdles(noIndex ? 'noIndex' : route?.isFeedback ? 'feedback' : null)
    case 'menu': {
      const rule = findMenuHurdle(
        { ...facts, inMenu: menu?.inMenu ?? false, isHidden: facts.status === 'hidden' },
        locale,
      )
      const above = menu?.above ?? 'shown'
      return toHurdles(rule ?? (above === 'shown' ? null : above))
    }
    case 'sitemap':
      return toHurdles(
        findSitemapHurdle(
          {
            ...facts,
            isFeedback: route?.isFeedback ?? false,
            leadsElsewhere: menu?.leadsElsewhere ?? false,
          },
          locale,
        ),
      )
  }
}

/** A place for a project, with what its list answered. */
export type ProjectPlace =
  { place: 'page' | 'sitemap' | 'searchEngines' } | { place: 'list'; selection: 'notChosen' | null }

/**
 * The rules that keep a project out of a place in a language; none where they let it in. Without a
 * name in the language it goes by the one of the default language, and is in no sitemap.
 */
export function explainProject(facts: PlacedFacts, place: ProjectPlace, locale: Locale): Hurdle[] {
  const base = [...findRecordHurdles(facts, locale), ...findStatusHurdles(facts)]
  if (base.length > 0) return base
  const isAnnounced = isAnnouncedStatus(facts.status)
  switch (place.place) {
    case 'page':
    case 'searchEngines':
      return []
    case 'list':
      return toHurdles(isAnnounced ? place.selection : 'hidden')
    case 'sitemap':
      if (!isAnnounced) return toHurdles('hidden')
      return toHurdles(facts.titles[locale] ? null : 'noTitle')
  }
}
