import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { FeedListings } from '@/cms/imports/stage-run'
import { err, ok, type Result } from '@/domain/kernel/result'
import type { Locale } from '@/domain/kernel/locales'
import type { FeedFormat } from '@/domain/listings/feed-format'
import { fromCsv } from '@/domain/listings/from-csv'
import { fromJson } from '@/domain/listings/from-json'
import { fromKyero } from '@/domain/listings/from-kyero'
import { fromOmnicasa } from '@/domain/listings/from-omnicasa'
import { fromOpenImmo } from '@/domain/listings/from-open-immo'
import { fromWhise } from '@/domain/listings/from-whise'
import type { ImportProblem } from '@/domain/listings/import-run'
import { createListingReader, type FeedRead } from '@/domain/listings/read-listings'
import { readLongXml } from '@/server/xml/read-xml'

/** Records that are looked at before other work of the process gets its turn. */
const sliceSize = 100

type ReadProblem = Extract<ImportProblem, 'unreadable' | 'forbiddenXml' | 'tooLarge'>

/**
 * Reads a feed, whatever it holds. Visitors are answered by the same process, so the long ways are
 * gone in steps.
 *
 * @param bytes text in UTF-8, or else in the letters of Windows
 */
export async function readFeed(
  bytes: Uint8Array,
  { format, language }: { format: FeedFormat; language: Locale },
): Promise<Result<FeedListings, ReadProblem>> {
  const feed = await readFormat(toText(bytes), format, language)
  if (!feed.ok) return feed
  const { records, names } = feed.value
  const reader = createListingReader(names)
  for (let at = 0; at < records.length; at += sliceSize) {
    reader.read(records.slice(at, at + sliceSize))
    await setImmediate()
  }
  return ok({ ...reader.finish(), names })
}

type Feed = Result<Extract<FeedRead, { ok: true }>['value'], ReadProblem>

async function readFormat(text: string, format: FeedFormat, language: Locale): Promise<Feed> {
  if (format === 'kyero' || format === 'openImmo') {
    const root = await readLongXml(text)
    if (!root.ok) return err(toReadProblem(root.error))
    return settle(format === 'kyero' ? fromKyero(root.value) : fromOpenImmo(root.value, language))
  }
  if (format === 'csv') return settle(fromCsv(text))
  const json = parseJson(text)
  if (json === undefined) return err('unreadable')
  const readers = { json: fromJson, omnicasa: fromOmnicasa, whise: fromWhise } as const
  return settle(readers[format](json))
}

const settle = (feed: FeedRead): Feed => (feed.ok ? feed : err('unreadable'))

function toReadProblem(problem: string): ReadProblem {
  if (problem === 'forbidden') return 'forbiddenXml'
  return problem === 'tooLarge' || problem === 'tooDeep' ? 'tooLarge' : 'unreadable'
}

function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Older software of offices writes tables and XML in the letters of Windows.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    // No JSON: the feed is told to be unreadable.
    return undefined
  }
}
