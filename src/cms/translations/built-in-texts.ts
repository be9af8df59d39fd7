import { getLocalI18n } from 'payload'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { foldAccents } from '@/domain/text/fold'
import { isStorable } from '@/domain/text/storable'
import { toLocalized, type Locale, type LocalizedText } from '@/domain/kernel/locales'
import { err, ok, type Result } from '@/domain/kernel/result'
import { findForeignPlaceholders } from '@/i18n/placeholders'
import { listTranslatedLanguages } from '../access/translated-languages'
import type { ListTexts } from '../collections/dictionary/known-texts'
import { toNestedRequest } from '../hooks/nested-request'
import { readRefusal } from '../hooks/read-refusal'
import { inTransaction } from '../hooks/transaction'
import { lockName } from './lock-name'
import type { SaveRefusal } from './save-refusal'

/** A text that the site brings along, beside the words that replace it. */
export type BuiltInText = {
  key: string
  /** As the site brings it, in the language that texts start from and in the other one. */
  source: string
  builtIn: string
  /** What stands in its place; empty where the built-in text shows. */
  replaced: string
}

export type BuiltInQuestion = {
  locale: Locale
  source: Locale
  search: string
  /** Only those that are replaced in the language. */
  isReplaced: boolean
  limit: number
  offset: number
}

function getListTexts({ collections }: Pick<Payload, 'collections'>): ListTexts {
  const list: unknown = collections.dictionary.config.custom?.listTexts
  if (typeof list !== 'function')
    throw new Error('The dictionary does not know the texts of the site')
  return list as ListTexts
}

async function readReplaced(
  payload: Payload,
  user: TypedUser,
): Promise<Map<string, Partial<LocalizedText>>> {
  const { docs } = await payload.find({
    collection: 'dictionary',
    locale: 'all',
    depth: 0,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return new Map(docs.map(({ key, value }) => [key, toLocalized(value)]))
}

/** The built-in texts that hold what is searched for, in the order of their keys; and how many. */
export async function findBuiltInTexts(
  payload: Payload,
  user: TypedUser,
  question: BuiltInQuestion,
): Promise<{ texts: BuiltInText[]; total: number }> {
  const { locale, source, search, isReplaced, limit, offset } = question
  const listTexts = getListTexts(payload)
  const [sources, builtIns] = [listTexts(source), listTexts(locale)]
  const replaced = await readReplaced(payload, user)
  const wanted = foldAccents(search)
  const texts = Object.keys(builtIns)
    .map((key): BuiltInText => ({
      key,
      source: replaced.get(key)?.[source] ?? sources[key] ?? '',
      builtIn: builtIns[key] ?? '',
      replaced: replaced.get(key)?.[locale] ?? '',
    }))
    .filter((text) => !isReplaced || text.replaced !== '')
    .filter((text) => wanted === '' || foldAccents(Object.values(text).join(' ')).includes(wanted))
  return { texts: texts.slice(offset, offset + limit), total: texts.length }
}

export type BuiltInChange = {
  key: string
  locale: Locale
  text: string
  /** What replaced the built-in text when this was written. */
  seen: string
}

type Entry = { id: number; value: string }

async function findEntry(
  req: PayloadRequest,
  { key, locale }: BuiltInChange,
): Promise<Entry | null> {
  const { docs } = await req.payload.find({
    collection: 'dictionary',
    where: { key: { equals: key } },
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 1,
    pagination: false,
    req: toNestedRequest(req, locale),
  })
  const [entry] = docs
  return entry ? { id: entry.id, value: entry.value ?? '' } : null
}

async function write(
  req: PayloadRequest,
  change: BuiltInChange,
  entry: Entry | null,
): Promise<void> {
  const { key, locale, text } = change
  const shared = {
    collection: 'dictionary',
    locale,
    depth: 0,
    overrideAccess: false,
    req: toNestedRequest(req, locale),
  } as const
  const value = text === '' ? null : text
  if (entry)
    await req.payload.update({ ...shared, id: entry.id, data: { value }, overrideLock: false })
  else if (value !== null) await req.payload.create({ ...shared, data: { key, value } })
}

function check(payload: Payload, { key, locale, text }: BuiltInChange): SaveRefusal | null {
  const builtIn = getListTexts(payload)(locale)[key]
  if (builtIn === undefined) return { code: 'gone' }
  if (!isStorable(text)) return { code: 'signs' }
  const foreign = findForeignPlaceholders(text, builtIn)
  if (foreign.includes('{')) return { code: 'braces' }
  return foreign.length > 0 ? { code: 'placeholders', lost: [], foreign } : null
}

/**
 * Puts words in the place of a built-in text in one language, or takes them away where they are
 * empty, with the rights of the account: translators change what an editor has once replaced.
 *
 * @throws the driver's error when the database fails; nothing is kept then
 */
export async function saveBuiltInText(
  payload: Payload,
  user: TypedUser,
  sent: BuiltInChange,
  language: Locale,
): Promise<Result<{ replaced: string }, SaveRefusal>> {
  const change = { ...sent, text: sent.text.trim() }
  if (!listTranslatedLanguages(user).includes(change.locale)) return err({ code: 'language' })
  const refusal = check(payload, change)
  if (refusal) return err(refusal)
  try {
    return await inTransaction(payload, async (req) => {
      req.user = user
      req.locale = change.locale
      req.i18n = await getLocalI18n({ config: payload.config, language })
      await lockName(req, `dictionary ${change.key}`)
      const entry = await findEntry(req, change)
      const now = entry?.value ?? ''
      if (now !== change.seen && now !== change.text) {
        const target = { text: now, hash: null }
        return err({ code: 'targetChanged', source: target, target } as const)
      }
      await write(req, change, entry)
      return ok({ replaced: change.text })
    })
  } catch (cause) {
    const refusal = readRefusal(cause)
    if (refusal?.kind === 'forbidden') return err({ code: 'addedByEditors' })
    if (refusal?.kind !== 'invalid') throw cause
    const message = refusal.problems.map((problem) => problem.message).join(' ')
    return err({ code: 'record', message })
  }
}
