import type { Locale } from '@/domain/kernel/locales'
import { findForm, isFormKind, toNamespace } from '../registry'
import type { FormAnswers } from './define-form'
import { messages, type EnquiryMailTexts } from './mail-messages'

/** A form that was sent: which one, and what was answered in it. */
export type SentForm = { kind: string; fields?: unknown }

/** The answers as they are kept; none for what is no list of answers. */
export function toAnswers({ fields }: Pick<SentForm, 'fields'>): FormAnswers {
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields)
    ? { ...fields }
    : {}
}

/**
 * What a form that was sent is called among the titles of a language, or what it asks for, where the
 * form says so; its kind where it is no more.
 */
export function findFormTitle(sent: SentForm, titles: EnquiryMailTexts['titles']): string {
  const { kind } = sent
  if (!isFormKind(kind)) return kind
  return titles[findForm(kind)?.definition.titleOf?.(toAnswers(sent)) ?? toNamespace(kind)]
}

/** What the desk calls a form that was sent, in the language of its reader. */
export function nameForm(form: SentForm, locale: Locale): string {
  return findFormTitle(form, messages[locale].titles)
}
