import { setImmediate } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { findRemovals, type ListingRemoval } from '@/domain/listings/diff-listings'
import { isSuspiciousLoss, type ImportProblem } from '@/domain/listings/import-run'
import type { ListingError, ListingsRead } from '@/domain/listings/read-listings'
import type { CountName } from '../collections/imports/names'
import { getExecutor, inTransaction, type Executor } from '../hooks/transaction'
import { compareSlice } from './compare-slice'
import { holdRun, noteRun, type ImportRun } from './import-run'
import { loadImportTables } from './import-tables'
import { findAllKnown } from './known-records'
import { noChange, type StagedChange } from './staged-change'

/** Records that are compared at a time. */
const sliceSize = 200

/**
 * Works out what an import would change and keeps it, record by record, so that a person can read
 * it and the next steps can apply it. Begun again it begins anew.
 *
 * @returns whether it goes on by itself; not when a person has to look, or it was ended meanwhile
 */
export async function stageRun(
  payload: Payload,
  run: ImportRun,
  read: ListingsRead,
): Promise<{ isMore: boolean }> {
  const staging = createStaging(payload, run)
  await staging.clear()
  const refused = toRefused(read.errors)
  await staging.add(refused)
  const counts: Record<CountName, number> = {
    found: read.seen.length,
    created: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    refused: refused.length,
    applied: 0,
  }
  const tables = await inTransaction(payload, async (req) =>
    loadImportTables(await getExecutor(req), run.placeId),
  )
  for (let at = 0; at < read.listings.length; at += sliceSize) {
    const slice = read.listings.slice(at, at + sliceSize)
    const { changes, unchanged } = await inTransaction(payload, async (req) => {
      const compared = await compareSlice(req, run, slice, tables)
      await staging.addWithin(req, compared.changes)
      return compared
    })
    const count = (kind: StagedChange['kind']) =>
      changes.filter((each) => each.kind === kind).length
    counts.created += count('create')
    counts.changed += count('update')
    counts.refused += count('refused')
    counts.unchanged += unchanged + count('left')
    // Visitors of this server are answered between two slices.
    await setImmediate()
  }
  const { removals, known } = await findGone(payload, run, read)
  await staging.add(removals.map(toGone))
  counts.removed = removals.length
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    if ((await holdRun(executor, run.id, 'reading')) === null) return { isMore: false }
    const problem = findDoubt({ read, removals, known })
    const isSelfRun = run.appliesItself && (run.origin === 'schedule' || run.origin === 'api')
    const goesOn = isSelfRun && problem === null
    await noteRun(executor, run.id, { state: goesOn ? 'applying' : 'ready', problem, counts })
    await executor.execute(sql`delete from feeds.files where import_id = ${run.id}`)
    return { isMore: goesOn }
  })
}

async function findGone(payload: Payload, run: ImportRun, read: ListingsRead) {
  return inTransaction(payload, async (req) => {
    const known = await findAllKnown(await getExecutor(req), run.feedId)
    return { removals: findRemovals(known, read, run), known: known.length }
  })
}

/** Why somebody has to look before anything is done; null where nobody has to. */
function findDoubt(given: {
  read: ListingsRead
  removals: readonly ListingRemoval[]
  known: number
}): ImportProblem | null {
  if (given.read.seen.length === 0) return 'empty'
  const gone = given.removals.filter(({ kind }) => kind !== 'keep').length
  return isSuspiciousLoss({ known: given.known, gone }) ? 'manyGone' : null
}

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

function createStaging(payload: Payload, run: ImportRun) {
  let position = 0
  const insert = async (executor: Executor, changes: readonly StagedChange[]) => {
    if (changes.length === 0) return
    const rows = changes.map((change) => ({ ...change, position: (position += 1) }))
    await executor.execute(sql`
      insert into feeds.staged (import_id, position, reference, kind, listing, fields, before, desk,
        issues, may_publish, problems, status)
      select ${run.id}, position, reference, kind, listing, fields, before, desk, issues,
        "mayPublish", problems, status
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(position int, reference text,
        kind text, listing jsonb, fields jsonb, before jsonb, desk jsonb, issues jsonb,
        "mayPublish" boolean, problems jsonb, status text)`)
  }
  const addWithin = async (req: PayloadRequest, changes: readonly StagedChange[]) =>
    insert(await getExecutor(req), changes)
  return {
    addWithin,
    add: async (changes: readonly StagedChange[]) => {
      for (let at = 0; at < changes.length; at += sliceSize) {
        const slice = changes.slice(at, at + sliceSize)
        await inTransaction(payload, (req) => addWithin(req, slice))
      }
    },
    clear: () =>
      inTransaction(payload, async (req) => {
        const executor = await getExecutor(req)
        await executor.execute(sql`delete from feeds.staged where import_id = ${run.id}`)
      }),
  }
}
