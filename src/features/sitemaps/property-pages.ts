import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { locales, type Locale } from '@/domain/kernel/locales'
import { isAvailableStatus, propertyStatuses } from '@/domain/properties/statuses'
import { toAddressBook } from '@/features/routing/address-book'
import { getRouteTable } from '@/features/routing/route-queries'
import { getProjectNames, toProjectSubject } from '@/features/properties/project-name-queries'
import { toPathSubject } from '@/features/properties/property-path'
import { queryRows } from '@/server/db'
import { toEntries, type SitemapEntry } from './sitemap-entry'

/** Addresses in one file; the protocol allows 50,000. */
const addressesPerFile = 10_000
const homesPerFile = addressesPerFile / locales.length

/**
 * What search engines may list. Sold and rented homes are left out: they leave the index by
 * themselves, on a day on which nobody changes them.
 */
const isListed = `is_indexable and not ('discreet' = any(lists)) and status = any($1::text[])
  and card->>'titleLocale' = locale`
const openStatuses = propertyStatuses.filter(isAvailableStatus)

/**
 * The keys of the files about homes: each file holds the public ids above its key, up to the next
 * one. A home that is added or removed changes the file it stands in and not all that follow.
 */
export async function getPropertyFileKeys(): Promise<number[]> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  const rows = await queryRows<{ key: number }>(
    `with homes as (select distinct public_id from rm.listings where ${isListed}),
     numbered as (select public_id, row_number() over (order by public_id) as place from homes)
     select public_id as key from numbered where place % $2 = 0 order by public_id`,
    [openStatuses, homesPerFile],
  )
  return [0, ...rows.map(({ key }) => key)]
}

type Row = { locale: Locale; card: ListingCard; updatedAt: string }

function groupByHome(rows: readonly Row[]): Row[][] {
  const homes = new Map<number, Row[]>()
  for (const row of rows) {
    const home = homes.get(row.card.publicId)
    if (home) home.push(row)
    else homes.set(row.card.publicId, [row])
  }
  return [...homes.values()]
}

/** The addresses of the homes whose public id is above the key, as many as fit one file. */
export async function getPropertyEntries(key: number): Promise<SitemapEntry[]> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties, cacheTags.projects, cacheTags.routes)
  const [table, names, rows] = await Promise.all([
    getRouteTable(),
    getProjectNames(),
    queryRows<Row>(
      `with homes as (
         select distinct public_id from rm.listings where ${isListed} and public_id > $2
         order by public_id limit $3
       )
       select locale, card, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
         as "updatedAt"
       from rm.listings join homes using (public_id) where ${isListed}
       order by public_id, locale`,
      [openStatuses, key, homesPerFile],
    ),
  ])
  const books = new Map(locales.map((locale) => [locale, toAddressBook(table, locale)]))
  const pathOf = ({ locale, card }: Row): string | null => {
    const project = names.find(({ publicId }) => publicId === card.projectPublicId)
    const subject = project ? toProjectSubject(project, locale, table.defaultLocale) : null
    return books.get(locale)?.property(toPathSubject(card, subject)).canonical ?? null
  }
  return groupByHome(rows).flatMap((home) =>
    toEntries(table, {
      lastModified: home[0]?.updatedAt ?? null,
      pathOf: (locale) => {
        const row = home.find((one) => one.locale === locale)
        return row ? pathOf(row) : null
      },
    }),
  )
}
