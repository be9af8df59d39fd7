import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import { isLocale, type Locale, type LocalizedText } from '@/domain/kernel/locales'
import type { TextState } from '@/domain/translations/text-marks'
import { getExecutor } from '../hooks/transaction'
import type { StoredRecord } from './read-record'
import { listRecordTexts, type RecordText, type TextKind } from './text-fields'
import { toKeyText, type TextKey } from './text-key'
import { globalRecord, type TextOwner } from './text-owners'
import { hashText, toPlainText } from './text-value'

/** A text beside its source, as a translator sees it. */
export type WorkText = TextKey & {
  title: string
  label: LocalizedText
  kind: TextKind
  charactersMax: number | null
  state: TextState
  source: { locale: Locale; text: string; hash: string }
  target: { text: string; hash: string | null }
  /** The record has changes that are not published, so what is written joins them. */
  isDraft: boolean
}

export type TextQuestion = {
  owners: readonly TextOwner[]
  locale: Locale
  states: readonly TextState[]
  /** Part of the title of the record. */
  search?: string
  record?: number
  limit: number
  /** The last text that was shown; those behind it follow, whatever became of it since. */
  after?: TextKey
}

type Found = TextKey & { title: string; state: TextState }

/** Reads records as the account may see them, in all languages, as they were saved last. */
async function readOwned(
  payload: Payload,
  user: TypedUser,
  owner: TextOwner,
  records: readonly number[],
): Promise<Map<number, StoredRecord>> {
  const shared = { user, overrideAccess: false, locale: 'all', depth: 0 } as const
  if (owner.kind === 'global') {
    const stored: unknown = await payload.findGlobal({ ...shared, slug: owner.slug })
    return new Map([[globalRecord, stored as StoredRecord]])
  }
  const { docs } = await payload.find({
    ...shared,
    collection: owner.slug,
    draft: owner.hasDrafts,
    where: { id: { in: [...records] } },
    limit: records.length,
    pagination: false,
  })
  return new Map(docs.map((doc) => [Number(doc.id), doc as unknown as StoredRecord]))
}

/** The source of a text: the language that its marks name. */
async function readSources(payload: Payload, found: readonly Found[]) {
  const executor = await getExecutor({ payload })
  const keys = JSON.stringify(found.map(({ owner, record, path }) => ({ owner, record, path })))
  const { rows } = await executor.execute<TextKey & { locale: string }>(sql`
    select t.owner, t.record, t.path, t.locale
    from jsonb_to_recordset(${keys}::jsonb) as asked (owner text, record int, path text)
    join translations.texts t using (owner, record, path) where t.state = 'source'`)
  return new Map(
    rows.flatMap((row) => (isLocale(row.locale) ? [[toKeyText(row), row.locale] as const] : [])),
  )
}

type Around = { title: string; state: TextState; sourceLocale: Locale; isDraft: boolean }

/** A text of a record beside its source; null where the source has no text any more. */
export function toWorkText(
  key: TextKey,
  text: RecordText,
  locale: Locale,
  { title, state, sourceLocale, isDraft }: Around,
): WorkText | null {
  const source = text.values[sourceLocale]
  const target = text.values[locale]
  const hash = hashText(source)
  if (hash === null) return null
  const { owner, record, path } = key
  return {
    owner,
    record,
    path,
    title,
    label: text.label,
    kind: text.kind,
    charactersMax: text.charactersMax,
    state,
    source: { locale: sourceLocale, text: toPlainText(source), hash },
    target: { text: toPlainText(target), hash: hashText(target) },
    isDraft,
  }
}

async function readFound(
  payload: Payload,
  question: TextQuestion,
): Promise<{ rows: Found[]; total: number }> {
  const { owners, locale, states, search = '', record, limit, after } = question
  const names = JSON.stringify(owners.map(({ name }) => name))
  const wanted = JSON.stringify(states)
  const executor = await getExecutor({ payload })
  const behind = after
    ? sql`(o.rank, r.title, t.record, t.position, t.path) > (
        select o.rank, r.title, t.record, t.position, t.path
        from translations.texts t join translations.records r using (owner, record)
        join sections o on o.name = t.owner
        where t.owner = ${after.owner} and t.record = ${after.record} and t.path = ${after.path}
          and t.locale = ${locale})`
    : sql`true`
  const { rows } = await executor.execute<Found & { total: number }>(sql`
    with sections as (
      select name, rank from jsonb_array_elements_text(${names}::jsonb) with ordinality as o (name, rank)
    ), found as (
      select t.owner, t.record, t.path, t.state, t.position, r.title, o.rank, ${behind} as is_behind
      from translations.texts t
      join translations.records r using (owner, record)
      join sections o on o.name = t.owner
      where t.locale = ${locale} and t.is_wanted
        and t.state in (select jsonb_array_elements_text(${wanted}::jsonb))
        and (${search} = '' or position(lower(${search}) in lower(r.title)) > 0)
        and (${record ?? null}::int is null or t.record = ${record ?? null}::int)
    )
    select owner, record, path, state, title, (select count(*) from found)::int as total
    from found where is_behind
    order by rank, title, record, position, path
    limit ${limit}`)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Texts that were found, each beside its source, as far as the account may read them. */
async function describe(
  payload: Payload,
  user: TypedUser,
  {
    owners,
    locale,
    rows,
  }: { owners: readonly TextOwner[]; locale: Locale; rows: readonly Found[] },
): Promise<WorkText[]> {
  const sources = await readSources(payload, rows)
  const texts = new Map<string, WorkText>()
  for (const owner of owners) {
    const own = rows.filter((row) => row.owner === owner.name)
    if (own.length === 0) continue
    const records = [...new Set(own.map(({ record }) => record))]
    for (const [record, stored] of await readOwned(payload, user, owner, records)) {
      const byPath = new Map(listRecordTexts(owner.fields, stored).map((text) => [text.path, text]))
      const isDraft = stored._status === 'draft'
      for (const found of own.filter((row) => row.record === record)) {
        const text = byPath.get(found.path)
        const sourceLocale = sources.get(toKeyText(found))
        if (!text || !sourceLocale) continue
        const work = toWorkText(found, text, locale, { ...found, sourceLocale, isDraft })
        if (work) texts.set(toKeyText(found), work)
      }
    }
  }
  return rows.flatMap((row) => texts.get(toKeyText(row)) ?? [])
}

/**
 * The texts of a language that stand as asked, each beside its source, as far as the account may
 * read them; how many there are in all, and the last one where more may follow.
 */
export async function findTexts(
  payload: Payload,
  user: TypedUser,
  question: TextQuestion,
): Promise<{ texts: WorkText[]; total: number; last: TextKey | null }> {
  const { rows, total } = await readFound(payload, question)
  const texts = await describe(payload, user, { ...question, rows })
  const last = rows.length < question.limit ? null : (rows.at(-1) ?? null)
  return { texts, total, last }
}

/** The texts with the given keys in a language; those that are gone or not to be read are left out. */
export async function findTextsByKey(
  payload: Payload,
  user: TypedUser,
  {
    owners,
    locale,
    keys,
  }: { owners: readonly TextOwner[]; locale: Locale; keys: readonly TextKey[] },
): Promise<WorkText[]> {
  const executor = await getExecutor({ payload })
  const asked = JSON.stringify(keys.map(({ owner, record, path }) => ({ owner, record, path })))
  const { rows } = await executor.execute<Found>(sql`
    select t.owner, t.record, t.path, t.state, r.title
    from jsonb_to_recordset(${asked}::jsonb) as asked (owner text, record int, path text)
    join translations.texts t using (owner, record, path)
    join translations.records r using (owner, record)
    where t.locale = ${locale} and t.state <> 'source'`)
  return describe(payload, user, { owners, locale, rows })
}
