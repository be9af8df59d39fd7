import type { Locale } from '@/domain/kernel/locales'
import { codeMessages } from './code-messages'
import { messages as shared } from './messages'

export type FieldTexts = {
  label: string
  hint?: string
  /** The answer of a list that is left open; that of all forms if not said. */
  empty?: string
  options?: Readonly<Record<string, string>>
}

/** The texts of one form kind in one language; shared fields and codes need not be repeated. */
export type FormTexts = {
  submit: string
  /** Said above the questions. */
  note?: string
  /** Said in its place where the form begins with a part of the answers. */
  halfNote?: string
  /** What its receipt says in place of what all say, where the sender is no customer. */
  receipt?: Readonly<Record<'subject' | 'preview' | 'intro', string>>
  /** What happens once the form is sent, step by step. */
  after?: Readonly<Record<'first' | 'second' | 'third', string>>
  fields: Readonly<Record<string, FieldTexts>>
  errors: Readonly<Record<string, string>>
  /** Only of a form that is read back before it is sent. */
  reading?: ReadingTexts
}

/** What a form says while it is read back. Braces are filled in. */
export type ReadingTexts = Readonly<
  Record<
    | 'title'
    | 'lead'
    | 'property'
    | 'signer'
    | 'address'
    | 'inWords'
    | 'validity'
    | 'validityValue'
    | 'financing'
    | 'financingValue'
    | 'noSecond'
    | 'noFinancing'
    | 'noConditions'
    | 'signed'
    | 'binding'
    | 'deposit'
    | 'confirm'
    | 'send'
    | 'change',
    string
  >
>

export type FormMessages = Readonly<Record<Locale, FormTexts>>

export type SharedTexts = (typeof shared)[Locale] & Pick<FormTexts, 'errors'>

/** What every form says, in one language: words, shared fields, and what to do about each code. */
export const sharedMessages: Readonly<Record<Locale, SharedTexts>> = {
  nl: { ...shared.nl, errors: codeMessages.nl },
  fr: { ...shared.fr, errors: codeMessages.fr },
  en: { ...shared.en, errors: codeMessages.en },
  de: { ...shared.de, errors: codeMessages.de },
}

/** A form's own texts over those that all forms share. */
export function completeTexts(own: FormTexts, common: SharedTexts): FormTexts {
  return {
    submit: own.submit,
    note: own.note,
    halfNote: own.halfNote,
    receipt: own.receipt,
    after: own.after,
    reading: own.reading,
    fields: { ...common.fields, ...own.fields },
    errors: { ...common.errors, ...own.errors },
  }
}
