import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { fallbackLocale } from '@/domain/kernel/locales'
import type { Config } from 'payload'
import { deskWords } from './desk-words/desk-words'

/** The languages of the admin itself; each person chooses one. */
export const adminLanguages: Config['i18n'] = {
  supportedLanguages: { nl, fr, en, de },
  fallbackLanguage: fallbackLocale,
  translations: deskWords,
}
