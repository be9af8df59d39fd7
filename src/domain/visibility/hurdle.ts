import type { Locale } from '../kernel/locales'
import type { IndexHurdle, ListHurdle, PageHurdle } from '../properties/visibility'
import type { ContentHurdle, MenuHurdle, SitemapHurdle } from './content-rules'

/** Where visitors may come across a record. */
export const visibilityPlaces = [
  'page',
  'menu',
  'list',
  'home',
  'map',
  'suggestions',
  'feed',
  'sitemap',
  'searchEngines',
  'alerts',
] as const

export type VisibilityPlace = (typeof visibilityPlaces)[number]

/** A rule that keeps a record out of a place. */
export type HurdleRule =
  | PageHurdle
  | IndexHurdle
  | ListHurdle
  | ContentHurdle
  | MenuHurdle
  | SitemapHurdle
  | 'trashed'
  | 'draft'
  | 'missesMention'
  | 'scheduled'
  | 'languageOff'
  | 'noRoute'
  | 'noAddress'
  | 'hidden'
  | 'archived'
  | 'notShown'
  | 'notChosen'
  | 'crowdedOut'
  | 'noPoint'
  | 'notOpen'
  | 'aboveNotInMenu'
  | 'tooDeep'
  /** The rules let it in and it is not there: what lists are made of is behind the record. */
  | 'outOfStep'

/** A rule with what it was held against: a day, a status, a number or the name of a record. */
export type Hurdle = { rule: HurdleRule; value?: string }

/** What keeps a record from visitors in all places of a language at once. */
export type RecordFacts = {
  isTrashed: boolean
  /** A version of it is published. */
  isPublished: boolean
  /** The law asks for a mention that is missing, which keeps it from being published. */
  missesMention: boolean
  /** Moment in ISO form at which it is to be published; null where none is set. */
  scheduledFor: string | null
  enabledLocales: readonly Locale[]
  visibleIn: readonly Locale[]
}

/** The rules that keep a record from everybody, whatever its kind; none where it may be shown. */
export function findRecordHurdles(facts: RecordFacts, locale: Locale): Hurdle[] {
  const { isTrashed, isPublished, missesMention, scheduledFor } = facts
  const hurdles: Hurdle[] = []
  if (isTrashed) hurdles.push({ rule: 'trashed' })
  if (!isPublished) {
    hurdles.push({ rule: 'draft' })
    if (missesMention) hurdles.push({ rule: 'missesMention' })
    if (scheduledFor !== null) hurdles.push({ rule: 'scheduled', value: scheduledFor })
  }
  if (!facts.enabledLocales.includes(locale)) hurdles.push({ rule: 'languageOff' })
  if (!facts.visibleIn.includes(locale)) hurdles.push({ rule: 'notMeant' })
  return hurdles
}

/** Rules as hurdles, without those that let pass. */
export function toHurdles(...rules: (HurdleRule | null)[]): Hurdle[] {
  return rules.flatMap((rule) => (rule === null ? [] : [{ rule }]))
}
