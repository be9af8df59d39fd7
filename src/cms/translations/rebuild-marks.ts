import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { getExecutor, inTransaction } from '../hooks/transaction'
import { keepMarks } from './keep-marks'
import { readSiteLanguages } from './read-record'
import { globalRecord, listTextOwners, type TextOwner } from './text-owners'

/** Records whose marks are kept in one transaction. */
const batchSize = 100

async function findRecords(payload: Payload, owner: TextOwner): Promise<number[]> {
  if (owner.kind === 'global') return [globalRecord]
  const { docs } = await payload.db.find<{ id: number }>({
    collection: owner.slug,
    limit: 0,
    pagination: false,
    select: { id: true },
    sort: 'id',
  })
  return docs.map(({ id }) => id)
}

/** Forgets records that were removed behind the back of the hooks, and owners that are no more. */
async function forgetGone(payload: Payload, name: string, records: readonly number[]) {
  const executor = await getExecutor({ payload })
  await executor.execute(sql`
    delete from translations.records where owner = ${name}
      and not record = any(array(select jsonb_array_elements(${JSON.stringify(records)}::jsonb)::int))`)
}

/**
 * Looks at the texts of all records again. What is known stays: a text that nobody knows yet counts
 * as made from the source as it is now.
 *
 * @returns how many records were looked at
 */
export async function rebuildMarks(
  payload: Payload,
  onProgress: (progress: { done: number; total: number }) => void = () => undefined,
): Promise<number> {
  const owners = listTextOwners(payload)
  const work: { owner: TextOwner; record: number }[] = []
  for (const owner of owners) {
    const records = await findRecords(payload, owner)
    await forgetGone(payload, owner.name, records)
    work.push(...records.map((record) => ({ owner, record })))
  }
  for (let done = 0; done < work.length; done += batchSize) {
    const batch = work.slice(done, done + batchSize)
    await inTransaction(payload, async (req) => {
      for (const { owner, record } of batch) await keepMarks(req, owner, record)
    })
    onProgress({ done: done + batch.length, total: work.length })
  }
  return work.length
}

/** Looks at all texts again when another language became the one that texts start from. */
export async function rebaseMarks(req: PayloadRequest): Promise<void> {
  const executor = await getExecutor(req)
  const { source } = await readSiteLanguages(req)
  const { rows } = await executor.execute<{ owner: string; record: number }>(sql`
    select distinct owner, record from translations.texts
    where locale <> ${source} and state = 'source'`)
  const owners = new Map(listTextOwners(req.payload).map((owner) => [owner.name, owner]))
  for (const { owner: name, record } of rows) {
    const owner = owners.get(name)
    if (owner) await keepMarks(req, owner, record)
  }
}
