import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  isLocale,
  locales,
  toLocalized,
  toMeantLocales,
  type Locale,
} from '@/domain/kernel/locales'
import {
  toNextMarks,
  toTextState,
  type TextMark,
  type TextMarks,
  type TextState,
} from '@/domain/translations/text-marks'
import { visibleInName } from '../fields/visible-in-field'
import { getExecutor, type Executor } from '../hooks/transaction'
import { toIntegers } from '../hooks/postgres'
import { readRecords, readSiteLanguages, type StoredRecord } from './read-record'
import { listRecordTexts, type RecordText } from './text-fields'
import type { TextOwner } from './text-owners'
import { hashText } from './text-value'

/** What a request can say of the texts that it writes; nothing that is sent sets it. */
export type TranslationContext = {
  /** All languages were written together and belong together, as those of the seed do. */
  textsAreFresh?: boolean
  /** Notes what was saved, for who keeps the marks of many records at once with `keepNotedMarks`. */
  savedTexts?: Map<string, Set<number>>
}

/** Notes a record whose texts were written, where the request keeps the marks of many at once. */
export function noteTexts(
  { context }: Pick<PayloadRequest, 'context'>,
  owner: string,
  record: number,
): boolean {
  const { savedTexts } = context as TranslationContext
  savedTexts?.set(owner, (savedTexts.get(owner) ?? new Set()).add(record))
  return savedTexts !== undefined
}

type MarkRow = {
  record: number
  path: string
  locale: Locale
  position: number
  hash: string | null
  made_from: string | null
  state: TextState
  is_wanted: boolean
}

/** Records without a title of their own are known by their number. */
const titleCharactersMax = 200

function toTitle(owner: TextOwner, stored: StoredRecord, record: number, source: Locale): string {
  if (owner.kind === 'global') return ''
  const title = owner.titleField === null ? null : stored[owner.titleField]
  const texts = toLocalized(title)
  const found = typeof title === 'string' ? title : (texts[source] ?? Object.values(texts)[0])
  return (found ?? String(record)).slice(0, titleCharactersMax)
}

/** The languages in which a record is meant for visitors; none while it is in the trash. */
function findWanted(stored: StoredRecord): readonly Locale[] {
  if (stored.deletedAt) return []
  const chosen = stored[visibleInName]
  return Array.isArray(chosen) ? toMeantLocales(chosen.filter(isLocale)) : locales
}

function groupByPath(rows: readonly MarkRow[]): Map<string, TextMarks> {
  const marks = new Map<string, TextMarks>()
  for (const { path, locale, hash, made_from, state } of rows) {
    const mark: TextMark = { hash, madeFrom: made_from, isSource: state === 'source' }
    marks.set(path, { ...marks.get(path), [locale]: mark })
  }
  return marks
}

type Making = {
  record: number
  before: Map<string, TextMarks>
  wanted: readonly Locale[]
  source: Locale
  areAllFresh: boolean
}

function toTextRows(text: RecordText, position: number, making: Making): MarkRow[] {
  const hashes = Object.fromEntries(
    locales.map((locale) => [locale, hashText(text.values[locale])]),
  )
  const marks: TextMarks = toNextMarks({
    before: making.before.get(text.path) ?? {},
    hashes,
    defaultLocale: making.source,
    areAllFresh: making.areAllFresh,
  })
  const sourceHash =
    locales.map((locale) => marks[locale]).find((mark) => mark?.isSource)?.hash ?? null
  return locales.flatMap((locale) => {
    const mark = marks[locale]
    if (!mark) return []
    return {
      record: making.record,
      path: text.path,
      locale,
      position,
      hash: mark.hash,
      made_from: mark.madeFrom,
      state: toTextState(mark, sourceHash),
      is_wanted: text.isShown && making.wanted.includes(locale),
    }
  })
}

const keyOf = ({ record, path, locale }: MarkRow) => `${record} ${path} ${locale}`

const isSame = (a: MarkRow | undefined, b: MarkRow) =>
  a !== undefined &&
  a.hash === b.hash &&
  a.made_from === b.made_from &&
  a.state === b.state &&
  a.is_wanted === b.is_wanted &&
  a.position === b.position

async function readRows(
  executor: Executor,
  owner: string,
  records: readonly number[],
): Promise<MarkRow[]> {
  const { rows } = await executor.execute<MarkRow>(sql`
    select record, path, locale, position, hash, made_from, state, is_wanted
    from translations.texts
    where owner = ${owner} and record = any(${toIntegers(records)}::int[])`)
  return rows
}

type Titled = { record: number; title: string }

/**
 * Holds the marks of records until the transaction ends, so that two saves do not mix theirs; always
 * in the same order, so that two of many never wait for each other.
 */
async function holdRecords(executor: Executor, owner: string, records: readonly Titled[]) {
  await executor.execute(sql`
    insert into translations.records (owner, record, title)
    select ${owner}, record, title
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as t (record int, title text)
    order by record
    on conflict (owner, record) do update set title = excluded.title`)
}

async function writeRows(
  req: PayloadRequest,
  { executor, owner }: { executor: Executor; owner: string },
  rows: readonly MarkRow[],
) {
  if (rows.length === 0) return
  const by = req.user?.collection === 'users' ? req.user.id : null
  await executor.execute(sql`
    insert into translations.texts
      (owner, record, path, locale, position, hash, made_from, state, is_wanted, changed_by)
    select ${owner}, record, path, locale, position, hash, made_from, state, is_wanted, ${by}::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new
      (record int, path text, locale text, position int, hash text, made_from text, state text,
       is_wanted boolean)
    on conflict (owner, record, path, locale) do update set
      position = excluded.position, hash = excluded.hash, made_from = excluded.made_from,
      state = excluded.state, is_wanted = excluded.is_wanted,
      changed_at = now(), changed_by = excluded.changed_by`)
}

async function deleteRows(executor: Executor, owner: string, rows: readonly MarkRow[]) {
  if (rows.length === 0) return
  await executor.execute(sql`
    delete from translations.texts t
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as gone (record int, path text, locale text)
    where t.owner = ${owner} and t.record = gone.record
      and t.path = gone.path and t.locale = gone.locale`)
}

/** Forgets the marks of records that are gone for good. */
export async function forgetMarks(
  req: PayloadRequest,
  owner: string,
  records: readonly number[],
): Promise<void> {
  if (records.length === 0) return
  const executor = await getExecutor(req)
  await executor.execute(sql`
    delete from translations.records
    where owner = ${owner} and record = any(${toIntegers(records)}::int[])`)
}

/**
 * Brings the marks of records up to what was saved, in the transaction of the save. Whoever writes
 * beside the hooks calls it for what was written, some hundred records at a time.
 *
 * @param options.areAllFresh whoever wrote the texts vouches that they belong together
 */
export async function keepMarks(
  req: PayloadRequest,
  owner: TextOwner,
  records: readonly number[],
  { areAllFresh = false }: { areAllFresh?: boolean } = {},
): Promise<void> {
  const { name, fields } = owner
  const stored = await readRecords(req, owner, records)
  await forgetMarks(
    req,
    name,
    records.filter((record) => !stored.has(record)),
  )
  if (stored.size === 0) return
  const executor = await getExecutor(req)
  const { defaultLocale: source } = await readSiteLanguages(req)
  const titled = [...stored].map(([record, doc]) => ({
    record,
    title: toTitle(owner, doc, record, source),
  }))
  await holdRecords(executor, name, titled)
  const known = await readRows(executor, name, [...stored.keys()])
  const rows = [...stored].flatMap(([record, doc]) => {
    const before = groupByPath(known.filter((row) => row.record === record))
    const making = { record, before, wanted: findWanted(doc), source, areAllFresh }
    return listRecordTexts(fields, doc).flatMap((text, position) =>
      toTextRows(text, position, making),
    )
  })
  const oldByKey = new Map(known.map((row) => [keyOf(row), row]))
  const keys = new Set(rows.map(keyOf))
  const gone = known.filter((row) => !keys.has(keyOf(row)))
  const changed = rows.filter((row) => !isSame(oldByKey.get(keyOf(row)), row))
  await deleteRows(executor, name, gone)
  await writeRows(req, { executor, owner: name }, changed)
}
