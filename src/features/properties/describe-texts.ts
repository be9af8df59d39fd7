import type { Redact } from '@/cms/read-model/redact-street'
import { fallbackLocale, locales, pickText, type Locale } from '@/domain/kernel/locales'
import type { TextInLanguage } from './property-view'

/** Texts of one field in all languages. */
export type Localized = Partial<Record<Locale, string>>

/** The text in a language, else in the site's default language, else in the first that has one. */
export function pickInOrder(
  texts: Localized,
  locale: Locale,
  defaultLocale: Locale = fallbackLocale,
): TextInLanguage | null {
  const order = [locale, defaultLocale, ...locales]
  const found = order.find((candidate) => pickText(texts, candidate).trim() !== '')
  return found === undefined ? null : { text: pickText(texts, found).trim(), locale: found }
}

/**
 * Where one sentence ends and the next begins. After the short form of a street or a saint it does
 * not: half of "St. Jacobsmarkt" would not be known for what it is.
 */
const sentenceEnd =
  /(?<=[.!?…])(?<!(?<!\p{L})(?:ste?|sint|ave?|bl?v?d|boul|chee|chée|ch|pl)\.)(?<!(?:str|stwg|stw|ln)\.)\s+/iu

/**
 * A running text without the sentences that betray something; its paragraphs stay. Titles and
 * captions are dropped as a whole instead, for half of one reads as a fault.
 */
export function redactSentences(text: string, redact: Redact): string {
  return text
    .split(/\n/)
    .map((line) =>
      line
        .split(sentenceEnd)
        .filter((sentence) => redact(sentence) !== null)
        .join(' '),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The paragraphs of a text: an empty line, or in older records every line, ends one. */
export function toParagraphs(text: string): string[] {
  const blocks = text.split(/\n\s*\n/).length > 1 ? text.split(/\n\s*\n/) : text.split('\n')
  return blocks.map((block) => block.trim()).filter((block) => block !== '')
}
