import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { cacheTags, globalTag, siteTag } from '@/cms/cache-tags'
import { formatCityLine } from '@/domain/formats/address'
import { formatListingSummary, formatListingTitle } from '@/domain/formats/listing-summary'
import type { Locale } from '@/domain/kernel/locales'
import { availableStatuses } from '@/domain/properties/statuses'
import type { ListKey } from '@/domain/properties/visibility'
import {
  buildFeedPath,
  feedItemsMax,
  getFeedListPath,
  type FeedFormat,
  type FeedList,
} from '@/domain/routes/feeds'
import { toShareImage } from '@/features/media/image-src'
import { getOffice } from '@/features/office/office-queries'
import { getProjectSubjects } from '@/features/properties/project-name-queries'
import { toPropertyCard, type PropertyCardView } from '@/features/properties/to-property-card'
import { getAddressBook } from '@/features/routing/address-book'
import { getFeedTitles } from '@/features/routing/feed-titles'
import { queryRows } from '@/server/db'
import type { Feed, FeedItem } from './feed'

/** The list whose homes a feed tells of. */
export const listsOfFeeds = {
  'for-sale': 'forSale',
  'for-rent': 'forRent',
} as const satisfies Readonly<Record<FeedList, ListKey>>

type Row = { card: ListingCard; changedAt: Date }

/** The newest homes that are to be had and not discreet. */
function readNewest(locale: Locale, list: FeedList): Promise<Row[]> {
  return queryRows<Row>(
    `select card, updated_at as "changedAt" from rm.listings
     where locale = $1 and $2 = any(lists) and not ('discreet' = any(lists))
       and is_indexable and status = any($3::text[])
     order by published_at desc, public_id desc limit $4`,
    [locale, listsOfFeeds[list], availableStatuses, feedItemsMax],
  )
}

function toItem(card: PropertyCardView, changedAt: Date, locale: Locale): FeedItem {
  const { goal, title, typeName, price, bedrooms, livingAreaM2 } = card
  const facts = {
    ...{ goal, title, typeName, price, bedrooms },
    cityLine: formatCityLine(card),
    areaM2: livingAreaM2,
    isOpen: true,
  }
  return {
    path: card.href,
    title: formatListingTitle(facts, locale),
    summary: formatListingSummary(facts, null, locale),
    category: typeName,
    publishedAt: new Date(card.publishedAt).toISOString(),
    changedAt: changedAt.toISOString(),
    image: toShareImage(card.pictures[0])?.src ?? null,
  }
}

/** What is new in a list, kept until a property changes; at most 50 homes. */
export async function getFeed(locale: Locale, list: FeedList, format: FeedFormat): Promise<Feed> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties, cacheTags.projects, cacheTags.routes, globalTag('site'))
  const [rows, book, projects, { name }, titles] = await Promise.all([
    readNewest(locale, list),
    getAddressBook(locale),
    getProjectSubjects(locale),
    getOffice(locale),
    getFeedTitles(locale),
  ])
  return {
    title: `${titles[list]} · ${name}`,
    description: `${titles[list]} · ${name}`,
    locale,
    listPath: book.page(getFeedListPath(list)),
    path: buildFeedPath(locale, list, format),
    items: rows.map(({ card, changedAt }) =>
      toItem(toPropertyCard(card, book, projects), changedAt, locale),
    ),
  }
}
