import type { Locale } from '@/domain/kernel/locales'
import { formatZone, type Zone } from '@/domain/matching/zones'
import { findNearPlace } from '@/domain/search/near-place'
import { getExecutor, type TransactionRequest } from '../hooks/transaction'
import { toSql } from './to-sql'

/** Places that nobody knows, as they were typed, or the ones that are meant by them. */
export type PlacesProblem = { code: 'zones.unknown' | 'zones.misspelt'; words: string[] }

/**
 * What to say of names that nobody knows, in the language of the reader; null for none. Places are
 * proposed where each name is near to one of them: what is left out of a guess would seem to be right.
 */
export async function findPlacesProblem(
  req: TransactionRequest,
  unknown: readonly Zone[],
  locale: Locale,
): Promise<PlacesProblem | null> {
  if (unknown.length === 0) return null
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ name: string }>(
    toSql('select distinct name from places_locales where name is not null', []),
  )
  const names = rows.map(({ name }) => name)
  const near = unknown.map((zone) => findNearPlace(zone.name, names, locale))
  return near.every((name) => name !== null)
    ? { code: 'zones.misspelt', words: [...new Set(near)] }
    : { code: 'zones.unknown', words: unknown.map(formatZone) }
}
