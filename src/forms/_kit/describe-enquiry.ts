import 'server-only'
import { toFilePath } from '@/cms/collections/enquiries/file-endpoint'
import { listFiles } from '@/cms/collections/enquiries/files'
import type { Enquiry } from '@/cms/payload-types'
import { addressByTitle } from '@/domain/contact/civility'
import { formatFileSize } from '@/domain/formats/file-size'
import { languageNames } from '@/domain/kernel/language-names'
import type { Locale } from '@/domain/kernel/locales'
import { env } from '@/server/env'
import type { MailFact } from '@/server/mail/mail-document'
import { payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { forms, isFormKind, type RegisteredForm } from '../registry'
import { pickOffered, toAnswerFacts } from './answer-facts'
import { toAnswers } from './form-title'
import { getFormTexts } from './get-form-texts'
import { messages, type EnquiryMailTexts } from './mail-messages'

/** The name of who sent it, without a title; empty where none was asked. */
export function toPersonName({ person }: Pick<Enquiry, 'person'>): string {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ')
}

/** Who sent it and how to reach them, for a reader at the agency. */
export function toSenderFacts(
  enquiry: Enquiry,
  { notice }: EnquiryMailTexts,
  locale: Locale,
): MailFact[] {
  const { civility, email, phone } = enquiry.person ?? {}
  // Whoever answers begins with it, and the sender was asked for it.
  const name = addressByTitle(toPersonName(enquiry), civility, locale)
  return [
    ...(name ? [{ label: notice.person, value: name }] : []),
    ...(email ? [{ label: 'E-mail', value: email, href: `mailto:${email}` }] : []),
    ...(phone ? [{ label: notice.phone, value: phone, href: `tel:${phone}` }] : []),
    { label: notice.language, value: languageNames[enquiry.locale][locale] },
  ]
}

/** The answers in the words of the form; none for a form that is no more. */
export async function toEnquiryAnswers(
  enquiry: Enquiry,
  texts: EnquiryMailTexts,
  locale: Locale,
): Promise<MailFact[]> {
  if (!isFormKind(enquiry.kind)) return []
  const own = await getFormTexts(enquiry.kind, locale)
  // The number is told among what is known of the sender.
  const { phone: _phone, ...others } = toAnswers(enquiry)
  const fields = forms[enquiry.kind].definition.fields('full')
  return toAnswerFacts(others, fields, own.texts, { ...texts, locale })
}

/**
 * What was chosen of what the form offers, in its words. Nothing that was typed is among it, so that
 * it may be sent to an address that anybody can have typed.
 */
export async function toChosenFacts(
  enquiry: Enquiry,
  texts: EnquiryMailTexts,
  locale: Locale,
): Promise<MailFact[]> {
  if (!isFormKind(enquiry.kind)) return []
  const { definition }: RegisteredForm = forms[enquiry.kind]
  if (definition.isConfidential) return []
  const own = await getFormTexts(enquiry.kind, locale)
  const fields = definition.fields('full')
  const chosen = pickOffered(toAnswers(enquiry), fields)
  return toAnswerFacts(chosen, fields, own.texts, { ...texts, locale })
}

/** The files that came in, each to be fetched by whoever is signed in to the desk. */
export async function toFileFacts(
  enquiry: Enquiry,
  texts: EnquiryMailTexts,
  locale: Locale,
): Promise<MailFact[]> {
  if (!isFormKind(enquiry.kind)) return []
  const payload = await payloadAsSystem('naming the files of an enquiry to who may read it')
  const files = await listFiles({ payload }, enquiry.id)
  if (files.length === 0) return []
  const own = await getFormTexts(enquiry.kind, locale)
  return files.map(({ id, field, name, size, isScanned }) => ({
    label: own.texts.fields[field]?.label ?? field,
    value: [`${name} (${formatFileSize(size)})`, isScanned ? '' : texts.notScanned]
      .filter(Boolean)
      .join(' · '),
    href: `${env().SITE_URL}${toFilePath(enquiry.id, id)}`,
  }))
}

/** All that came in with a form, in one list. */
export async function describeEnquiry(enquiry: Enquiry, locale: Locale): Promise<MailFact[]> {
  const texts = await getTexts('enquiryMails', messages, locale)
  return [
    ...toSenderFacts(enquiry, texts, locale),
    ...(await toEnquiryAnswers(enquiry, texts, locale)),
    ...(await toFileFacts(enquiry, texts, locale)),
  ]
}
