import { z } from 'zod'
import { createListingIndex, type ListingIndex } from '@/domain/search/listing-index'
import type { ListingFacts } from '@/domain/search/listing-facts'
import { readAllFacts, readFacts, type QueryRows } from './read-facts'

/** An index that never answers with less than what was committed before the question. */
export type LiveIndex = { read: () => Promise<ListingIndex> }

/** Up to where an index has seen what was committed. */
type Sight = {
  /** Every transaction below it had ended, and is seen. */
  horizon: string
  /** Transactions at or above the horizon that are seen as well. */
  seen: ReadonlySet<string>
}

type Built = { index: ListingIndex; sight: Sight }

const changesSchema = z.array(
  z.object({
    horizon: z.string(),
    changes: z.array(z.tuple([z.number(), z.string()])),
  }),
)

/**
 * What was committed since an index last looked. A transaction that was still open then has a
 * number at or above the horizon of that moment, however late it commits, so nothing slips through
 * between two looks. Numbers that this server has not given out yet come from a restored copy of
 * another one, and mean nothing here.
 */
export const changesStatement = `
  select pg_snapshot_xmin(snapshot)::text as horizon, (
    select coalesce(json_agg(json_build_array(property_id, changed_xid::text)), '[]')
    from rm.changes
    where changed_xid >= $1::xid8 and changed_xid < pg_snapshot_xmax(snapshot)
      and changed_xid <> all($2::xid8[])
  ) as changes
  from pg_current_snapshot() as snapshot`

const findHorizon = `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, '[]'::json as changes`

/** Part of the properties beyond which reading all of them anew is the shorter way. */
const rebuildShare = 0.25
/** Changes that are always taken one by one. */
const rebuildMin = 2000

/**
 * An index of the read model that looks for changes before every answer. Questions that come while
 * it looks share the next look; each answer thus knows all that was committed before its question.
 */
export function createLiveIndex(query: QueryRows): LiveIndex {
  let built: Built | null = null
  let running: Promise<ListingIndex> | null = null
  let next: Promise<ListingIndex> | null = null

  const look = async () => {
    built = built === null ? await build(query) : await refresh(query, built)
    return built.index
  }
  const start = () => {
    next = null
    running = look().finally(() => (running = null))
    return running
  }
  return {
    read: () => {
      // A look under way may have begun before the latest commit.
      if (running !== null) next ??= running.then(start, start)
      return next ?? start()
    },
  }
}

async function build(query: QueryRows): Promise<Built> {
  const { horizon } = await lookUp(query, findHorizon, [])
  const listings: ListingFacts[] = []
  for await (const batch of readAllFacts(query)) listings.push(...batch)
  return { index: createListingIndex(listings), sight: { horizon, seen: new Set() } }
}

async function refresh(query: QueryRows, built: Built): Promise<Built> {
  const { index, sight } = built
  const { horizon, changes } = await lookUp(query, changesStatement, [
    sight.horizon,
    `{${[...sight.seen].join(',')}}`,
  ])
  const propertyIds = changes.map(([id]) => id)
  const many = Math.max(rebuildMin, index.size() * rebuildShare)
  if (propertyIds.length > many || index.waste() > many) return build(query)
  if (propertyIds.length > 0) {
    index.change({ propertyIds, listed: await readFacts(query, propertyIds) })
  }
  const seen = [...sight.seen, ...changes.map(([, transaction]) => transaction)]
  return {
    index,
    sight: {
      horizon,
      seen: new Set(seen.filter((transaction) => BigInt(transaction) >= BigInt(horizon))),
    },
  }
}

async function lookUp(query: QueryRows, text: string, values: readonly unknown[]) {
  const [answer] = changesSchema.parse(await query(text, values))
  if (answer === undefined) throw new Error('The database did not tell what changed')
  return answer
}
