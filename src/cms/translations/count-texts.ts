import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { isLocale, type Locale } from '@/domain/kernel/locales'
import { getExecutor } from '../hooks/transaction'

/** How many texts of a section there are to translate into a language, and how many wait. */
export type TextCount = {
  owner: string
  locale: Locale
  fresh: number
  stale: number
  missing: number
}

/** How long numbers may lag behind, in milliseconds: less than it takes to look at them twice. */
const keptMs = 5_000

type Kept = { until: number; counts: Promise<TextCount[]> }

const keptBy = new WeakMap<Payload, Kept>()

type Row = { owner: string; locale: string; fresh: number; stale: number; missing: number }

async function readCounts(payload: Payload): Promise<TextCount[]> {
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute<Row>(sql`
    select owner, locale,
      (count(*) filter (where state = 'fresh'))::int as fresh,
      (count(*) filter (where state = 'stale'))::int as stale,
      (count(*) filter (where state = 'missing'))::int as missing
    from translations.texts where is_wanted and state <> 'source'
    group by owner, locale`)
  return rows.flatMap((row) => (isLocale(row.locale) ? [{ ...row, locale: row.locale }] : []))
}

/**
 * The numbers of all sections in all languages, from one statement. They are kept for some seconds,
 * because the start of the desk and the workbench ask for the same ones.
 */
export async function countTexts(payload: Payload, now = Date.now()): Promise<TextCount[]> {
  const kept = keptBy.get(payload)
  if (kept && kept.until > now) return kept.counts
  const counts = readCounts(payload)
  keptBy.set(payload, { until: now + keptMs, counts })
  counts.catch(() => keptBy.delete(payload))
  return counts
}

/** Lets the next question be answered afresh, as after a save in the workbench. */
export function forgetCounts(payload: Payload): void {
  keptBy.delete(payload)
}
