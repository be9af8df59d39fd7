import type { Locale, LocalizedText } from './locales'

/** The name of each language in each language, as it stands in a list. */
export const languageNames: Readonly<Record<Locale, LocalizedText>> = {
  nl: { nl: 'Nederlands', fr: 'Néerlandais', en: 'Dutch', de: 'Niederländisch' },
  fr: { nl: 'Frans', fr: 'Français', en: 'French', de: 'Französisch' },
  en: { nl: 'Engels', fr: 'Anglais', en: 'English', de: 'Englisch' },
  de: { nl: 'Duits', fr: 'Allemand', en: 'German', de: 'Deutsch' },
}

/** A language by its own name, which is how its readers look for it. */
export function nameLanguage(language: Locale): string {
  return languageNames[language][language]
}

/** A language in the middle of a sentence: French alone writes it small. */
export function nameLanguageWithin(language: Locale, locale: Locale): string {
  const name = languageNames[language][locale]
  return locale === 'fr' ? name.toLowerCase() : name
}
