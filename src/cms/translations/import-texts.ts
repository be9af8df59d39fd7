import type { Payload, TypedUser } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import type { ReturnedFile, ReturnedText } from '@/domain/translations/exchange'
import { findAllowedOwners } from './allowed-owners'
import { findTextsByKey, type WorkText } from './find-texts'
import type { ImportLine, ImportReport, ImportResult } from './import-report'
import { saveTexts, type SaveOutcome } from './save-texts'
import { parseKeyText, toKeyText, type TextKey } from './text-key'

type Settings = { isDryRun: boolean; language: Locale }

type Returned = ReturnedText & { place: TextKey; text: string }

/** A text that came back, beside what is there now; null where it is gone. */
type Pair = { returned: Returned; known: WorkText | null }

/** Whether it says nothing new: the same words, and nobody vouches for them anew. */
function isUnchanged({ returned, known }: Pair): boolean {
  if (known === null || known.target.text !== returned.text) return false
  return known.state !== 'stale' || !returned.isApproved
}

function toResult({ returned, known }: Pair, outcome: SaveOutcome): ImportResult {
  const saved = outcome.get(returned.place.path)
  if (saved === undefined || known === null) return { kind: 'refused', refusal: { code: 'gone' } }
  if (!saved.ok) return { kind: 'refused', refusal: saved.error }
  const { isChanged, isDraft } = saved.value
  return isChanged ? { kind: 'changed', before: known.target.text, isDraft } : { kind: 'confirmed' }
}

async function importRecord(
  payload: Payload,
  user: TypedUser,
  pairs: readonly Pair[],
  { target, isDryRun, language }: Settings & { target: Locale },
): Promise<ImportLine[]> {
  const [first] = pairs
  if (!first) return []
  const { owner, record } = first.returned.place
  const changes = pairs.map(({ returned }) => ({
    path: returned.place.path,
    text: returned.text,
    source: returned.source,
    target: returned.target,
  }))
  const order = { owner, record, locale: target, changes, isDryRun }
  const outcome = await saveTexts(payload, user, order, language)
  return pairs.map((pair) => ({
    key: pair.returned.key,
    title: pair.known?.title ?? '',
    label: pair.known?.label ?? null,
    text: pair.returned.text,
    result: toResult(pair, outcome),
  }))
}

const toRecordKey = ({ owner, record }: TextKey) => `${owner}/${record}`

function toReturned(text: ReturnedText): Returned[] {
  const place = parseKeyText(text.key)
  return place && text.text !== null ? [{ ...text, place, text: text.text }] : []
}

/**
 * Takes in what a translator hands back, record by record, with the rights of whoever sends it: a
 * text whose source or translation changed since the file was made is refused and named, and so is
 * one that cannot take the place of its source. Sent twice, it changes nothing the second time.
 *
 * @param settings.isDryRun says what would happen, and keeps nothing
 */
export async function importTexts(
  payload: Payload,
  user: TypedUser,
  file: ReturnedFile,
  settings: Settings,
): Promise<ImportReport> {
  const returned = file.texts.flatMap(toReturned)
  const owners = await findAllowedOwners(payload, user)
  const keys = returned.map(({ place }) => place)
  const found = await findTextsByKey(payload, user, { owners, locale: file.target, keys })
  const known = new Map(found.map((text) => [toKeyText(text), text]))
  const pairs = returned.map((text): Pair => ({
    returned: text,
    known: known.get(text.key) ?? null,
  }))
  const work = pairs.filter((pair) => !isUnchanged(pair))
  const byRecord = new Map<string, Pair[]>()
  for (const pair of work) {
    const key = toRecordKey(pair.returned.place)
    const own = byRecord.get(key)
    if (own) own.push(pair)
    else byRecord.set(key, [pair])
  }
  const lines: ImportLine[] = []
  for (const own of byRecord.values()) {
    lines.push(...(await importRecord(payload, user, own, { ...settings, target: file.target })))
  }
  return {
    target: file.target,
    lines,
    unchanged: pairs.length - work.length,
    open: file.texts.filter(({ text }) => text === null).length,
    unknown: [
      ...file.unknown,
      ...file.texts.flatMap(({ key }) => (parseKeyText(key) ? [] : [key])),
    ],
  }
}
