import type { Locale } from '@/domain/kernel/locales'
import type { Zone } from '@/domain/matching/zones'
import { findNearPlace } from '@/domain/search/near-place'
import { getExecutor, type TransactionRequest } from '../hooks/transaction'
import { toSql } from './to-sql'

/**
 * The places that are meant by names that nobody knows, in the language of the reader. Null unless
 * each of them is near to one place: what is left out of a guess would seem to be right.
 */
export async function findNearPlaces(
  req: TransactionRequest,
  unknown: readonly Zone[],
  locale: Locale,
): Promise<string[] | null> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ name: string }>(
    toSql('select distinct name from places_locales where name is not null', []),
  )
  const names = rows.map(({ name }) => name)
  const near = unknown.map((zone) => findNearPlace(zone.name, names, locale))
  return near.every((name) => name !== null) ? [...new Set(near)] : null
}
