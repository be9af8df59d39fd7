import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import type { GeoPoint } from '@/domain/places/location'
import type { Locale } from '@/domain/kernel/locales'
import { queryRows } from '@/server/db'
import type { NamedPoint } from './map-label'

/** A point that the public may know; moved when the address is hidden. */
export type PublicPoint = GeoPoint & { isApproximate: boolean }

type PointRow = PublicPoint & { publicId: number }

/** Whose id a row of the read model is looked up by. */
export type PointSubject = 'property' | 'project'

const columns: Readonly<Record<PointSubject, string>> = {
  property: 'public_id',
  project: 'project_public_id',
}

async function readPoints(
  subject: PointSubject,
  publicIds: number[],
  locale: Locale,
): Promise<PointRow[]> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  const column = columns[subject]
  return queryRows<PointRow>(
    `select distinct on (${column}) ${column} as "publicId", lat::float8 as lat, lng::float8 as lng,
       point_is_approximate as "isApproximate"
     from rm.listings
     where ${column} = any($1::int[]) and locale = $2 and lat is not null and lng is not null
     order by ${column}, public_id`,
    [publicIds, locale],
  )
}

/**
 * Where properties or projects lie, as far as the public may know: the read model holds displaced
 * points for hidden addresses, and the units of a project share one. Without a point they are
 * left out.
 */
export async function findPublicPoints(
  subject: PointSubject,
  publicIds: number[],
  locale: Locale,
): Promise<ReadonlyMap<number, PublicPoint>> {
  const rows = await readPoints(subject, publicIds, locale)
  return new Map(rows.map(({ publicId, ...point }) => [publicId, point]))
}

/** Most towns whose names are offered to a map. */
const townsMax = 300

/**
 * The towns with homes, the largest offer first, each in the middle of what the public may know of
 * its homes: names that help to find one's way on a map.
 */
export async function findTowns(locale: Locale): Promise<NamedPoint[]> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  return queryRows<NamedPoint>(
    `select city as name, round(avg(lat)::numeric, 3)::float8 as lat,
       round(avg(lng)::numeric, 3)::float8 as lng
     from rm.listings
     where locale = $1 and city <> '' and lat is not null and lng is not null
     group by city, city_key order by count(*) desc, city limit $2`,
    [locale, townsMax],
  )
}
