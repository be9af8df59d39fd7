import 'server-only'
import { connection } from 'next/server'
import { toRelationId } from '@/cms/relation-id'
import { toldMs } from '@/domain/enquiries/told'
import type { Locale } from '@/domain/kernel/locales'
import { env } from '@/server/env'
import type { MailFact } from '@/server/mail/mail-document'
import { findMailSubject, toOutsideSubject, toSubjectFact } from '@/server/mail/subject-queries'
import { payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { Container } from '@/ui/container/container'
import { FactList } from '@/ui/facts/facts'
import { Link } from '@/ui/link/link'
import { Notice } from '@/ui/notice/notice'
import { findForm } from '../registry'
import { toChosenFacts } from './describe-enquiry'
import { getSharedTexts } from './get-form-texts'
import { messages } from './mail-messages'

type SentChoicesProps = {
  /** Original path of the page that thanks. */
  feedback: string
  /** What its address says: by which the sent form is known when it comes again. */
  token: string | null | undefined
  locale: Locale
}

/** The kind of form that a key begins with; null for what cannot be one, which nothing is asked about. */
function readKind(token: string): string | null {
  return /^([a-z-]{1,60})\.[\w-]{16,64}$/.exec(token)?.[1] ?? null
}

/**
 * What the form was about that this page thanks for, and what was chosen in it, in its own words. Nothing of
 * what was typed is among it, as in the receipt.
 */
export async function findSentChoices(
  { feedback, token, locale }: SentChoicesProps,
  now: Date,
): Promise<MailFact[]> {
  const kind = readKind(token ?? '')
  const definition = kind === null ? undefined : findForm(kind)?.definition
  if (!definition?.repeatsChosen || definition.feedback !== feedback) return []
  const payload = await payloadAsSystem('repeating what was chosen to who has just sent it')
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { idempotencyKey: { equals: token } },
        { createdAt: { greater_than: new Date(now.getTime() - toldMs).toISOString() } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [enquiry] = docs
  if (enquiry === undefined) return []
  const texts = await getTexts('enquiryMails', messages, locale)
  const about = {
    propertyId: toRelationId(enquiry.property),
    projectId: toRelationId(enquiry.project),
  }
  const subject = toOutsideSubject(await findMailSubject(about, locale))
  return [
    ...(subject ? [toSubjectFact(texts.receipt.about, subject)] : []),
    ...(await toChosenFacts(enquiry, texts, locale)),
  ]
}

/** Repeats on the page that thanks what was asked about what; nothing where its address tells of no such form. */
export async function SentChoices(props: SentChoicesProps) {
  if (!props.token) return null
  await connection()
  const facts = await findSentChoices(props, new Date())
  if (facts.length === 0) return null
  const { sent } = await getSharedTexts(props.locale)
  return (
    <Container width="form">
      <Notice title={sent}>
        <FactList
          columns={1}
          facts={facts.map(({ label, value, href }) => ({
            label,
            // In a letter addresses are whole; here they lead on within the site.
            value: href ? <Link href={href.replace(env().SITE_URL, '')}>{value}</Link> : value,
          }))}
          isLong
        />
      </Notice>
    </Container>
  )
}
