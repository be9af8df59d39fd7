import { setImmediate } from 'node:timers/promises'
import type { Payload } from 'payload'
import { findRemovals, type ListingRemoval } from '@/domain/listings/diff-listings'
import type { Listing } from '@/domain/listings/listing'
import type { FieldNames, ListingError, ListingsRead } from '@/domain/listings/read-listings'
import { getExecutor, inTransaction } from '../hooks/transaction'
import { finishReading, type NextStep } from './finish-reading'
import { holdRun, noteRun } from './import-run'
import { loadImportTables } from './import-tables'
import { findAllKnown } from './known-records'
import { splitByType } from './refuse-rows'
import { noChange, type StagedChange } from './staged-change'
import { clearStaged, findRead, insertStaged, toReadRow } from './staged-rows'

/** A feed as it was read, with the fields by the names that its sender gives them. */
export type FeedListings = ListingsRead & { names: FieldNames }

/** Records that are kept with one statement. */
const sliceSize = 200

/**
 * Keeps what was read of a feed: each sound record, to be compared with the site in steps, what is
 * refused, and what is gone. It is one transaction, so that of two who read the same import beside
 * each other the second one finds that nothing is left to do, and of one that was ended meanwhile
 * nothing is kept.
 */
export async function stageRun(
  payload: Payload,
  importId: number,
  read: FeedListings,
): Promise<NextStep> {
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    const run = await holdRun(executor, importId, 'reading')
    if (run === null) return 'nothing'
    if ((await findRead(executor, importId, 1)).length > 0) return 'compare'
    await clearStaged(executor, importId)
    const tables = await loadImportTables(executor, run.placeId)
    const { sound, unknown } = splitByType(
      tables,
      read.listings.map((listing) => ({ listing })),
    )
    const refused = toRefused([...read.errors, ...unknown.map(toUnknownType(read.names))])
    const removals = findRemovals(await findAllKnown(executor, run.feedId), read, run)
    const rows = [
      ...refused.map(at(0)),
      ...sound.map(({ listing }, index) =>
        toReadRow({ listing, position: refused.length + index + 1 }),
      ),
      ...removals.map(toGone).map(at(refused.length + sound.length)),
    ]
    for (let from = 0; from < rows.length; from += sliceSize) {
      await insertStaged(executor, importId, rows.slice(from, from + sliceSize))
      // Visitors of this server are answered between two slices.
      await setImmediate()
    }
    await noteRun(executor, importId, { counts: countAtFirst(read, refused, removals) })
    return sound.length > 0 ? 'compare' : finishReading(executor, run)
  })
}

const countAtFirst = (
  read: ListingsRead,
  refused: readonly StagedChange[],
  removals: readonly ListingRemoval[],
) => ({
  found: read.seen.length,
  created: 0,
  changed: 0,
  unchanged: 0,
  removed: removals.length,
  refused: refused.length,
  applied: 0,
})

const at =
  (places: number) =>
  (change: StagedChange, index: number): StagedChange & { position: number } => ({
    ...change,
    position: places + index + 1,
  })

const toUnknownType =
  (names: FieldNames) =>
  ({ listing }: { listing: Listing }): ListingError => ({
    record: listing.reference,
    field: 'webId',
    sourceField: names.webId ?? 'webId',
    problem: 'invalid',
  })

function toRefused(errors: readonly ListingError[]): StagedChange[] {
  const byRecord = new Map<string, ListingError[]>()
  for (const error of errors) {
    byRecord.set(error.record, [...(byRecord.get(error.record) ?? []), error])
  }
  return [...byRecord].map(([reference, problems]) => ({
    ...noChange,
    reference,
    kind: 'refused',
    problems,
  }))
}

function toGone(removal: ListingRemoval): StagedChange {
  const status = removal.kind === 'close' ? removal.status : null
  return { ...noChange, reference: removal.reference, kind: removal.kind, status }
}
