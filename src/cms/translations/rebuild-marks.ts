import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { getExecutor, inTransaction } from '../hooks/transaction'
import { keepMarks, type TranslationContext } from './keep-marks'
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
  const work: { owner: TextOwner; records: number[] }[] = []
  let total = 0
  for (const owner of listTextOwners(payload)) {
    const records = await findRecords(payload, owner)
    await forgetGone(payload, owner.name, records)
    total += records.length
    work.push(...toBatches(records).map((batch) => ({ owner, records: batch })))
  }
  let done = 0
  for (const { owner, records } of work) {
    await inTransaction(payload, (req) => keepMarks(req, owner, records))
    done += records.length
    onProgress({ done, total })
  }
  return total
}

function toBatches(records: readonly number[]): number[][] {
  const batches: number[][] = []
  for (let start = 0; start < records.length; start += batchSize) {
    batches.push(records.slice(start, start + batchSize))
  }
  return batches
}

/** Keeps the marks of what a request has noted in its context, in its transaction. */
export async function keepNotedMarks(req: PayloadRequest): Promise<void> {
  const { textsAreFresh, savedTexts } = req.context as TranslationContext
  for (const owner of listTextOwners(req.payload)) {
    const records = [...(savedTexts?.get(owner.name) ?? [])].toSorted((a, b) => a - b)
    for (const batch of toBatches(records)) {
      await keepMarks(req, owner, batch, { areAllFresh: textsAreFresh })
    }
  }
  savedTexts?.clear()
}

/** Looks at all texts again when another language became the one that texts start from. */
export async function rebaseMarks(req: PayloadRequest): Promise<void> {
  const executor = await getExecutor(req)
  const { source } = await readSiteLanguages(req)
  const { rows } = await executor.execute<{ owner: string; record: number }>(sql`
    select distinct owner, record from translations.texts
    where locale <> ${source} and state = 'source'`)
  for (const owner of listTextOwners(req.payload)) {
    const own = rows.filter((row) => row.owner === owner.name).map(({ record }) => record)
    for (const batch of toBatches(own)) await keepMarks(req, owner, batch)
  }
}
