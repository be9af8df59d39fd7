import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { gunzip } from 'node:zlib'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { applyChunk } from '@/cms/imports/apply-run'
import { compareNext } from '@/cms/imports/compare-run'
import type { NextStep } from '@/cms/imports/finish-reading'
import { findRun, holdRun, noteRun, type ImportRun } from '@/cms/imports/import-run'
import { stageRun } from '@/cms/imports/stage-run'
import { findRead } from '@/cms/imports/staged-rows'
import type { Locale } from '@/domain/kernel/locales'
import { err, ok, type Result } from '@/domain/kernel/result'
import type { FeedFormat } from '@/domain/listings/feed-format'
import type { ImportProblem } from '@/domain/listings/import-run'
import { env } from '@/server/env'
import { fetchOutside } from '@/server/outside/fetch-outside'
import { payloadAsSystem } from '@/server/payload'
import { openSealedText } from '@/server/sealed-text'
import { readFeed } from './read-feed'

/** Largest feed that is read, in bytes as they are unpacked. */
export const feedBytesMax = 100 * 1024 * 1024

/** Patience with the server of a feed, in milliseconds. */
const fetchMs = 60_000

/** How long one step compares or applies records before others in the queue have their turn, in milliseconds. */
const stepMs = 8_000

const unpack = promisify(gunzip)

export const open = () =>
  payloadAsSystem('doing an import, which editors start and end but nobody writes by hand')

/**
 * Takes the next step of an import: reads its feed, works out for some seconds what it would change, or
 * applies that for some seconds. Steps that two take at the same moment come one after the other.
 *
 * @returns whether there is more to do at once
 */
export async function advanceImport(importId: number): Promise<{ isMore: boolean }> {
  const payload = await open()
  const run = await findRun(await getExecutor({ payload }), importId)
  if (run?.state === 'waiting' || run?.state === 'reading') return readForAWhile(payload, run)
  if (run?.state === 'applying') return applyForAWhile(payload, run.id)
  return { isMore: false }
}

async function applyForAWhile(payload: Payload, importId: number): Promise<{ isMore: boolean }> {
  const until = Date.now() + stepMs
  let isMore = true
  while (isMore && Date.now() < until) ({ isMore } = await applyChunk(payload, importId))
  return { isMore }
}

async function readForAWhile(payload: Payload, run: ImportRun): Promise<{ isMore: boolean }> {
  const until = Date.now() + stepMs
  const waiting = await findRead(await getExecutor({ payload }), run.id, 1)
  let next: NextStep = waiting.length > 0 ? 'compare' : await readImport(payload, run)
  while (next === 'compare') {
    next = await compareNext(payload, run.id)
    if (Date.now() >= until) break
    // Visitors of this server are answered between two slices.
    await setImmediate()
  }
  return { isMore: next !== 'nothing' }
}

/** Reads the feed, as often as it breaks off, until what it holds is kept to be compared. */
async function readImport(payload: Payload, run: ImportRun): Promise<NextStep> {
  const isOpen = await inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    if ((await holdRun(executor, run.id, run.state)) === null) return false
    await noteRun(executor, run.id, run.state === 'waiting' ? { state: 'reading' } : {})
    return true
  })
  if (!isOpen) return 'nothing'
  const feed = await readSource(payload, run.feedId)
  const bytes = await findBytes(payload, run, feed)
  const read = bytes.ok ? await readFeed(bytes.value, feed) : bytes
  if (read.ok) return stageRun(payload, run.id, read.value)
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    if ((await holdRun(executor, run.id, 'reading')) === null) return 'nothing'
    // Whoever read it meanwhile had more luck.
    if ((await findRead(executor, run.id, 1)).length > 0) return 'compare'
    await noteRun(executor, run.id, { state: 'failed', problem: read.error })
    return 'nothing'
  })
}

type Source = {
  format: FeedFormat
  language: Locale
  address: string | null
  headerName: string | null
  sealedSecret: string | null
}

async function readSource(payload: Payload, feedId: number): Promise<Source> {
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute<Source>(sql`
    select format::text as format, coalesce(language::text, 'nl') as language, address,
      header_name as "headerName", sealed_secret as "sealedSecret"
    from feeds where id = ${feedId}`)
  const [source] = rows
  if (source === undefined) throw new Error(`Expected feed ${feedId} of an import, found none`)
  return source
}

/** What was sent with the import, or else what the address of its feed has. */
async function findBytes(
  payload: Payload,
  run: ImportRun,
  source: Source,
): Promise<Result<Uint8Array, ImportProblem>> {
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute<{ body: Buffer }>(
    sql`select body from feeds.files where import_id = ${run.id}`,
  )
  const [file] = rows
  if (file !== undefined) return ok(await unpack(file.body, { maxOutputLength: feedBytesMax }))
  if (source.address === null) return err('noAddress')
  return fetchOutside(source.address, {
    bytesMax: feedBytesMax,
    timeoutMs: fetchMs,
    headers: toHeaders(source, run.feedId),
    allowsPrivate: env().FEEDS_FROM_NETWORK === 'on',
  })
}

function toHeaders({ headerName, sealedSecret }: Source, id: number): Record<string, string> {
  if (headerName === null || sealedSecret === null) return {}
  const seal = { purpose: 'feed-header', id, secret: env().PAYLOAD_SECRET } as const
  const value = openSealedText(sealedSecret, seal)
  return value === null ? {} : { [headerName]: value }
}
