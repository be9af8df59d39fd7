import type { Payload, TypedUser } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import type { ExchangeText } from '@/domain/translations/exchange'
import { findTexts, type TextQuestion, type WorkText } from './find-texts'
import { toKeyText, type TextKey } from './text-key'
import { splitParagraphs } from './text-value'

/** Texts that are read at a time, so that a file of all of them is not one long read. */
const stepMax = 200

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

/**
 * All texts that stand as asked, as they leave for a translator.
 *
 * @param language in which sections and fields are named
 */
export async function exportTexts(
  payload: Payload,
  user: TypedUser,
  question: Omit<TextQuestion, 'limit' | 'after'>,
  language: Locale,
): Promise<ExchangeText[]> {
  const labels = new Map(question.owners.map(({ name, label }) => [name, label[language]]))
  const texts: ExchangeText[] = []
  let after: TextKey | undefined
  for (;;) {
    const found = await findTexts(payload, user, { ...question, after, limit: stepMax })
    texts.push(
      ...found.texts.map((text) =>
        toExchangeText(text, labels.get(text.owner) ?? text.owner, language),
      ),
    )
    if (found.last === null) return texts
    after = found.last
  }
}
