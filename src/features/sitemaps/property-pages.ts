import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { ListingCard, ListingPicture } from '@/cms/read-model/listing-row'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { locales, type Locale } from '@/domain/kernel/locales'
import { availableStatuses } from '@/domain/properties/statuses'
import { toShareImage } from '@/features/media/image-src'
import { toListingPicture } from '@/features/media/to-listing-picture'
import { toAddressBook, type Addresses } from '@/features/routing/address-book'
import { getRouteTable } from '@/features/routing/route-queries'
import { getProjectNames, toProjectSubject } from '@/features/properties/project-name-queries'
import { toPathSubject } from '@/features/properties/property-path'
import { queryRows } from '@/server/db'
import { toEntry, type SitemapEntry } from './sitemap-entry'

/**
 * Homes in one file. The protocol allows 50,000 addresses and 50 MB; with four translations and
 * five pictures each address takes about 1.6 kB.
 */
const homesPerFile = 10_000

/** Homes that are read and written at once, which bounds the memory that a file takes. */
const homesPerStep = 500

/**
 * What search engines may list. Sold and rented homes are left out: they leave the index by
 * themselves, on a day on which nobody changes them.
 */
const isListed = `is_indexable and not ('discreet' = any(lists)) and status = any($1::text[])`

export type PropertyFile = {
  /** The file holds the homes whose public id is above this. */
  key: number
  /** ISO moment of the last change of a home in it; null when it holds none. */
  lastModified: string | null
}

const isoMoment = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/**
 * The files about homes in one language: each holds the public ids above its key, up to the next
 * one. A home that is added or removed changes the file it stands in and not all that follow.
 */
export async function getPropertyFiles(locale: Locale): Promise<PropertyFile[]> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  const rows = await queryRows<PropertyFile>(
    `with numbered as (
       select public_id, updated_at, (row_number() over (order by public_id) - 1) / $3 as file
       from rm.listings where ${isListed} and locale = $2
     )
     select min(public_id) - 1 as key, ${isoMoment('max(updated_at)')} as "lastModified"
     from numbered group by file order by file`,
    [availableStatuses, locale, homesPerFile],
  )
  const [first = { key: 0, lastModified: null }, ...rest] = rows
  return [{ ...first, key: 0 }, ...rest]
}

type PathCard = Pick<
  ListingCard,
  'publicId' | 'title' | 'city' | 'areaName' | 'countryId' | 'goal' | 'lists' | 'projectPublicId'
>

type Row = {
  publicId: number
  updatedAt: string
  /** The languages that have a title of their own, with what their address is made of. */
  cards: Partial<Record<Locale, PathCard>>
  pictures: ListingPicture[]
}

type Window = { locale: Locale; above: number; limit: number }

/** A home by its languages; the pictures in the language of the file alone. */
function readHomes({ locale, above, limit }: Window): Promise<Row[]> {
  return queryRows<Row>(
    `with homes as (
       select public_id from rm.listings
       where ${isListed} and locale = $2 and public_id > $3 order by public_id limit $4
     )
     select public_id as "publicId", ${isoMoment('max(updated_at)')} as "updatedAt",
       coalesce(
         jsonb_object_agg(locale, card - '{pictures,energy,price,marquee}'::text[])
           filter (where card->>'titleLocale' = locale),
         '{}'
       ) as cards,
       coalesce(jsonb_agg(card->'pictures') filter (where locale = $2) -> 0, '[]') as pictures
     from rm.listings join homes using (public_id) where ${isListed}
     group by public_id order by public_id`,
    [availableStatuses, locale, above, limit],
  )
}

async function createToEntry(locale: Locale): Promise<(row: Row) => SitemapEntry | null> {
  const [table, names] = await Promise.all([getRouteTable(), getProjectNames()])
  const books = new Map<Locale, Addresses>(locales.map((one) => [one, toAddressBook(table, one)]))
  const projects = new Map(names.map((name) => [name.publicId, name]))
  const pathOf = ({ cards }: Row, one: Locale): string | null => {
    const card = cards[one]
    if (!card) return null
    const project = card.projectPublicId === null ? null : projects.get(card.projectPublicId)
    const subject = project ? toProjectSubject(project, one, table.defaultLocale) : null
    return books.get(one)?.property(toPathSubject(card, subject)).canonical ?? null
  }
  return (row) =>
    toEntry(
      table,
      {
        lastModified: row.updatedAt,
        pathOf: (one) => pathOf(row, one),
        imagesOf: () =>
          row.pictures.flatMap((one) => toShareImage(toListingPicture(one))?.src ?? []),
      },
      locale,
    )
}

/**
 * The addresses of the homes above the key, up to the next file, a few at a time. What is kept in
 * the cache is read before the first of them: the cache belongs to the request, which ends when
 * the sending begins.
 */
export async function openPropertyEntries(
  locale: Locale,
  key: number,
): Promise<AsyncGenerator<SitemapEntry[]>> {
  return readSteps(locale, key, await createToEntry(locale))
}

async function* readSteps(
  locale: Locale,
  key: number,
  toHomeEntry: (row: Row) => SitemapEntry | null,
): AsyncGenerator<SitemapEntry[]> {
  let above = key
  for (let left = homesPerFile; left > 0; left -= homesPerStep) {
    const limit = Math.min(left, homesPerStep)
    const rows = await readHomes({ locale, above, limit })
    yield rows.flatMap((row) => toHomeEntry(row) ?? [])
    if (rows.length < limit) return
    above = rows.at(-1)?.publicId ?? above
  }
}

/** The entry of one home in the files of a language, by the question that makes them; null without. */
export async function findPropertyEntry(
  locale: Locale,
  publicId: number,
): Promise<SitemapEntry | null> {
  const [row] = await readHomes({ locale, above: publicId - 1, limit: 1 })
  if (row?.publicId !== publicId) return null
  return (await createToEntry(locale))(row)
}
