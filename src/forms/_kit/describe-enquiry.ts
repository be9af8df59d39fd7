import 'server-only'
import type { Enquiry } from '@/cms/payload-types'
import { languageNames } from '@/domain/kernel/language-names'
import type { Locale } from '@/domain/kernel/locales'
import type { MailFact } from '@/server/mail/mail-document'
import { getTexts } from '@/server/texts/text-overrides'
import { forms, isFormKind } from '../registry'
import { toAnswerFacts } from './answer-facts'
import { getFormTexts } from './get-form-texts'
import { messages, type EnquiryMailTexts } from './mail-messages'

/** The name of who sent it; empty where none was asked. */
export function toPersonName({ person }: Pick<Enquiry, 'person'>): string {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ')
}

/** Who sent it and how to reach them, for a reader at the agency. */
export function toSenderFacts(
  enquiry: Enquiry,
  { notice }: EnquiryMailTexts,
  locale: Locale,
): MailFact[] {
  const { email, phone } = enquiry.person ?? {}
  const name = toPersonName(enquiry)
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
  const given = enquiry.fields
  const answers: Readonly<Record<string, unknown>> =
    typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {}
  // The number is told among what is known of the sender.
  const { phone: _phone, ...others } = answers
  return toAnswerFacts(others, forms[enquiry.kind].definition.fields('full'), own.texts, texts)
}

/** All that came in with a form, in one list. */
export async function describeEnquiry(enquiry: Enquiry, locale: Locale): Promise<MailFact[]> {
  const texts = await getTexts('enquiryMails', messages, locale)
  return [
    ...toSenderFacts(enquiry, texts, locale),
    ...(await toEnquiryAnswers(enquiry, texts, locale)),
  ]
}
