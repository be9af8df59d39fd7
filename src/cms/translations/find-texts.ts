import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import { groupBy } from '@/domain/kernel/group-by'
import { isLocale, type Locale, type LocalizedText } from '@/domain/kernel/locales'
import type { TextState } from '@/domain/translations/text-marks'
import { getExecutor } from '../hooks/transaction'
import { findPlaces, type FoundPlace, type TextQuestion } from './find-places'
import type { StoredRecord } from './read-record'
import { listRecordTexts, type RecordText, type TextKind } from './text-fields'
import { toKeyText, type TextKey, type TextPlace } from './text-key'
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

type Found = Pick<FoundPlace, 'owner' | 'record' | 'path' | 'title' | 'state'>

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
function toWorkText(
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

/** Texts that are read at a time, so that many texts are not one long read. */
const stepMax = 200

type Asked = { owners: readonly TextOwner[]; locale: Locale }

/** Texts that were found, each beside its source, as far as the account may read them. */
async function describeStep(
  payload: Payload,
  user: TypedUser,
  { owners, locale }: Asked,
  rows: readonly Found[],
): Promise<WorkText[]> {
  const sources = await readSources(payload, rows)
  const texts = new Map<string, WorkText>()
  const byOwner = groupBy(rows, ({ owner }) => owner)
  for (const owner of owners) {
    const byRecord = groupBy(byOwner.get(owner.name) ?? [], ({ record }) => record)
    if (byRecord.size === 0) continue
    for (const [record, stored] of await readOwned(payload, user, owner, [...byRecord.keys()])) {
      const byPath = new Map(listRecordTexts(owner.fields, stored).map((text) => [text.path, text]))
      const isDraft = stored._status === 'draft'
      for (const found of byRecord.get(record) ?? []) {
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

/** The same for any number of texts, some at a time. */
export async function* describeTexts(
  payload: Payload,
  user: TypedUser,
  asked: Asked,
  rows: readonly Found[],
): AsyncGenerator<WorkText[]> {
  for (let at = 0; at < rows.length; at += stepMax) {
    yield await describeStep(payload, user, asked, rows.slice(at, at + stepMax))
  }
}

/**
 * The texts of a language that stand as asked, each beside its source, as far as the account may
 * read them; and the place of the last one where more may follow.
 *
 * @param page.after place of the last text that was shown, whatever became of it since
 */
export async function findTexts(
  payload: Payload,
  user: TypedUser,
  question: TextQuestion,
  page: { limit: number; after?: TextPlace },
): Promise<{ texts: WorkText[]; last: TextPlace | null }> {
  const rows = await findPlaces(payload, question, page)
  const texts = await describeStep(payload, user, question, rows)
  return { texts, last: rows.length < page.limit ? null : (rows.at(-1) ?? null) }
}

/** The texts with the given keys in a language; those that are gone or not to be read are left out. */
export async function findTextsByKey(
  payload: Payload,
  user: TypedUser,
  { keys, ...asked }: Asked & { keys: readonly TextKey[] },
): Promise<WorkText[]> {
  const executor = await getExecutor({ payload })
  const named = JSON.stringify(keys.map(({ owner, record, path }) => ({ owner, record, path })))
  const { rows } = await executor.execute<Found>(sql`
    select t.owner, t.record, t.path, t.state, r.title
    from jsonb_to_recordset(${named}::jsonb) as asked (owner text, record int, path text)
    join translations.texts t using (owner, record, path)
    join translations.records r using (owner, record)
    where t.locale = ${asked.locale} and t.state <> 'source'
    order by t.owner, t.record`)
  const texts: WorkText[] = []
  for await (const step of describeTexts(payload, user, asked, rows)) texts.push(...step)
  return texts
}
