import 'server-only'
import { ownDataMailKind } from '@/cms/privacy/own-data-mail'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import type { ComposeMail, MailKinds } from '@/server/mail/send-mail'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { messages } from './messages'
import { createOwnDataLink } from './own-data-token'

/** The link to somebody's own data. It says nothing of whether anything is kept. */
const composeOwnData: ComposeMail = async ({ id, locale }) => {
  if (id === undefined) throw new Error('The link names the queued mail that brings it')
  const { mail } = await getTexts('personalData', messages, locale)
  const { href, expiresAt } = createOwnDataLink(id, { locale, now: new Date() })
  const until = { day: formatWeekdayDate(expiresAt, locale), time: formatTime(expiresAt) }
  return {
    locale,
    subject: mail.subject,
    preview: mail.preview,
    blocks: [
      { kind: 'text', text: mail.greeting },
      { kind: 'text', text: fillIn(mail.intro, until) },
      { kind: 'button', label: mail.open, href, isSecret: true },
      { kind: 'small', text: mail.ignore },
    ],
  }
}

/** How the mail about somebody's own data is composed, by the name under which it is queued. */
export const personalDataMails: MailKinds = { [ownDataMailKind]: composeOwnData }
