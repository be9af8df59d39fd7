import type { LocalizedText } from '@/domain/kernel/locales'

/**
 * A text in the order of the languages: Dutch, French, English, German. Properties have some
 * hundred and thirty fields; one line per text keeps their table readable.
 */
export function words(nl: string, fr: string, en: string, de: string): LocalizedText {
  return { nl, fr, en, de }
}

/** Two texts after one another, language by language. */
export function joinWords(first: LocalizedText, second: LocalizedText | undefined): LocalizedText {
  if (second === undefined) return first
  return {
    nl: `${first.nl} ${second.nl}`,
    fr: `${first.fr} ${second.fr}`,
    en: `${first.en} ${second.en}`,
    de: `${first.de} ${second.de}`,
  }
}
