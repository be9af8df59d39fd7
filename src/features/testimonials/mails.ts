import 'server-only'
import { testimonialMailKind } from '@/cms/testimonials/create-testimonial'
import type { ComposeMail, MailKinds } from '@/server/mail/send-mail'
import { getTexts } from '@/server/texts/text-overrides'
import { messages } from './author-messages'
import { findOwnTestimonial } from './author-store'
import { toOwnTestimonialHref } from './author-token'

/** Asks whoever reads this address whether it was them. Repeats nothing that was typed. */
const composeConfirm: ComposeMail = async ({ data, locale }) => {
  const id = data['testimonial']
  const own = typeof id === 'number' ? await findOwnTestimonial(id, locale) : null
  if (typeof id !== 'number' || own?.state !== 'unconfirmed') return null
  const { confirm } = await getTexts('ownTestimonial', messages, locale)
  return {
    locale,
    subject: confirm.subject,
    preview: confirm.preview,
    blocks: [
      { kind: 'text', text: confirm.greeting },
      { kind: 'text', text: confirm.intro },
      { kind: 'button', label: confirm.open, href: toOwnTestimonialHref(id, locale) },
      { kind: 'small', text: confirm.ignore },
    ],
  }
}

/** How the mails about testimonials are composed, by the name under which they are queued. */
export const testimonialMails: MailKinds = { [testimonialMailKind]: composeConfirm }
