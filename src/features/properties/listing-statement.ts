import type { ListKey } from '@/domain/properties/visibility'
import { toSearchKey } from '@/domain/search/match-text'
import type { SearchCity, SearchSort } from '@/domain/search/search-criteria'
import type { ListingCriteria, ListingPreset, ListingScope } from './listing-filter'

/** A statement with its values; nothing that a visitor typed ever stands in the text. */
export type Statement = { text: string; values: unknown[] }

/** Hands out `$1`, `$2` … for the values of one statement. */
export type Binder = { bind: (value: unknown) => string; values: unknown[] }

export function createBinder(): Binder {
  const values: unknown[] = []
  return { values, bind: (value) => `$${values.push(value)}` }
}

/** Words of a search text that count; more of them only make the question slower. */
const wordsMax = 8

/** Code of the marquee "new". */
const newMarqueeCode = 1

const openLists: readonly ListKey[] = ['forSale', 'forRent']

const orders: Readonly<Record<SearchSort, string>> = {
  newest: 'published_at desc, public_id desc',
  'price-asc': 'price asc nulls last, published_at desc, public_id desc',
  'price-desc': 'price desc nulls last, published_at desc, public_id desc',
  'area-desc': 'area desc nulls last, published_at desc, public_id desc',
}

/** Sold and rented properties leave the lists on their last day, even when nobody touches them. */
const isStillShown =
  "(visible_until is null or visible_until::date >= (now() at time zone 'Europe/Brussels')::date)"

function toCondition(parts: readonly string[]): string {
  return parts.length > 0 ? parts.join(' and ') : 'true'
}

function inLists(lists: readonly ListKey[], { bind }: Binder): string {
  return `lists && ${bind([...lists])}::text[]`
}

/** What is discreet stands in the discreet list and in no other, whatever else is asked for. */
function exceptDiscreet(lists: readonly ListKey[]): string[] {
  return lists.includes('discreet') ? [] : ["not ('discreet' = any(lists))"]
}

function toPresetCondition(preset: ListingPreset, binder: Binder): string {
  const { bind } = binder
  const lists = preset.list === null ? openLists : [preset.list]
  const { typeIds, placeIds, marqueeCodes, onlyNew } = preset
  return toCondition([
    inLists(lists, binder),
    ...exceptDiscreet(lists),
    ...(typeIds.length > 0 ? [`type_ids && ${bind([...typeIds])}::int[]`] : []),
    ...(placeIds.length > 0 ? [`place_id = any(${bind([...placeIds])}::int[])`] : []),
    ...(marqueeCodes.length > 0 ? [`marquee_code = any(${bind([...marqueeCodes])}::int[])`] : []),
    ...(onlyNew ? [`marquee_code = ${bind(newMarqueeCode)}`] : []),
  ])
}

/** The properties of one saved list, in its own order and up to its own limit. */
function toPresetQuery(preset: ListingPreset, locale: string, binder: Binder): string {
  const condition = toPresetCondition(preset, binder)
  const limit = preset.limit === null ? '' : ` limit ${binder.bind(preset.limit)}`
  return (
    `(select property_id from rm.listings where locale = ${locale} and ${isStillShown}` +
    ` and ${condition} order by ${orders[preset.sort]}${limit})`
  )
}

/** The condition for standing in the list at all. */
export function toScopeCondition(scope: ListingScope, binder: Binder): string {
  const locale = binder.bind(scope.locale)
  const base = [`locale = ${locale}`, isStillShown]
  const presets = scope.presets ?? []
  if (presets.length > 0) {
    const chosen = presets.map((preset) => toPresetQuery(preset, locale, binder)).join(' union ')
    return toCondition([...base, `property_id in (${chosen})`])
  }
  const lists = scope.lists?.length ? scope.lists : openLists
  return toCondition([...base, inLists(lists, binder), ...exceptDiscreet(lists)])
}

/** The signs that `like` reads as "anything" stand for themselves. */
function toPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

function toWordConditions(q: string, { bind }: Binder): string[] {
  const words = toSearchKey(q).split(' ').filter(Boolean).slice(0, wordsMax)
  return words.map((word) => `search_text like ${bind(toPattern(word))}`)
}

function toCityCondition({ name, zip }: SearchCity, { bind }: Binder): string {
  return `(zip = ${bind(zip)} and ${bind(toSearchKey(name))} = any(city_keys))`
}

function toPriceConditions(criteria: ListingCriteria, { bind }: Binder): string[] {
  const { minPrice = null, maxPrice = null, includeOnRequest = false } = criteria
  const bounds = [
    ...(minPrice === null ? [] : [`price >= ${bind(minPrice)}`]),
    ...(maxPrice === null ? [] : [`price <= ${bind(maxPrice)}`]),
  ]
  if (bounds.length === 0) return []
  const inRange = bounds.join(' and ')
  return [includeOnRequest ? `(price is null or (${inRange}))` : inRange]
}

/** The conditions that a visitor's criteria add. */
export function toCriteriaConditions(criteria: ListingCriteria, binder: Binder): string[] {
  const { bind } = binder
  const { q = '', cities = [], zips = [], typeIds = [], minBedrooms = null } = criteria
  const places = cities.map((city) => toCityCondition(city, binder))
  return [
    ...toWordConditions(q, binder),
    ...(places.length > 0 ? [`(${places.join(' or ')})`] : []),
    ...(zips.length > 0 ? [`zip = any(${bind([...zips])}::text[])`] : []),
    ...(typeIds.length > 0 ? [`type_ids && ${bind([...typeIds])}::int[]`] : []),
    ...toPriceConditions(criteria, binder),
    ...(minBedrooms === null ? [] : [`bedrooms >= ${bind(minBedrooms)}`]),
  ]
}

export type ListingWindow = { sort: SearchSort; offset: number; limit: number }

/**
 * One statement for a page of a list and the total of the whole: a single row with `total` and
 * `cards`, also when the page lies beyond the end.
 */
export function toListingStatement(
  scope: ListingScope,
  criteria: ListingCriteria,
  { sort, offset, limit }: ListingWindow,
): Statement {
  const binder = createBinder()
  const conditions = [
    toScopeCondition(scope, binder),
    ...toCriteriaConditions(criteria, binder),
  ].join(' and ')
  const order = orders[sort]
  const text = `
    with matched as (
      select property_id, public_id, card, price, area, published_at
      from rm.listings where ${conditions}
    ), page as (
      select card, row_number() over (order by ${order}) as place
      from matched order by ${order}
      offset ${binder.bind(offset)} limit ${binder.bind(limit)}
    )
    select
      (select count(*)::int from matched) as total,
      (select coalesce(jsonb_agg(card order by place), '[]') from page) as cards`
  return { text, values: binder.values }
}
