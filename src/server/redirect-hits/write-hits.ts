import type { RedirectHit } from './hit-buffer'

/** Runs one statement with its values. */
type Run = (text: string, values: readonly unknown[]) => Promise<unknown>

/**
 * Adds hits to the redirects of their addresses. What is led elsewhere by something else, such as an
 * address without a language, has no redirect, and is forgotten here. The redirect counts as unchanged.
 */
export async function writeHits(run: Run, hits: readonly RedirectHit[]): Promise<void> {
  if (hits.length === 0) return
  await run(
    `update redirects set hits = coalesce(hits, 0) + hit.count,
       last_hit_at = greatest(last_hit_at, hit.at)
     from unnest($1::text[], $2::int[], $3::timestamptz[]) as hit(key, count, at)
     where redirects."from" = hit.key`,
    [
      hits.map(({ key }) => key),
      hits.map(({ count }) => count),
      hits.map(({ at }) => at.toISOString()),
    ],
  )
}
