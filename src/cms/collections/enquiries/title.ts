import type { FieldHook } from 'payload'
import { fallbackLocale, type Locale } from '@/domain/kernel/locales'
import { cutText } from '@/domain/text/cut-text'
import type { Enquiry } from '@/cms/payload-types'
import { titleCharactersMax } from '../../fields/bounds'
import { toAdminLanguage } from '../../hooks/editor-message'

type Asked = { kind: string; fields?: unknown }

/** What a form is called; the forms know, which stand in an outer room. */
export type NameForm = (enquiry: Asked, locale: Locale) => string

type Person = Partial<
  Record<'firstName' | 'lastName' | 'email' | 'phone', string | null | undefined>
>

/** Who asked, and what for: "An De Wolf · vraag over een pand". */
export function composeTitle(person: Person, form: string): string {
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ')
  const title = [name || person.email || person.phone, form].filter(Boolean).join(' · ')
  // A long address of mail and the name of a form are more than a line of a list holds.
  return cutText(title, titleCharactersMax)
}

type TitleHook = FieldHook<Enquiry, string | null | undefined>

/** The whole record is read, so that both parts are there; see `forceSelect`. */
function compose(
  record: Partial<Enquiry> | undefined,
  nameForm: NameForm,
  locale: Locale,
): string | null {
  if (!record?.kind) return null
  return composeTitle(
    record.person ?? {},
    nameForm({ kind: record.kind, fields: record.fields }, locale),
  )
}

/**
 * A title is kept in the first language of the desk, in which lists look for it and put themselves in
 * order, and read by staff in their own.
 */
export function createTitleHooks(nameForm: NameForm) {
  const tellStaff: TitleHook = ({ value, data, req }) =>
    req.user?.collection === 'users'
      ? (compose(data, nameForm, toAdminLanguage(req)) ?? value)
      : value
  // What a form of the desk sends back is the title that it was told.
  const keepFirstLanguage: TitleHook = ({ value, data, operation, originalDoc }) =>
    operation === 'update'
      ? (compose({ ...originalDoc, ...data }, nameForm, fallbackLocale) ?? value)
      : value
  return { afterRead: [tellStaff], beforeChange: [keepFirstLanguage] }
}
