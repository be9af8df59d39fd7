import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { toReferenceKey } from '@/domain/search/match-text'
import { getExecutor, inTransaction, type Executor } from '../hooks/transaction'
import { compareSlice } from './compare-slice'
import { finishReading, type NextStep } from './finish-reading'
import { holdRun } from './import-run'
import { loadImportTables } from './import-tables'
import type { StagedChange } from './staged-change'
import { deleteStaged, findRead, insertStaged, type ReadRow } from './staged-rows'

/** Records that are compared in one transaction. */
const sliceSize = 200

/**
 * Works out what an import would do with the next records that were read, so that a person can look
 * at it and the next steps can apply it. That they are compared is the same transaction: whoever goes
 * on, or works beside, begins with the first record that is not.
 */
export async function compareNext(payload: Payload, importId: number): Promise<NextStep> {
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    const run = await holdRun(executor, importId, 'reading')
    if (run === null) return 'nothing'
    // One more, to know the last slice.
    const waiting = await findRead(executor, importId, sliceSize + 1)
    const slice = waiting.slice(0, sliceSize)
    const tables = await loadImportTables(executor, run.placeId)
    const listings = slice.map(({ listing }) => listing)
    const { changes, unchanged } = await compareSlice(req, run, listings, tables)
    await deleteStaged(
      executor,
      importId,
      slice.map(({ position }) => position),
    )
    await insertStaged(executor, importId, toPlaces(slice, changes))
    await count(executor, importId, { changes, unchanged })
    return waiting.length > sliceSize ? 'compare' : finishReading(executor, run)
  })
}

/** Each change stands where its record stands in the feed, however its sender spells the reference. */
function toPlaces(slice: readonly ReadRow[], changes: readonly StagedChange[]) {
  const places = new Map(
    slice.map(({ position, listing }) => [toReferenceKey(listing.reference), position]),
  )
  return changes.map((change) => {
    const position = places.get(toReferenceKey(change.reference))
    if (position === undefined) throw new Error('A change of an import belongs to no record of it')
    return { ...change, position }
  })
}

async function count(
  executor: Executor,
  importId: number,
  { changes, unchanged }: { changes: readonly StagedChange[]; unchanged: number },
): Promise<void> {
  const of = (kind: StagedChange['kind']) => changes.filter((each) => each.kind === kind).length
  await executor.execute(sql`
    update imports set created = created + ${of('create')}, changed = changed + ${of('update')},
      refused = refused + ${of('refused')}, unchanged = unchanged + ${unchanged + of('left')},
      updated_at = now()
    where id = ${importId}`)
}
