import { languageNames } from '@/domain/kernel/language-names'
import { toLocale, type Locale, type LocalizedText } from '@/domain/kernel/locales'
import { ValidationError, type PayloadRequest } from 'payload'

/** The language in which the admin speaks to the person who made the request. */
export function toAdminLanguage(req: PayloadRequest): Locale {
  return toLocale(req.i18n.language)
}

/** A sentence for editors, in the language of their admin. */
export function toEditorMessage(req: PayloadRequest, text: LocalizedText): string {
  return text[toAdminLanguage(req)]
}

/** The name of a content language, in the language of the admin. */
export function toLanguageName(req: PayloadRequest, locale: Locale): string {
  return languageNames[locale][toAdminLanguage(req)]
}

/**
 * A refusal that the admin shows at the field: it names the field, and `text` says which record or
 * language is meant and what to change.
 */
export function createFieldError(
  req: PayloadRequest,
  options: { collection: string; path: string; label: LocalizedText; text: LocalizedText },
): ValidationError {
  const { collection, path, label, text } = options
  return new ValidationError(
    {
      collection,
      errors: [{ path, label, message: toEditorMessage(req, text) }],
      req,
    },
    req.t,
  )
}
