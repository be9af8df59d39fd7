import type { Locale } from '../kernel/locales'
import { isOpen } from '../properties/availability'
import type { FactCode } from '../properties/fact-codes'
import { isAvailableStatus } from '../properties/statuses'
import {
  canonicalList,
  findIndexHurdle,
  findListHurdle,
  findPageHurdle,
  type ListFacts,
  type ListHurdle,
  type ListKey,
  type PageFacts,
} from '../properties/visibility'
import { openLists } from '../search/search-scope'
import { findRecordHurdles, toHurdles, type Hurdle, type RecordFacts } from './hurdle'

export type PropertyFacts = RecordFacts &
  PageFacts &
  ListFacts & {
    titles: Partial<Record<Locale, string>>
    /** The plate that counts today; null without one, or when its days are over. */
    marquee: { name: string; inLists: boolean } | null
    unitStatus: FactCode<'unitStatus'> | null
    /** A place on the map that visitors may know, moved or not. */
    hasPoint: boolean
  }

/**
 * Why a list whose rules let a property in shows it all the same not: it asks for another type, place
 * or plate (`notChosen`), or others come before it and it ends with them (`crowdedOut`).
 */
export type Selection = 'notChosen' | 'crowdedOut' | null

/** A place for a property, with what the list answered where the rules of one home cannot tell. */
export type PropertyPlace =
  | { place: 'page' | 'map' | 'suggestions' | 'sitemap' | 'searchEngines' | 'alerts' }
  /** `list` is null for everything that is for sale or for rent. */
  | { place: 'list' | 'home'; list: ListKey | null; selection: Selection }
  | { place: 'feed'; list: 'forSale' | 'forRent'; selection: Selection }

/** Every list in which the number or reference of a property finds it. */
export const findableLists = [
  'forSale',
  'forRent',
  'investment',
  'spain',
  'realisations',
] as const satisfies readonly ListKey[]

function toListHurdle(facts: PropertyFacts, rule: ListHurdle | null): Hurdle[] {
  if (rule === 'marquee') return [{ rule, value: facts.marquee?.name }]
  if (rule === 'status') return [{ rule, value: facts.status }]
  return toHurdles(rule)
}

/** Why it stands in none of these lists: the rule of the one that it comes nearest to. */
function findAnyListHurdle(facts: PropertyFacts, lists: readonly ListKey[]): Hurdle[] {
  const rules = lists.map((list) => findListHurdle(facts, facts.marquee, list))
  if (rules.includes(null)) return []
  if (rules.includes('discreet')) return toHurdles('discreet')
  const nearest = canonicalList({ ...facts, isDiscreet: false })
  return toListHurdle(facts, findListHurdle(facts, facts.marquee, nearest))
}

function findOneListHurdle(facts: PropertyFacts, list: ListKey): Hurdle[] {
  return toListHurdle(facts, findListHurdle(facts, facts.marquee, list))
}

/** The hurdles of the first step that has any. */
function firstOf(...steps: (() => Hurdle[])[]): Hurdle[] {
  for (const step of steps) {
    const hurdles = step()
    if (hurdles.length > 0) return hurdles
  }
  return []
}

function findBaseHurdles(facts: PropertyFacts, locale: Locale): Hurdle[] {
  const hurdles = findRecordHurdles(facts, locale)
  const rule = findPageHurdle(facts)
  const values = {
    status: facts.status,
    closedTooLong: facts.closedAt,
    notYetOnline: facts.publishedAt,
  }
  // The day fills itself when a draft is published.
  if (rule === null || (rule === 'neverOnline' && !facts.isPublished)) return hurdles
  const value = rule === 'neverOnline' ? null : values[rule]
  return [...hurdles, { rule, ...(value !== null && { value: String(value) }) }]
}

/** What search engines are not told of although it has a page: what is sold leaves by itself. */
function findAnnouncementHurdles(facts: PropertyFacts): Hurdle[] {
  const rule = findIndexHurdle(facts)
  if (rule !== null) return toHurdles(rule)
  return isAvailableStatus(facts.status) ? [] : toHurdles('closed')
}

function findPlaceHurdles(facts: PropertyFacts, place: PropertyPlace, locale: Locale): Hurdle[] {
  const inOpenLists = () => findAnyListHurdle(facts, openLists)
  const announced = () => findAnnouncementHurdles(facts)
  switch (place.place) {
    case 'page':
      return []
    case 'searchEngines':
      return toHurdles(findIndexHurdle(facts))
    case 'sitemap':
      return firstOf(announced, () => toHurdles(facts.titles[locale] ? null : 'noTitle'))
    case 'feed':
      return firstOf(
        () => findOneListHurdle(facts, place.list),
        announced,
        () => toHurdles(place.selection),
      )
    case 'list':
    case 'home': {
      const { list, selection } = place
      const inList = list === null ? inOpenLists : () => findOneListHurdle(facts, list)
      return firstOf(inList, () => toHurdles(selection))
    }
    case 'map':
      return firstOf(inOpenLists, () => toHurdles(facts.hasPoint ? null : 'noPoint'))
    case 'suggestions':
      return findAnyListHurdle(facts, findableLists)
    case 'alerts':
      return firstOf(inOpenLists, () => toHurdles(isOpen(facts) ? null : 'notOpen'))
  }
}

/**
 * The rules that keep a property out of a place in a language; none where they let it in. Made of
 * the rules that the lists, feeds, sitemaps and pages are made of, so that it cannot say otherwise.
 */
export function explainProperty(
  facts: PropertyFacts,
  place: PropertyPlace,
  locale: Locale,
): Hurdle[] {
  const base = findBaseHurdles(facts, locale)
  return base.length > 0 ? base : findPlaceHurdles(facts, place, locale)
}
