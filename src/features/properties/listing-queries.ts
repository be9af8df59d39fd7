import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import type { ListKey } from '@/domain/properties/visibility'
import { itemsPerPage } from '@/domain/search/paging'
import { toReferenceKey } from '@/domain/search/match-text'
import type { SearchSort } from '@/domain/search/search-criteria'
import { parsePublicId } from '@/domain/routes/public-id'
import { getAddressBook } from '@/features/routing/address-book'
import { queryRows } from '@/server/db'
import type { ListingCriteria, ListingScope } from './listing-filter'
import { createBinder, toListingStatement, toScopeCondition } from './listing-statement'
import { findListingPresets } from './preset-queries'
import { getProjectSubjects } from './project-name-queries'
import { toPropertyCard, type PropertyCardView } from './to-property-card'
import { findPropertyTypes } from './type-queries'

export type ListingQuery = ListingCriteria & {
  locale: Locale
  lists?: readonly ListKey[]
  /** Ids of saved lists; several are merged without duplicates. */
  presetIds?: readonly number[]
  sort?: SearchSort
  /** Counted from 1. */
  page?: number
  perPage?: number
}

export type ListingResult = { cards: PropertyCardView[]; total: number }

/** The lists and saved lists of a query, read and ready for a statement. */
async function readScope({
  locale,
  lists,
  presetIds = [],
}: Pick<ListingQuery, 'locale' | 'lists' | 'presetIds'>): Promise<ListingScope> {
  return { locale, lists, presets: await findListingPresets(presetIds) }
}

/** Cards are made here and nowhere else, so that every card has its true address. */
async function toCards(cards: readonly ListingCard[], locale: Locale): Promise<PropertyCardView[]> {
  const [book, projects] = await Promise.all([getAddressBook(locale), getProjectSubjects(locale)])
  return cards.map((card) => toPropertyCard(card, book, projects))
}

/** One page of a list and the size of the whole, kept until a property changes. */
export async function findListings(query: ListingQuery): Promise<ListingResult> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  const { locale, sort, page = 1, perPage = itemsPerPage, ...criteria } = query
  const scope = await readScope(query)
  const statement = toListingStatement(scope, criteria, {
    sort: sort ?? scope.presets?.[0]?.sort ?? 'newest',
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  const [row] = await queryRows<{ total: number; cards: ListingCard[] }>(
    statement.text,
    statement.values,
  )
  return { cards: await toCards(row?.cards ?? [], locale), total: row?.total ?? 0 }
}

export type GoalCounts = { sale: number; rent: number }

/** How many properties stand in the list for sale and in the list for rent. */
export async function countByGoal(locale: Locale): Promise<GoalCounts> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  const binder = createBinder()
  const [row] = await queryRows<GoalCounts>(
    `select
       count(*) filter (where 'forSale' = any(lists))::int as sale,
       count(*) filter (where 'forRent' = any(lists))::int as rent
     from rm.listings where ${toScopeCondition({ locale }, binder)}`,
    binder.values,
  )
  return row ?? { sale: 0, rent: 0 }
}

/** The newest properties that are to be had and not discreet. */
export async function findLatest(locale: Locale, count: number): Promise<PropertyCardView[]> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  const binder = createBinder()
  const rows = await queryRows<{ card: ListingCard }>(
    `select card from rm.listings
     where ${toScopeCondition({ locale }, binder)} and status = 'active'
     order by published_at desc, public_id desc limit ${binder.bind(count)}`,
    binder.values,
  )
  return toCards(
    rows.map(({ card }) => card),
    locale,
  )
}

/** What other properties are compared with. */
export type SimilarSubject = {
  publicId: number
  goal: string
  countryId: number
  zip: string
  typeIds: readonly number[]
  /** Euro; null when unknown or hidden. */
  amount: number | null
  bedrooms: number | null
}

/**
 * Properties that a visitor of this one may also like: same goal, country and type, the nearest
 * postcode first, then the nearest price and number of bedrooms.
 */
export async function findSimilar(
  subject: SimilarSubject,
  locale: Locale,
  count = 4,
): Promise<PropertyCardView[]> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  const binder = createBinder()
  const { bind } = binder
  const condition = toScopeCondition({ locale }, binder)
  const zip = bind(subject.zip)
  const rows = await queryRows<{ card: ListingCard }>(
    `select card from rm.listings
     where ${condition}
       and status in ('active', 'underOption')
       and public_id <> ${bind(subject.publicId)}
       and goal = ${bind(subject.goal)}
       and country_id = ${bind(subject.countryId)}
       and type_ids && ${bind([...subject.typeIds])}::int[]
     order by
       (zip = ${zip}) desc,
       (left(zip, 2) = left(${zip}, 2)) desc,
       abs(price - ${bind(subject.amount)}::numeric) nulls last,
       abs(bedrooms - ${bind(subject.bedrooms)}::numeric) nulls last,
       published_at desc, public_id desc
     limit ${bind(count)}`,
    binder.values,
  )
  return toCards(
    rows.map(({ card }) => card),
    locale,
  )
}

/** The address of the property that is meant when a search text is its reference or its id. */
export async function findExactHref(q: string, locale: Locale): Promise<string | null> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  const reference = toReferenceKey(q)
  if (reference === '') return null
  const rows = await queryRows<{ card: ListingCard }>(
    `select card from rm.listings
     where locale = $1 and not ('discreet' = any(lists)) and (record_file_key = $2 or public_id = $3)
     order by (record_file_key = $2) desc nulls last limit 1`,
    [locale, reference, parsePublicId(q.trim())],
  )
  const [card] = await toCards(
    rows.map((row) => row.card),
    locale,
  )
  return card?.href ?? null
}

export type PlaceOption = { name: string; zip: string; count: number }
export type TypeOption = { webId: number; name: string; count: number }
export type SearchOptions = { places: PlaceOption[]; types: TypeOption[] }

/** What can be chosen in the search of a list: the places and types that stand in it. */
export async function findSearchOptions(
  query: Pick<ListingQuery, 'locale' | 'lists' | 'presetIds'>,
): Promise<SearchOptions> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties, cacheTags.reference)
  const scope = await readScope(query)
  const forPlaces = createBinder()
  const forTypes = createBinder()
  const [places, counts, types] = await Promise.all([
    queryRows<PlaceOption>(
      `select city as name, zip, count(*)::int as count from rm.listings
       where ${toScopeCondition(scope, forPlaces)} and city <> ''
       group by city, zip order by city, zip`,
      forPlaces.values,
    ),
    queryRows<{ webId: number; count: number }>(
      `select type_id as "webId", count(*)::int as count
       from rm.listings cross join unnest(type_ids) as type_id
       where ${toScopeCondition(scope, forTypes)} group by type_id`,
      forTypes.values,
    ),
    findPropertyTypes(query.locale),
  ])
  return {
    places,
    types: types.map(({ webId, name }) => ({
      webId,
      name,
      count: counts.find((row) => row.webId === webId)?.count ?? 0,
    })),
  }
}
