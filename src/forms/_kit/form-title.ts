import { fallbackLocale, locales, type Locale } from '@/domain/kernel/locales'
import { findForm, isFormKind, toNamespace } from '../registry'
import type { FormAnswers } from './define-form'
import { messages, type EnquiryMailTexts, type EnquiryTitle } from './mail-messages'

// The compiler widens the keys of an object.
const titleKeys = Object.keys(messages[fallbackLocale].titles) as EnquiryTitle[]

/** A form that was sent: which one, and what was answered in it. */
export type SentForm = {
  kind: string
  fields?: unknown
  /** What it is about, where that is known: with neither of both it is about the agency itself. */
  propertyId?: number | null
  projectId?: number | null
}

/** The answers as they are kept; none for what is no list of answers. */
export function toAnswers({ fields }: Pick<SentForm, 'fields'>): FormAnswers {
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields)
    ? { ...fields }
    : {}
}

/**
 * What a form that was sent is called among the titles of a language, or what it asks for or is
 * about, where the form says so; its kind where it is no more.
 */
export function findFormTitle(sent: SentForm, titles: EnquiryMailTexts['titles']): string {
  const { kind, propertyId, projectId } = sent
  if (!isFormKind(kind)) return kind
  const { definition } = findForm(kind) ?? {}
  const isAboutAgency = propertyId === null && projectId === null
  const own = definition?.titleOf?.(toAnswers(sent), { isAboutAgency })
  return titles[own ?? toNamespace(kind)]
}

/** What the desk calls a form that was sent; its titles are kept in the first language of the desk. */
export function nameForm(form: SentForm): string {
  return findFormTitle(form, messages[fallbackLocale].titles)
}

/**
 * What the desk calls, in the first language, the forms whose name in a language has a text in it,
 * whatever its capitals.
 */
export function findFormNames(text: string, locale: Locale): string[] {
  const sought = text.toLocaleLowerCase(locale)
  const own = messages[locale].titles
  const found = titleKeys.filter((key) => own[key].toLocaleLowerCase(locale).includes(sought))
  return found.map((key) => messages[fallbackLocale].titles[key])
}

/** The same name in another language, found by what it is in any of them; null for what is no such name. */
export function renameForm(name: string, locale: Locale): string | null {
  const { titles } = messages[locale]
  for (const known of locales) {
    const key = titleKeys.find((one) => messages[known].titles[one] === name)
    if (key) return titles[key]
  }
  return null
}
