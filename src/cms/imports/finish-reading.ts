import { sql } from '@payloadcms/db-postgres'
import { isSuspiciousLoss, type ImportProblem } from '@/domain/listings/import-run'
import type { Executor } from '../hooks/transaction'
import { forgetUnread, noteRun, type ImportRun } from './import-run'
import { findAllKnown } from './known-records'

/** What is to be done next of an import that is being read; nothing where it is over or waits. */
export type NextStep = 'compare' | 'apply' | 'nothing'

/** Ends the reading of an import once every record is compared: it goes on by itself, or waits. */
export async function finishReading(executor: Executor, run: ImportRun): Promise<NextStep> {
  const problem = await findDoubt(executor, run)
  const isSelfRun = run.appliesItself && (run.origin === 'schedule' || run.origin === 'api')
  const goesOn = isSelfRun && problem === null
  await noteRun(executor, run.id, { state: goesOn ? 'applying' : 'ready', problem })
  await forgetUnread(executor, run.id)
  return goesOn ? 'apply' : 'nothing'
}

/** Why somebody has to look before anything is done; null where nobody has to. */
async function findDoubt(executor: Executor, run: ImportRun): Promise<ImportProblem | null> {
  const { rows } = await executor.execute<{ found: number; gone: number }>(sql`
    select found::int as found, (select count(*)::int from feeds.staged
      where import_id = ${run.id} and kind in ('unpublish', 'close')) as gone
    from imports where id = ${run.id}`)
  const [counts] = rows
  if (counts === undefined) throw new Error(`Expected import ${run.id}, found none`)
  if (counts.found === 0) return 'empty'
  const known = (await findAllKnown(executor, run.feedId)).length
  return isSuspiciousLoss({ known, gone: counts.gone }) ? 'manyGone' : null
}
