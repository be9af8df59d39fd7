import 'server-only'
import { openToAll } from '@/cms/matching/open-to-all'
import { toWish, type DemandCriteria } from '@/cms/matching/to-wish'
import { fallbackLocale, type Locale } from '@/domain/kernel/locales'
import { propertyGoals } from '@/domain/properties/goals'
import { matchWish } from '@/domain/matching/match-wish'
import { newsKinds } from '@/domain/matching/news'
import { estimateDays, estimateMails, type AlertFrequency } from '@/domain/matching/schedule'
import type { HomeFacts } from '@/domain/matching/wish'
import { searchFeatures } from '@/domain/search/search-criteria'
import { queryRows } from '@/server/db'
import { z } from 'zod'

const homeSchema = z
  .object({
    id: z.number(),
    publicId: z.number(),
    publishedAt: z.date(),
    goal: z.enum(propertyGoals),
    isOpen: z.boolean(),
    typeIds: z.array(z.number()),
    countryId: z.number(),
    zip: z.string(),
    price: z.number().nullable(),
    areaM2: z.number().nullable(),
    bedrooms: z.number().nullable(),
    bathrooms: z.number().nullable(),
    features: z.array(z.enum(searchFeatures)),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
  })
  .transform(({ lat, lng, ...home }) => ({
    ...home,
    point: lat === null || lng === null ? null : { lat, lng },
  }))

/** A home as matching knows it; what all languages share, read off one row. */
const selectHomes = `
  select distinct on (property_id) property_id as id, public_id as "publicId", published_at as "publishedAt", goal,
    ${openToAll('home')} as "isOpen",
    type_ids as "typeIds", country_id as "countryId", zip, price::float8 as price,
    area::float8 as "areaM2", bedrooms, bathrooms, features, lat, lng
  from rm.listings home`

type Home = HomeFacts & { id: number; publicId: number; publishedAt: Date }

async function readHomes(condition: string, value: unknown): Promise<Home[]> {
  const rows = await queryRows(`${selectHomes} where ${condition} order by property_id, locale`, [
    value,
  ])
  return z.array(homeSchema).parse(rows)
}

/**
 * Mails in a month that a demand would have brought, by what was published in the last 180 days and
 * is still known to the site. What was sold since counts: it was news when it came.
 */
export async function estimateDemand(
  demand: DemandCriteria,
  frequency: AlertFrequency,
): Promise<number> {
  const homes = await readHomes(
    `not 'discreet' = any(lists) and published_at > now() - make_interval(days => $1)`,
    estimateDays.past,
  )
  const wish = toWish(demand)
  const found = homes.filter((home) => matchWish(wish, { ...home, isOpen: true }).matches)
  return estimateMails(
    frequency,
    found.map(({ publishedAt }) => publishedAt),
  )
}

const alertSchema = z.object({
  propertyId: z.number(),
  kind: z.enum(newsKinds),
  oldPrice: z.number().nullable(),
})

export type WaitingAlert = z.infer<typeof alertSchema>

/** The news that a mail tells, one for each home: that it is new outweighs what changed since. */
export async function readAlerts(ids: readonly number[]): Promise<WaitingAlert[]> {
  const rows = await queryRows(
    `select distinct on (property_id) property_id as "propertyId", kind, old_price::float8 as "oldPrice"
     from matching.alerts where id = any($1::bigint[])
     order by property_id, kind = 'new' desc, version desc`,
    [ids],
  )
  return z.array(alertSchema).parse(rows)
}

/** Homes as they are at this moment, by id; those that no visitor sees are missing. */
export async function readHomesNow(ids: readonly number[]): Promise<ReadonlyMap<number, Home>> {
  const homes = await readHomes('property_id = any($1::int[])', ids)
  return new Map(homes.map((home) => [home.id, home]))
}

/** Names of the towns behind postcodes, in order, as far as the site knows them. */
export async function readPlaceNames(
  codes: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await queryRows<{ code: string; names: string[] }>(
    `select p.country_id::text || '-' || p.zip as code,
       array_agg(distinct coalesce(l.name, n.name) order by coalesce(l.name, n.name)) as names
     from places p
     left join places_locales l on l._parent_id = p.id and l._locale::text = $2
     join places_locales n on n._parent_id = p.id and n._locale::text = $3
     where p.country_id::text || '-' || p.zip = any($1::text[]) group by 1`,
    [codes, locale, fallbackLocale],
  )
  return new Map(rows.map(({ code, names }) => [code, names]))
}
