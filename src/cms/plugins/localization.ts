import { languageNames } from '@/domain/kernel/language-names'
import { fallbackLocale, locales } from '@/domain/kernel/locales'
import type { Config } from 'payload'

/**
 * The languages of the content. A text that is missing in a language stays missing; borrowing one
 * from another language is a decision of the screen that shows it.
 */
export const localization: Config['localization'] = {
  locales: locales.map((code) => ({ code, label: languageNames[code] })),
  defaultLocale: fallbackLocale,
  fallback: false,
}
