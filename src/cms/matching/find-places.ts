import { toPlaceCode } from '@/domain/matching/wish'
import type { Zone } from '@/domain/matching/zones'
import { belgiumId, spainId } from '@/domain/places/countries'
import { findPlaceNames, foldPlaceName } from '@/domain/places/place-name'
import { getExecutor, type TransactionRequest } from '../hooks/transaction'
import { toSql } from './to-sql'

/**
 * `$1` a postcode or none, `$2` the name as it is compared or none, `$3` the name as typed, in small
 * letters: a place is known by its name in every language and by its other spellings.
 */
const placesStatement = `
  select p.zip, p.country_id::text as country from places p
  where ($1 = '' or p.zip = $1) and ($2 = '' or p.name_key = $2
    or exists (select from places_locales l where l._parent_id = p.id and lower(l.name) = $3)
    or exists (select from places_texts t
      where t.parent_id = p.id and t.path = 'aliases' and lower(t.text) = $3))
  order by p.id`

/** A postcode alone: five digits are Spanish, four Belgian unless a place says otherwise. */
function guessCode(zip: string): string {
  return toPlaceCode({ countryId: zip.length === 5 ? spainId : belgiumId, zip })
}

/** The postcodes of a place as it was typed; none when nobody knows it. */
async function findCodes(req: TransactionRequest, { zip, name }: Zone): Promise<string[]> {
  const executor = await getExecutor(req)
  const find = async (zipText: string, typed: string) => {
    const key = typed === '' ? '' : foldPlaceName(findPlaceNames(typed)?.nl ?? typed)
    const { rows } = await executor.execute<{ zip: string; country: string }>(
      toSql(placesStatement, [zipText, key, typed.toLowerCase()]),
    )
    return rows.map((row) => toPlaceCode({ countryId: Number(row.country), zip: row.zip }))
  }
  if (zip === null) return find('', name)
  const exact = await find(zip, name)
  if (exact.length > 0) return exact
  // Whoever writes a postcode means it, whatever name stands behind it.
  const known = await find(zip, '')
  return known.length > 0 ? known : [guessCode(zip)]
}

/** Places as they were typed: the postcodes they stand for, and those that nobody knows. */
export type UnderstoodPlaces = { codes: string[]; unknown: Zone[] }

/** Finds what places people mean, in the transaction of the request where it has one. */
export async function findPlaceCodes(
  req: TransactionRequest,
  zones: readonly Zone[],
): Promise<UnderstoodPlaces> {
  const codes: string[] = []
  const unknown: Zone[] = []
  for (const zone of zones) {
    const found = await findCodes(req, zone)
    if (found.length === 0) unknown.push(zone)
    codes.push(...found)
  }
  return { codes: [...new Set(codes)], unknown }
}
