import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { newsMax } from '@/domain/listings/import-run'
import { cacheTags, propertyTag } from '../cache-tags'
import { notifyTags } from '../hooks/revalidate'
import { toIntegers } from '../hooks/postgres'
import { getExecutor, inTransaction, type Executor } from '../hooks/transaction'
import { tellNobody } from '../matching/home-states'
import { writeListingRows } from '../read-model/write-listing-rows'
import { keepMarks } from '../translations/keep-marks'
import { findTextOwner } from '../translations/text-owners'
import { createHomes } from './create-homes'
import { holdRun, noteRun } from './import-run'
import { appliedKinds } from './staged-change'
import { toList } from './to-list'
import { loadImportTables } from './import-tables'
import { loadVersionColumns } from './property-versions'
import { removeHomes } from './remove-homes'
import type { ChunkWork, StagedRow } from './chunk-work'
import { updateHomes } from './update-homes'

/** Records that are written in one transaction. */
const chunkSize = 200

/**
 * Applies the next records of an import. They, what follows from them, and that they are done, are
 * one transaction: a crash leaves either all of it or nothing, and whoever goes on begins with the
 * first record that is not done.
 *
 * @returns whether more is to be done; not once it is over or was ended by somebody
 */
export async function applyChunk(payload: Payload, importId: number): Promise<{ isMore: boolean }> {
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    const run = await holdRun(executor, importId, 'applying')
    if (run === null) return { isMore: false }
    const rows = await findNext(executor, importId)
    if (rows.length === 0) {
      await noteRun(executor, importId, { state: 'done' })
      return { isMore: false }
    }
    if (run.created + run.changed > newsMax) tellNobody(req)
    const work: ChunkWork = {
      req,
      executor,
      run,
      tables: await loadImportTables(executor, run.placeId),
      columns: await loadVersionColumns(executor),
    }
    const written = [
      ...(await createHomes(
        work,
        rows.filter(({ kind }) => kind === 'create'),
      )),
      ...(await updateHomes(
        work,
        rows.filter(({ kind }) => kind === 'update'),
      )),
      ...(await removeHomes(work, rows)),
    ]
    await showHomes(req, executor, written)
    await noteApplied(executor, importId, rows)
    return { isMore: true }
  })
}

async function findNext(executor: Executor, importId: number): Promise<StagedRow[]> {
  const { rows } = await executor.execute<StagedRow>(sql`
    select position, reference, kind, listing, fields, before, desk, issues,
      may_publish as "mayPublish", problems, status
    from feeds.staged
    where import_id = ${importId} and not applied
      and kind in (${toList(appliedKinds)})
    order by position limit ${chunkSize}`)
  return rows
}

/** Lists, pages and caches follow, as after a save in the desk. */
async function showHomes(
  req: PayloadRequest,
  executor: Executor,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await writeListingRows(req, ids)
  const owner = findTextOwner(req.payload, 'properties')
  if (owner !== null) await keepMarks(req, owner, ids)
  const { rows } = await executor.execute<{ publicId: string }>(sql`
    select public_id as "publicId" from properties where id = any(${toIntegers(ids)}::int[])`)
  const own = rows.map(({ publicId }) => propertyTag(Number(publicId)))
  await notifyTags(req, [cacheTags.properties, ...own])
}

async function noteApplied(
  executor: Executor,
  importId: number,
  rows: readonly StagedRow[],
): Promise<void> {
  const positions = toIntegers(rows.map(({ position }) => position))
  await executor.execute(sql`
    update feeds.staged set applied = true
    where import_id = ${importId} and position = any(${positions}::int[])`)
  await executor.execute(sql`
    update imports set applied = applied + ${rows.length}, updated_at = now()
    where id = ${importId}`)
}
