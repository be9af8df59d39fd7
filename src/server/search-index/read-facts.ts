import { z } from 'zod'
import { locales } from '@/domain/kernel/locales'
import { factCodes } from '@/domain/properties/fact-codes'
import { listKeys } from '@/domain/properties/visibility'
import type { ListingFacts } from '@/domain/search/listing-facts'
import { searchFeatures } from '@/domain/search/search-criteria'

/** Asks the database with one statement; `$1`, `$2` … stand for the values. */
export type QueryRows = (
  text: string,
  values: readonly unknown[],
) => Promise<Record<string, unknown>[]>

/** Listings that are read at a time; the server answers others between two readings. */
const batchSize = 2000

const factsSchema: z.ZodType<ListingFacts> = z.object({
  propertyId: z.number(),
  publicId: z.number(),
  texts: z.array(z.object({ locale: z.enum(locales), searchText: z.string(), city: z.string() })),
  lists: z.array(z.enum(listKeys)),
  typeIds: z.array(z.number()),
  marqueeCode: z.number().nullable(),
  placeId: z.number().nullable(),
  countryId: z.number(),
  zip: z.string(),
  cityKey: z.string(),
  cityKeys: z.array(z.string()),
  price: z.number().nullable(),
  areaM2: z.number().nullable(),
  plotM2: z.number().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  energyLabel: z.string().nullable(),
  features: z.array(z.enum(searchFeatures)),
  isOpen: z.boolean(),
  availability: z.enum(factCodes.availability).nullable(),
  availableFrom: z.string().nullable(),
  point: z.object({ lat: z.number(), lng: z.number(), isApproximate: z.boolean() }).nullable(),
  publishedAt: z.number(),
  visibleUntil: z.string().nullable(),
})

/**
 * The rows of a property as one record: what the languages share is read off any of them. Names
 * are those of `ListingFacts`.
 */
const selectFacts = `
  select property_id as "propertyId",
    min(public_id) as "publicId",
    json_agg(json_build_object(
      'locale', locale, 'searchText', search_text, 'city', city) order by locale) as texts,
    (array_agg(to_json(lists)))[1] as lists,
    (array_agg(to_json(type_ids)))[1] as "typeIds",
    min(marquee_code) as "marqueeCode",
    min(place_id) as "placeId",
    min(country_id) as "countryId",
    min(zip) as zip,
    min(city_key) as "cityKey",
    (array_agg(to_json(city_keys)))[1] as "cityKeys",
    min(price)::float8 as price,
    min(area)::float8 as "areaM2",
    min(plot_m2)::float8 as "plotM2",
    min(bedrooms) as bedrooms,
    min(bathrooms) as bathrooms,
    min(energy_label) as "energyLabel",
    (array_agg(to_json(features)))[1] as features,
    bool_and(is_open) as "isOpen",
    min(availability) as availability,
    min(available_from)::text as "availableFrom",
    case when min(lat) is null or min(lng) is null then null else
      json_build_object('lat', min(lat), 'lng', min(lng),
        'isApproximate', bool_or(point_is_approximate)) end as point,
    (extract(epoch from min(published_at)) * 1000)::float8 as "publishedAt",
    min(visible_until)::text as "visibleUntil"
  from rm.listings`

/** The listings among some properties. */
export const factsStatement = `${selectFacts} where property_id = any($1::int[]) group by property_id`

/**
 * Reads every listing, batch by batch in the order of the ids.
 *
 * @throws z.ZodError when the read model holds what no listing can be
 */
export async function* readAllFacts(query: QueryRows): AsyncGenerator<ListingFacts[]> {
  for (let after = 0; ;) {
    const rows = await query(
      `${selectFacts}
       where property_id in (
         select distinct property_id from rm.listings
         where property_id > $1 order by property_id limit ${batchSize}
       )
       group by property_id order by property_id`,
      [after],
    )
    const batch = parseFacts(rows)
    const last = batch.at(-1)
    if (last === undefined) return
    yield batch
    after = last.propertyId
  }
}

/** Reads those of some properties that are listed. */
export async function readFacts(
  query: QueryRows,
  propertyIds: readonly number[],
): Promise<ListingFacts[]> {
  const found: ListingFacts[] = []
  for (let start = 0; start < propertyIds.length; start += batchSize) {
    const rows = await query(factsStatement, [propertyIds.slice(start, start + batchSize)])
    found.push(...parseFacts(rows))
  }
  return found
}

function parseFacts(rows: readonly Record<string, unknown>[]): ListingFacts[] {
  return z.array(factsSchema).parse(rows)
}
