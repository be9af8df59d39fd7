import type { Payload, TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { describeEnquiry } from './describe-enquiry'

type EnquiryAnswersProps = {
  id?: number | string
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1fr) 2fr',
  gap: '8px 24px',
  maxInlineSize: 800,
  margin: '0 0 32px',
} as const
const term = { color: 'var(--theme-elevation-600)' } as const
const value = { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const

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
  return (
    <dl style={list}>
      {facts.map(({ label, value: text, href }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt style={term}>{label}</dt>
          <dd style={value}>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  )
}
