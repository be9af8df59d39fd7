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

type FieldRefusal = { path: string; label: LocalizedText; text: LocalizedText }

/**
 * A refusal that the admin shows at the fields: it names them, and each `text` says which record or
 * language is meant and what to change.
 */
export function createFieldErrors(
  req: PayloadRequest,
  collection: string,
  refusals: readonly FieldRefusal[],
): ValidationError {
  const errors = refusals.map(({ path, label, text }) => ({
    path,
    label,
    message: toEditorMessage(req, text),
  }))
  return new ValidationError({ collection, errors, req }, req.t)
}

/** The same for one field alone. */
export function createFieldError(
  req: PayloadRequest,
  { collection, ...refusal }: FieldRefusal & { collection: string },
): ValidationError {
  return createFieldErrors(req, collection, [refusal])
}
