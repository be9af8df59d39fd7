import type { FieldHook } from 'payload'
import { fallbackLocale, type Locale } from '@/domain/kernel/locales'
import type { Enquiry } from '@/cms/payload-types'
import { toAdminLanguage } from '../../hooks/editor-message'

/**
 * What a form is called in another language, by its name in any of them; null for what is no such name.
 * The forms know, which stand in an outer room.
 */
export type RenameForm = (name: string, locale: Locale) => string | null

/** Stands between who asked and what for: "An De Wolf · vraag over een pand". */
export const titleSeparator = ' · '

function translateTitle(title: string, renameForm: RenameForm, locale: Locale): string {
  const parts = title.split(titleSeparator)
  const renamed = renameForm(parts.at(-1) ?? '', locale)
  return renamed === null ? title : [...parts.slice(0, -1), renamed].join(titleSeparator)
}

type TitleHook = FieldHook<Enquiry, string | null | undefined>

/**
 * A title is kept in the first language of the desk, in which lists look for it and put themselves in
 * order, and read by staff in their own.
 */
export function createTitleHooks(renameForm: RenameForm) {
  const tellStaff: TitleHook = ({ value, req }) =>
    value && req.user?.collection === 'users'
      ? translateTitle(value, renameForm, toAdminLanguage(req))
      : value
  // What a form of the desk sends back is the title that it was told.
  const keepFirstLanguage: TitleHook = ({ value }) =>
    value ? translateTitle(value, renameForm, fallbackLocale) : value
  return { afterRead: [tellStaff], beforeChange: [keepFirstLanguage] }
}
