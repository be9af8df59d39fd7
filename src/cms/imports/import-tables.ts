import { sql } from '@payloadcms/db-postgres'
import { toLocalized, type LocalizedText } from '@/domain/kernel/locales'
import { foldPlaceName } from '@/domain/places/place-name'
import type { Executor } from '../hooks/transaction'

/** The small tables that a listing is looked up in. */
export type ImportTables = {
  /** The id of a type by its number in feeds; null for one that the site does not have. */
  findType: (webId: number) => number | null
  /** The number of a type by its id; null for one that is gone. */
  webIdOf: (typeId: number) => number | null
  /** The name of a type by the number of the feeds, in each language that it has one in. */
  typeNamesOf: (webId: number) => Partial<LocalizedText>
  /** The id of a price unit by its code; null for one that the site does not know. */
  findPriceUnit: (code: number) => number | null
  /** The id of a place by its town, and by its postcode where it has one; else that of the feed. */
  findPlace: (address: { countryId: number; zip: string | null; city: string }) => number | null
}

type PlaceRow = { id: number; country: string; zip: string; names: (string | null)[] }

/**
 * Reads types, price units and places.
 *
 * @param usualPlaceId the place of homes whose own is not known; null leaves them without one
 */
export async function loadImportTables(
  executor: Executor,
  usualPlaceId: number | null,
): Promise<ImportTables> {
  const types = await executor.execute<{ id: number; code: string; names: unknown }>(sql`
    select t.id, t.web_id as code, jsonb_object_agg(l._locale, l.name)
      filter (where l._locale is not null) as names
    from property_types t left join property_types_locales l on l._parent_id = t.id group by t.id`)
  const units = await executor.execute<{ id: number; code: string }>(
    sql`select id, code from price_units`,
  )
  const places = await executor.execute<PlaceRow>(sql`
    select p.id, p.country_id as country, p.zip, array_agg(l.name) as names
    from places p left join places_locales l on l._parent_id = p.id group by p.id order by p.id`)
  const typeIds = new Map(types.rows.map(({ id, code }) => [Number(code), id]))
  const webIds = new Map(types.rows.map(({ id, code }) => [id, Number(code)]))
  const typeNames = new Map(types.rows.map(({ code, names }) => [Number(code), names]))
  const unitIds = new Map(units.rows.map(({ id, code }) => [Number(code), id]))
  return {
    findType: (webId) => typeIds.get(webId) ?? null,
    webIdOf: (typeId) => webIds.get(typeId) ?? null,
    typeNamesOf: (webId) => toLocalized(typeNames.get(webId)),
    findPriceUnit: (code) => unitIds.get(code) ?? null,
    findPlace: createPlaceFinder(places.rows, usualPlaceId),
  }
}

function createPlaceFinder(
  rows: readonly PlaceRow[],
  usualPlaceId: number | null,
): ImportTables['findPlace'] {
  const exact = new Map<string, number>()
  const byZip = new Map<string, number[]>()
  const byName = new Map<string, number>()
  for (const { id, country, zip, names } of rows) {
    byZip.set(`${country} ${zip}`, [...(byZip.get(`${country} ${zip}`) ?? []), id])
    for (const name of names) {
      const key = foldPlaceName(name ?? '')
      exact.set(`${country} ${zip} ${key}`, id)
      if (!byName.has(`${country} ${key}`)) byName.set(`${country} ${key}`, id)
    }
  }
  return ({ countryId, zip, city }) => {
    const key = foldPlaceName(city)
    // A postcode of one place names it, however the town is spelt; one of several does not.
    const alone = byZip.get(`${countryId} ${zip}`) ?? []
    return (
      exact.get(`${countryId} ${zip} ${key}`) ??
      (alone.length === 1 ? alone[0] : undefined) ??
      (zip === null ? byName.get(`${countryId} ${key}`) : undefined) ??
      usualPlaceId
    )
  }
}
