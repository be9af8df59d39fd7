import { sql } from '@payloadcms/db-postgres'
import { NotFound, getLocalI18n } from 'payload'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { err, ok, type Result } from '@/domain/kernel/result'
import { locales, type Locale } from '@/domain/kernel/locales'
import { checkTranslation } from '@/domain/translations/check-text'
import { fillParagraphs, isRichText, type FillProblem } from '@/domain/translations/rich-text'
import { findSourceLocale } from '@/domain/translations/text-marks'
import { listTranslatedLanguages } from '../access/translated-languages'
import { toNestedRequest } from '../hooks/nested-request'
import { readRefusal } from '../hooks/read-refusal'
import { getExecutor, inTransaction } from '../hooks/transaction'
import { findStanding, toSaveArgs } from '../versions/find-standing'
import { lockName } from './lock-name'
import { mayWriteRecord } from './allowed-owners'
import { forgetCounts } from './count-texts'
import { readRecord, readSiteLanguages, type StoredRecord } from './read-record'
import { listRecordTexts, putText, type RecordText } from './text-fields'
import type { SavedText, SaveRefusal, SeenText } from './save-refusal'
import { findTextOwner, type TextOwner } from './text-owners'
import { hashText, splitParagraphs, toPlainText } from './text-value'

/** A translation, and what its source and the text before it looked like to whoever wrote it. */
export type TextChange = {
  path: string
  text: string
  /** Hash of the source that was translated. */
  source: string
  /** Hash of the text that is replaced, null for none; left out, whatever is there is replaced. */
  target?: string | null
}

export type SaveOrder = {
  owner: string
  record: number
  locale: Locale
  changes: readonly TextChange[]
  /** Says what would happen, and keeps nothing. */
  isDryRun?: boolean
}

export type SaveOutcome = Map<string, Result<SavedText, SaveRefusal>>

const toSeen = (value: unknown): SeenText => ({ text: toPlainText(value), hash: hashText(value) })

/** The value to store for a translation; a problem where it cannot take the place of its source. */
function toValue(
  text: RecordText,
  sourceLocale: Locale,
  locale: Locale,
  typed: string,
): Result<unknown, FillProblem> {
  if (text.kind === 'line') return ok(typed.replace(/\s*\n\s*/g, ' '))
  if (text.kind === 'area') return ok(typed)
  const source = text.values[sourceLocale]
  const existing = text.values[locale]
  if (!isRichText(source) || typed === '') return ok(null)
  return fillParagraphs(source, splitParagraphs(typed), isRichText(existing) ? existing : null)
}

type Judged = { change: TextChange; value: unknown; hash: string | null; isChanged: boolean }

function judge(
  change: TextChange,
  text: RecordText | undefined,
  locale: Locale,
  defaultLocale: Locale,
): Result<Judged, SaveRefusal> {
  if (text === undefined) return err({ code: 'gone' })
  const hashes = Object.fromEntries(locales.map((each) => [each, hashText(text.values[each])]))
  const sourceLocale = findSourceLocale(hashes, defaultLocale)
  if (sourceLocale === null || sourceLocale === locale) return err({ code: 'gone' })
  const source = toSeen(text.values[sourceLocale])
  const target = toSeen(text.values[locale])
  if (source.hash !== change.source) return err({ code: 'sourceChanged', source, target })
  const typed = toPlainText(change.text)
  const isSeen = change.target === undefined || target.hash === change.target
  // Who typed what is there meanwhile has nothing to lose.
  if (!isSeen && target.text !== typed) return err({ code: 'targetChanged', source, target })
  const problem = checkTranslation(source.text, typed, text.charactersMax)
  if (problem) return err(problem)
  const value = toValue(text, sourceLocale, locale, typed)
  if (!value.ok) return value
  const hash = hashText(value.value)
  return ok({ change, value: value.value, hash, isChanged: hash !== target.hash })
}

async function readInLanguage(
  req: PayloadRequest,
  owner: TextOwner,
  record: number,
  locale: Locale,
): Promise<StoredRecord> {
  const shared = {
    req: toNestedRequest(req, locale),
    locale,
    depth: 0,
    fallbackLocale: false,
  } as const
  const found: unknown =
    owner.kind === 'global'
      ? await req.payload.findGlobal({ ...shared, slug: owner.slug })
      : await req.payload.findByID({
          ...shared,
          collection: owner.slug,
          id: record,
          draft: owner.hasDrafts,
        })
  return found as StoredRecord
}

/** Saves as the account would in the form of the record: with its rights, hooks and versions. */
async function writeRecord(
  req: PayloadRequest,
  owner: TextOwner,
  order: SaveOrder,
  { judged, isDraft }: { judged: readonly Judged[]; isDraft: boolean },
): Promise<void> {
  const { record, locale } = order
  let current = await readInLanguage(req, owner, record, locale)
  let data: Record<string, unknown> = {}
  for (const { change, value } of judged) {
    const put = putText(current, change.path, value)
    if (put === null) throw new NotFound(req.t)
    current = { ...current, ...put }
    data = { ...data, ...put }
  }
  const shared = {
    req: toNestedRequest(req, locale),
    locale,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    // Fields differ per collection; what is written has the shape that was read.
    data: data as never,
  } as const
  await (owner.kind === 'global'
    ? req.payload.updateGlobal({ ...shared, slug: owner.slug })
    : req.payload.update({ ...shared, collection: owner.slug, id: record, draft: isDraft }))
}

/** Notes that translations are right for the source as it is now, though not a letter changed. */
async function confirmTexts(
  req: PayloadRequest,
  { owner, record, locale }: SaveOrder,
  confirmed: readonly Judged[],
): Promise<void> {
  if (confirmed.length === 0) return
  const rows = JSON.stringify(
    confirmed.map(({ change, hash }) => ({ path: change.path, source: change.source, hash })),
  )
  const executor = await getExecutor(req)
  await executor.execute(sql`
    update translations.texts t set
      made_from = c.source, state = 'fresh', changed_at = now(), changed_by = ${req.user?.id ?? null}
    from jsonb_to_recordset(${rows}::jsonb) as c (path text, source text, hash text)
    where t.owner = ${owner} and t.record = ${record} and t.locale = ${locale}
      and t.path = c.path and t.hash = c.hash and t.state = 'stale'`)
}

/** Whether translations of a record wait in its draft until somebody publishes it. */
async function isKeptInDraft(
  req: PayloadRequest,
  owner: TextOwner,
  record: number,
): Promise<boolean> {
  if (owner.kind === 'global' || !owner.hasDrafts) return false
  return toSaveArgs(await findStanding(req, owner.slug, record)).draft
}

async function saveWithin(
  req: PayloadRequest,
  owner: TextOwner,
  order: SaveOrder,
): Promise<SaveOutcome> {
  await lockName(req, `${owner.name} ${order.record}`)
  const stored = await readRecord(req, owner, order.record)
  const { defaultLocale } = await readSiteLanguages(req)
  const texts = stored === null ? [] : listRecordTexts(owner.fields, stored)
  const isDraft = await isKeptInDraft(req, owner, order.record)
  const outcome: SaveOutcome = new Map()
  const accepted: Judged[] = []
  for (const change of order.changes) {
    const text = texts.find(({ path }) => path === change.path)
    const result = judge(change, text, order.locale, defaultLocale)
    if (result.ok) accepted.push(result.value)
    const { hash, isChanged } = result.ok ? result.value : { hash: null, isChanged: false }
    outcome.set(change.path, result.ok ? ok({ hash, isChanged, isDraft }) : result)
  }
  if (order.isDryRun) return outcome
  const judged = accepted.filter(({ isChanged }) => isChanged)
  if (judged.length > 0) await writeRecord(req, owner, order, { judged, isDraft })
  await confirmTexts(
    req,
    order,
    accepted.filter(({ isChanged, hash }) => !isChanged && hash !== null),
  )
  return outcome
}

function toRefusal(cause: unknown): SaveRefusal | null {
  const refusal = readRefusal(cause)
  if (refusal?.kind === 'invalid') {
    const lines = refusal.problems.map(({ label, message }) => `${label}: ${message}`)
    return { code: 'record', message: lines.join(' ') }
  }
  if (refusal?.kind === 'other') return { code: 'record', message: refusal.message }
  return refusal && { code: refusal.kind }
}

const refuseAll = ({ changes }: SaveOrder, refusal: SaveRefusal): SaveOutcome =>
  new Map(changes.map(({ path }) => [path, err(refusal)]))

/** Whether the form refused the record for what a single text of it may have caused. */
const isOfRecord = (result: Result<SavedText, SaveRefusal>): boolean =>
  !result.ok && result.error.code === 'record'

/**
 * Writes translations of one record in one language, all in one save. Each is held against its
 * source first; those that cannot be kept are left out and say why. Where the form refuses the record
 * with them, each is tried by itself, so that the one it refuses keeps none of the others. A record
 * that is published is published with them; one with changes that are not published keeps them as a
 * draft.
 *
 * @param language in which the record's own refusals speak
 * @throws the driver's error when the database fails; nothing is kept then
 */
export async function saveTexts(
  payload: Payload,
  user: TypedUser,
  order: SaveOrder,
  language: Locale,
): Promise<SaveOutcome> {
  const outcome = await saveTogether(payload, user, order, language)
  const refused = order.changes.filter(({ path }) => {
    const result = outcome.get(path)
    return result !== undefined && isOfRecord(result)
  })
  if (order.changes.length === 1) return outcome
  for (const change of refused) {
    const alone = { ...order, changes: [change] }
    for (const [path, result] of await saveTogether(payload, user, alone, language))
      outcome.set(path, result)
  }
  return outcome
}

async function saveTogether(
  payload: Payload,
  user: TypedUser,
  order: SaveOrder,
  language: Locale,
): Promise<SaveOutcome> {
  if (!listTranslatedLanguages(user).includes(order.locale)) {
    return refuseAll(order, { code: 'language' })
  }
  const owner = findTextOwner(payload, order.owner)
  if (owner === null) return refuseAll(order, { code: 'gone' })
  try {
    return await inTransaction(payload, async (req) => {
      req.user = user
      req.locale = order.locale
      req.i18n = await getLocalI18n({ config: payload.config, language })
      const isAllowed = await mayWriteRecord(req, owner, order.record)
      return isAllowed ? saveWithin(req, owner, order) : refuseAll(order, { code: 'forbidden' })
    })
  } catch (cause) {
    const refusal = toRefusal(cause)
    if (refusal === null) throw cause
    return refuseAll(order, refusal)
  } finally {
    forgetCounts(payload)
  }
}
