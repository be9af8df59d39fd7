import type { Payload, TypedUser } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import type { ExchangeText } from '@/domain/translations/exchange'
import { createExchangeFill, exchangeBounds } from '@/domain/translations/exchange-bounds'
import { countPlaces, findPlaces, type TextQuestion } from './find-places'
import { describeTexts, type WorkText } from './find-texts'
import { toKeyText } from './text-key'
import { splitParagraphs } from './text-value'

const toParagraphs = (text: string) => (text === '' ? [] : splitParagraphs(text))

function toExchangeText(text: WorkText, section: string, language: Locale): ExchangeText {
  const isFormatted = text.kind === 'rich'
  const { source, target } = text
  return {
    key: toKeyText(text),
    source: source.hash,
    target: target.hash,
    record: text.title === '' ? section : `${section} › ${text.title}`,
    label: text.label[language],
    paragraphs: isFormatted
      ? { source: toParagraphs(source.text), target: toParagraphs(target.text) }
      : { source: [source.text], target: [target.text] },
    isFormatted,
    charactersMax: text.charactersMax,
    state: text.state,
    sourceLocale: source.locale,
  }
}

/** What leaves in one file, and of how many texts it is the first part; null where it is all. */
export type TextsTaken = { texts: readonly ExchangeText[]; total: number | null }

/**
 * The texts that stand as asked, as they leave for a translator: as many of the first ones as fit
 * into a file that can come back.
 *
 * @param language in which sections and fields are named
 */
export async function exportTexts(
  payload: Payload,
  user: TypedUser,
  question: TextQuestion,
  language: Locale,
): Promise<TextsTaken> {
  const labels = new Map(question.owners.map(({ name, label }) => [name, label[language]]))
  const places = await findPlaces(payload, question, { limit: exchangeBounds.texts + 1 })
  const fill = createExchangeFill()
  let isWhole = places.length <= exchangeBounds.texts
  for await (const step of describeTexts(payload, user, question, places)) {
    const fits = step.every((text) =>
      fill.add(toExchangeText(text, labels.get(text.owner) ?? text.owner, language)),
    )
    isWhole &&= fits
    if (!fits) break
  }
  return { texts: fill.texts, total: isWhole ? null : await countPlaces(payload, question) }
}
