import 'server-only'
import { newsletterMailKind } from '@/cms/newsletter/create-subscriber'
import type { ComposeMail, MailKinds } from '@/server/mail/send-mail'
import { getTexts } from '@/server/texts/text-overrides'
import { messages } from './messages'
import { findSubscriber } from './subscriber-store'
import { toSubscriptionHref, toUnsubscribeHref } from './subscriber-token'

/** Asks whoever reads this address whether it was them. Repeats nothing that was typed. */
const composeConfirm: ComposeMail = async ({ data, locale }) => {
  const id = data['subscriber']
  const subscriber = typeof id === 'number' ? await findSubscriber(id) : null
  if (typeof id !== 'number' || subscriber?.state !== 'pending') return null
  const { confirm } = await getTexts('newsletter', messages, locale)
  return {
    locale,
    subject: confirm.subject,
    preview: confirm.preview,
    unsubscribeHref: toUnsubscribeHref(id),
    blocks: [
      { kind: 'text', text: confirm.greeting },
      { kind: 'text', text: confirm.intro },
      { kind: 'button', label: confirm.open, href: toSubscriptionHref(id, locale) },
      { kind: 'small', text: confirm.ignore },
    ],
  }
}

/** How the mails about the newsletter are composed, by the name under which they are queued. */
export const newsletterMails: MailKinds = { [newsletterMailKind]: composeConfirm }
