import 'server-only'
import { loginLinkMailKinds } from '@/cms/collections/owners/link-mails'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import { toOwnerName } from '@/domain/owners/owner-name'
import { loginLinkKinds, type LoginLinkKind } from '@/domain/owners/login-link'
import type { ComposeMail, MailKinds } from '@/server/mail/send-mail'
import { payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { messages } from './link-mail-messages'
import { createLoginLink } from './login-link'

/**
 * A link into an account, to its own address and no other. It is made when the mail leaves and
 * stands in no queue; a mail that waited until the link is good for nothing is dropped.
 */
function composeLink(kind: LoginLinkKind): ComposeMail {
  return async ({ to, data, locale }) => {
    const { owner: id, issueSecond, next } = data
    if (typeof id !== 'number' || typeof issueSecond !== 'number') return null
    const payload = await payloadAsSystem('making a link into an account for the mail to its owner')
    const owner = await payload.findByID({
      collection: 'owners',
      id,
      depth: 0,
      disableErrors: true,
      showHiddenFields: true,
    })
    // The address may have been changed since: the old one has no right to the account any more.
    if (owner === null || owner.email !== to) return null
    const link = createLoginLink({ kind, issueSecond }, owner, {
      locale,
      now: new Date(),
      ...(typeof next === 'string' && { next }),
    })
    if (link === null) return null
    const { href, expiresAt } = link
    const {
      [kind]: texts,
      greeting,
      ignore,
      ignoreInvitation,
    } = await getTexts('ownerLinkMails', messages, locale)
    const until = { day: formatWeekdayDate(expiresAt, locale), time: formatTime(expiresAt) }
    return {
      locale,
      subject: texts.subject,
      preview: fillIn(texts.preview, until),
      blocks: [
        { kind: 'text', text: fillIn(greeting, { name: toOwnerName(owner) }) },
        { kind: 'text', text: fillIn(texts.intro, until) },
        { kind: 'button', label: texts.open, href, isSecret: true },
        { kind: 'small', text: kind === 'invitation' ? ignoreInvitation : ignore },
      ],
    }
  }
}

/** How the mails are composed that hold a link into an account. */
export const loginLinkMails: MailKinds = Object.fromEntries(
  loginLinkKinds.map((kind) => [loginLinkMailKinds[kind], composeLink(kind)]),
)
