import type { Locale } from '@/domain/kernel/locales'
import { deWords } from './de'
import { enWords } from './en'
import { frWords } from './fr'
import { nlWords } from './nl'
import type { DeskWords } from './words-type'

/** What the framework says in a way that our people would not, per language of the desk. */
export const deskWords: Readonly<Record<Locale, DeskWords>> = {
  nl: nlWords,
  fr: frWords,
  en: enWords,
  de: deWords,
}
