import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { groupBy } from '@/domain/kernel/group-by'
import { getExecutor, inTransaction } from '../hooks/transaction'
import { keepMarks, type TranslationContext } from './keep-marks'
import { readSiteLanguages } from './read-record'
import { findTextOwner, globalRecord, listTextOwners, type TextOwner } from './text-owners'

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

/** The last record that was looked at. */
export type RebasePlace = { owner: string; record: number }

/** Batches that are done before other jobs have their turn. */
const batchesPerStep = 5

/**
 * Looks at the texts that start from another language than the default one, after that has changed:
 * some hundred records at a time, each batch in a transaction of its own.
 *
 * @param after the record where the last step ended
 * @returns where this one ended; null where there is no more to do
 */
export async function rebaseMarks(
  payload: Payload,
  after: RebasePlace | null,
): Promise<RebasePlace | null> {
  let place = after
  for (let step = 0; step < batchesPerStep; step += 1) {
    const done = await inTransaction(payload, (req) => rebaseBatch(req, place))
    if (done.length < batchSize) return null
    place = done.at(-1) ?? null
  }
  return place
}

async function rebaseBatch(req: PayloadRequest, after: RebasePlace | null): Promise<RebasePlace[]> {
  const executor = await getExecutor(req)
  const { defaultLocale: source } = await readSiteLanguages(req)
  // A record that has no text in the default language is found each time, so that the place counts.
  const { rows } = await executor.execute<RebasePlace>(sql`
    select distinct owner, record from translations.texts
    where locale <> ${source} and state = 'source'
      and (owner, record) > (${after?.owner ?? ''}::text, ${after?.record ?? -1}::int)
    order by owner, record limit ${batchSize}`)
  for (const [name, own] of groupBy(rows, ({ owner }) => owner)) {
    const owner = findTextOwner(req.payload, name)
    const records = own.map(({ record }) => record)
    if (owner !== null) await keepMarks(req, owner, records)
  }
  return rows
}
