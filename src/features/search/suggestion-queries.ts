import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { locales, type Locale } from '@/domain/kernel/locales'
import { buildListSearchHref } from '@/domain/routes/build-path'
import { listPaths } from '@/domain/routes/list-routes'
import { parsePublicId } from '@/domain/routes/public-id'
import { toSearchKey } from '@/domain/search/match-text'
import { createCriteria, type SearchCriteria } from '@/domain/search/search-criteria'
import type { Suggestable } from '@/domain/search/suggest'
import { findExact, findFirst } from '@/features/properties/listing-queries'
import { createBinder, toScopeCondition } from '@/features/properties/listing-statement'
import type { PropertyCardView } from '@/features/properties/to-property-card'
import { findPropertyTypes } from '@/features/properties/type-queries'
import { getAddressBook, type AddressBook } from '@/features/routing/address-book'
import { queryRows } from '@/server/db'

/** A list for sale or for rent, narrowed to one type or place. */
export type GoalLink = { count: number; href: string }

/** A property type or a place, with the two lists that it leads to. */
export type SuggestedList = Suggestable & {
  key: string
  label: string
  sale: GoalLink
  rent: GoalLink
}

/** What can be suggested in one language without asking the database at each key. */
export type SuggestionLists = { types: SuggestedList[]; places: SuggestedList[] }

type Counts = { sale: number; rent: number }

const countColumns = `
  count(*) filter (where 'forSale' = any(lists))::int as sale,
  count(*) filter (where 'forRent' = any(lists))::int as rent`

function toGoalLinks(book: AddressBook, counts: Counts, wishes: Partial<SearchCriteria>) {
  const criteria = createCriteria(wishes)
  const toLink = (path: string, count: number): GoalLink => ({
    count,
    href: buildListSearchHref(book.page(path), criteria),
  })
  return {
    homes: counts.sale + counts.rent,
    sale: toLink(listPaths.forSale, counts.sale),
    rent: toLink(listPaths.forRent, counts.rent),
  }
}

/** The property types in the order of the editors, also those without a home. */
async function findTypes(locale: Locale, book: AddressBook): Promise<SuggestedList[]> {
  const binder = createBinder()
  const [own, inLanguages, counts] = await Promise.all([
    findPropertyTypes(locale),
    Promise.all(locales.map(findPropertyTypes)),
    queryRows<Counts & { webId: number }>(
      `select type_id as "webId", ${countColumns}
       from rm.listings cross join unnest(type_ids) as type_id
       where ${toScopeCondition({ locale }, binder)} group by type_id`,
      binder.values,
    ),
  ])
  const everywhere = inLanguages.flat()
  return own.map(({ webId, name }) => ({
    key: `type-${webId}`,
    label: name,
    names: [...new Set(everywhere.filter((type) => type.webId === webId).map((type) => type.name))],
    zip: '',
    ...toGoalLinks(book, counts.find((row) => row.webId === webId) ?? { sale: 0, rent: 0 }, {
      typeIds: [webId],
    }),
  }))
}

type PlaceRow = Counts & { country: number; zip: string; key: string; keys: string[]; name: string }

/** The places where something is for sale or for rent, one per country, postcode and town. */
async function findPlaces(locale: Locale, book: AddressBook): Promise<SuggestedList[]> {
  const binder = createBinder()
  const rows = await queryRows<PlaceRow>(
    `select country_id as country, zip, city_key as key, city_keys as keys, min(city) as name,
       ${countColumns}
     from rm.listings where ${toScopeCondition({ locale }, binder)} and city <> '' and zip <> ''
     group by country_id, zip, city_key, city_keys
     order by country_id, zip, city_key, count(*) desc`,
    binder.values,
  )
  // Homes of one town may know it by more or fewer names: the name that most of them use is shown.
  const places = new Map<string, PlaceRow>()
  for (const row of rows) {
    const id = `${row.country}-${row.zip}-${row.key}`
    const known = places.get(id)
    places.set(id, known === undefined ? row : addPlaces(known, row))
  }
  return [...places].map(([id, { name, zip, keys, sale, rent }]) => ({
    key: `place-${id}`,
    label: name,
    names: [...new Set([name, ...keys])],
    zip,
    ...toGoalLinks(book, { sale, rent }, { cities: [{ name, zip }] }),
  }))
}

function addPlaces(one: PlaceRow, other: PlaceRow): PlaceRow {
  return {
    ...one,
    keys: [...one.keys, ...other.keys],
    sale: one.sale + other.sale,
    rent: one.rent + other.rent,
  }
}

/**
 * The types and places of a language with their counts, as one text of JSON. Kept until a home, a
 * type, a place or an address changes. A text, because what is kept is decoded anew at every
 * reading: a thousand places would cost more than looking through them.
 */
export async function readSuggestionLists(locale: Locale): Promise<string> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties, cacheTags.reference)
  const book = await getAddressBook(locale)
  const [types, places] = await Promise.all([findTypes(locale, book), findPlaces(locale, book)])
  return JSON.stringify({ types, places } satisfies SuggestionLists)
}

/** Most homes among the suggestions. */
const homesMax = 5

/** Letters of a word below which nearly every home would be meant. */
const wordLettersMin = 3

/** Words that count; more of them only make the question slower. */
const wordsMax = 6

export type SuggestedHome = {
  card: PropertyCardView
  /** The text is the reference or the id of this home. */
  isExact: boolean
}

/** The newest homes that hold all words; none where no word is long enough. */
async function findHomesByWords(text: string, locale: Locale): Promise<PropertyCardView[]> {
  const words = toSearchKey(text)
    .split(' ')
    .filter((word) => word.length >= wordLettersMin)
    .slice(0, wordsMax)
  return words.length === 0 ? [] : findFirst({ locale, q: words.join(' ') }, homesMax)
}

/**
 * The homes that a text may mean: the one with that reference or id, then the newest ones for sale
 * or for rent whose title, type, place or reference holds all of its words. At most five, each
 * once; words of one or two letters find nothing by themselves.
 *
 * @param text without control characters, at most 100 characters
 */
export async function findSuggestedHomes(text: string, locale: Locale): Promise<SuggestedHome[]> {
  const isTooShort = text.length < wordLettersMin && parsePublicId(text) === null
  if (isTooShort) return []
  const [exact, others] = await Promise.all([
    findExact(text, locale),
    findHomesByWords(text, locale),
  ])
  return [
    ...(exact === null ? [] : [{ isExact: true, card: exact }]),
    ...others
      .filter(({ publicId }) => publicId !== exact?.publicId)
      .map((card) => ({ isExact: false, card })),
  ].slice(0, homesMax)
}
