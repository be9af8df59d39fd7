import type { Payload, TypedUser } from 'payload'
import { FactList } from '@/cms/admin/fact-list'
import { toLocale } from '@/domain/kernel/locales'
import { describeEnquiry } from './describe-enquiry'

type EnquiryAnswersProps = {
  id?: number | string
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

/** What came in with a form, in the words of the form and the language of the desk. */
export async function EnquiryAnswers({ id, payload, user, i18n }: EnquiryAnswersProps) {
  if (id === undefined) return null
  const enquiry = await payload.findByID({
    collection: 'enquiries',
    id,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const facts = await describeEnquiry(enquiry, toLocale(i18n.language))
  return <FactList facts={facts} />
}
