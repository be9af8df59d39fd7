import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import type { GeoPoint } from '@/domain/places/location'
import { availableStatuses } from '@/domain/properties/statuses'
import type { ListKey } from '@/domain/properties/visibility'
import type { FacetCounts } from '@/domain/search/facet-counts'
import { itemsPerPage } from '@/domain/search/paging'
import { toReferenceKey } from '@/domain/search/match-text'
import type { Relaxation } from '@/domain/search/relaxations'
import type { SearchCity } from '@/domain/search/search-criteria'
import { parsePublicId } from '@/domain/routes/public-id'
import { queryRows } from '@/server/db'
import { readSearchIndex } from '@/server/search-index/search-index'
import { findCards, toCards } from './card-queries'
import { createBinder, toExactStatement, toScopeCondition } from './listing-statement'
import { toSearchSubject, type ListingQuery } from './search-subject'
import type { PropertyCardView } from './to-property-card'
import { findPropertyTypes } from './type-queries'

export type { ListingQuery } from './search-subject'

export type ListingResult = { cards: PropertyCardView[]; total: number }

function toWindow({ page = 1, perPage = itemsPerPage }: ListingQuery) {
  return { offset: (page - 1) * perPage, limit: perPage }
}

/** One page of a list and the size of the whole, kept until a property changes. */
export async function findListings(query: ListingQuery): Promise<ListingResult> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  const subject = await toSearchSubject(query)
  const index = await readSearchIndex()
  const { propertyIds, total } = index.findPage(subject, toWindow(query))
  return { cards: await findCards(propertyIds, query.locale), total }
}

export type ListResult = ListingResult & {
  /** Of every property type there is, and of every place with homes. */
  facets: FacetCounts
  /** What a search that finds nothing could do without; none for one that finds something. */
  relaxations: Relaxation[]
}

/** One page of a list with the counts beside every choice of its filters. */
export async function findListResult(query: ListingQuery): Promise<ListResult> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties, cacheTags.reference)
  const [subject, types] = await Promise.all([
    toSearchSubject(query),
    findPropertyTypes(query.locale),
  ])
  const index = await readSearchIndex()
  const { propertyIds, total, facets } = index.findCountedPage(subject, toWindow(query))
  const counts = new Map(facets.typeIds.map(({ value, count }) => [value, count]))
  const typeIds = types.map(({ webId }) => ({ value: webId, count: counts.get(webId) ?? 0 }))
  return {
    cards: await findCards(propertyIds, query.locale),
    total,
    facets: { ...facets, typeIds },
    relaxations: total === 0 ? index.findRelaxations(subject) : [],
  }
}

/** A place of the lists: its key in the counts, and its name in one language. */
export type ListPlaceView = SearchCity & {
  key: string
  countryId: number
  /** The middle of its homes in degrees; null when no point of them is public. */
  lat: number | null
  lng: number | null
}

/** Every place in which a home is visible in a language, by name. */
export async function findListPlaces(locale: Locale): Promise<ListPlaceView[]> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties, cacheTags.reference)
  const index = await readSearchIndex()
  return index.listPlaces(locale).map(({ key, name, zip, countryId, point }) => ({
    key,
    name,
    zip,
    countryId,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
  }))
}

export type ListNeighbours = {
  /** Addresses; null at either end. */
  previous: string | null
  next: string | null
  /** Place of the property in the result, counted from 1. */
  place: number
  total: number
}

/** What stands before and after a property in a result; null when it does not stand in it. */
export async function findNeighbours(
  query: ListingQuery,
  publicId: number,
): Promise<ListNeighbours | null> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  const subject = await toSearchSubject(query)
  const found = (await readSearchIndex()).findPosition(subject, publicId)
  if (found === null) return null
  const { previousId, nextId, position, total } = found
  const hrefOf = async (id: number | null) =>
    id === null ? null : ((await findCards([id], query.locale))[0]?.href ?? null)
  const [previous, next] = await Promise.all([hrefOf(previousId), hrefOf(nextId)])
  return { previous, next, place: position, total }
}

/** Most homes of a result that a map is told about. */
export const resultPointsMax = 5_000

export type ResultPoint = GeoPoint & {
  /** The point was moved, because the address is not shown. */
  isApproximate: boolean
  /** With one picture at most. */
  card: PropertyCardView
}

/**
 * Where the homes of a result lie, in its order, and how many of them have a public point in all.
 * Only the read model's points leave the server: moved ones for hidden addresses.
 */
export async function findResultPoints(
  query: ListingQuery,
): Promise<{ points: ResultPoint[]; total: number }> {
  const subject = await toSearchSubject(query)
  const found = (await readSearchIndex()).findPoints(subject)
  const shown = found.slice(0, resultPointsMax)
  const cards = await findCards(
    shown.map(({ propertyId }) => propertyId),
    query.locale,
    'onePicture',
  )
  const byPublicId = new Map(cards.map((card) => [card.publicId, card]))
  const points = shown.flatMap(({ publicId, lat, lng, isApproximate }) => {
    const card = byPublicId.get(publicId)
    return card ? [{ lat, lng, isApproximate, card }] : []
  })
  return { points, total: found.length }
}

export type GoalCounts = { sale: number; rent: number }

/** How many properties stand in the list for sale and in the list for rent. */
export async function countByGoal(locale: Locale): Promise<GoalCounts> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  const [sale, rent] = await Promise.all([
    toSearchSubject({ locale, lists: ['forSale'] }),
    toSearchSubject({ locale, lists: ['forRent'] }),
  ])
  const index = await readSearchIndex()
  return { sale: index.count(sale), rent: index.count(rent) }
}

/** The newest properties that are to be had and not discreet. */
export async function findLatest(locale: Locale, count: number): Promise<PropertyCardView[]> {
  const { cards } = await findListings({ locale, available: 'open', perPage: count })
  return cards
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
       and status = any(${bind(availableStatuses)}::text[])
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

/** Every list that anybody may see; what is discreet is found by its link alone. */
const openToAll: readonly ListKey[] = ['forSale', 'forRent', 'investment', 'spain', 'realisations']

/** The property that is meant when a text is its reference or its id; null for any other text. */
export async function findExact(q: string, locale: Locale): Promise<PropertyCardView | null> {
  const reference = toReferenceKey(q)
  if (reference === '') return null
  const { text, values } = toExactStatement(
    { locale, lists: openToAll },
    { reference, publicId: parsePublicId(q.trim()) },
  )
  const rows = await queryRows<{ card: ListingCard }>(text, values)
  const [card] = await toCards(
    rows.map((row) => row.card),
    locale,
  )
  return card ?? null
}

/** The address of the property that is meant when a search text is its reference or its id. */
export async function findExactHref(q: string, locale: Locale): Promise<string | null> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  return (await findExact(q, locale))?.href ?? null
}

/** The first cards of a list, never kept: for questions that nobody asks twice. */
export async function findFirst(query: ListingQuery, count: number): Promise<PropertyCardView[]> {
  const subject = await toSearchSubject(query)
  const index = await readSearchIndex()
  const { propertyIds } = index.findPage(subject, { offset: 0, limit: count })
  return findCards(propertyIds, query.locale)
}
