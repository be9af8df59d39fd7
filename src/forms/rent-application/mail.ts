import 'server-only'
import { toRelationId } from '@/cms/relation-id'
import { formatLongDate } from '@/domain/formats/dates'
import type { ComposeMail } from '@/server/mail/send-mail'
import { findMailSubject, toOutsideSubject } from '@/server/mail/subject-queries'
import { payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { messages } from './mail-messages'

/**
 * Tells a candidate that they were not chosen, and until when their answers are kept. Nothing when
 * the refusal was taken back before the mail left.
 */
export const composeRefusal: ComposeMail = async ({ enquiryId, locale }) => {
  if (enquiryId === null) return null
  const payload = await payloadAsSystem('telling a candidate what was decided')
  const enquiry = await payload.findByID({
    collection: 'enquiries',
    id: enquiryId,
    depth: 0,
    disableErrors: true,
    select: { decision: true, retainUntil: true, property: true },
  })
  if (enquiry?.decision !== 'refused' || !enquiry.retainUntil) return null
  const texts = await getTexts('rentApplicationMail', messages, locale)
  const about = { propertyId: toRelationId(enquiry.property), projectId: null }
  const shown = toOutsideSubject(await findMailSubject(about, locale))
  const title = shown?.title ?? texts.home
  return {
    locale,
    subject: fillIn(texts.subject, { title }),
    preview: texts.preview,
    blocks: [
      { kind: 'text', text: texts.greeting },
      { kind: 'text', text: fillIn(texts.intro, { title }) },
      {
        kind: 'text',
        text: fillIn(texts.kept, { date: formatLongDate(enquiry.retainUntil, locale) }),
      },
      { kind: 'small', text: texts.closing },
    ],
  }
}
