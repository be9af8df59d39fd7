import 'server-only'
import { invitationHours, staffInvitationMailKind } from '@/cms/collections/users/invitation'
import { staffKeys, staffKeysMailKind } from '@/cms/collections/users/key-notices'
import { staffFactorEvents, staffFactorMailKind } from '@/cms/collections/users/second-factor'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import { buildDeskPath } from '@/domain/routes/desk'
import { env } from '@/server/env'
import type { ComposeMail, MailKinds } from '@/server/mail/send-mail'
import { payloadAsSystem } from '@/server/payload'
import { fillIn } from '@/ui/template'
import { mailMessages } from './mail-messages'

async function findUser(id: unknown, to: string) {
  if (typeof id !== 'number') return null
  const payload = await payloadAsSystem('writing to a member of staff about the own account')
  const options = { collection: 'users', id, depth: 0, disableErrors: true } as const
  const user = await payload.findByID(options)
  // The address may have been changed since: the old one has no right to the account any more.
  return user !== null && user.email === to && user.isActive !== false ? user : null
}

/**
 * The link with which a colleague chooses a password. It is made when the mail leaves and stands in
 * no queue; its time is counted from the invitation, and a mail that waited longer is dropped.
 */
const composeInvitation: ComposeMail = async ({ to, data, locale }) => {
  const user = await findUser(data['user'], to)
  const expiresAt = new Date(new Date(String(data['at'])).getTime() + invitationHours * 3_600_000)
  const expiration = expiresAt.getTime() - Date.now()
  if (user === null || !(expiration > 0)) return null
  const payload = await payloadAsSystem('making the link of an invitation')
  const order = {
    collection: 'users',
    data: { email: to },
    disableEmail: true,
    expiration,
  } as const
  const token = await payload.forgotPassword(order)
  const { greeting, invitation } = mailMessages[locale]
  const until = { day: formatWeekdayDate(expiresAt, locale), time: formatTime(expiresAt) }
  return {
    locale,
    subject: invitation.subject,
    preview: fillIn(invitation.preview, until),
    blocks: [
      { kind: 'text', text: fillIn(greeting, { name: user.name }) },
      { kind: 'text', text: fillIn(invitation.intro, until) },
      {
        kind: 'button',
        label: invitation.open,
        href: `${env().SITE_URL}${buildDeskPath('reset', token)}`,
        isSecret: true,
      },
      { kind: 'small', text: invitation.advice },
    ],
  }
}

const composeNotice: ComposeMail = async ({ to, data, locale }) => {
  const user = await findUser(data['user'], to)
  const event = staffFactorEvents.find((one) => one === data['event'])
  const at = data['at']
  if (user === null || event === undefined || typeof at !== 'string') return null
  const { greeting, notice } = mailMessages[locale]
  const moment = { day: formatWeekdayDate(at, locale), time: formatTime(at) }
  return {
    locale,
    subject: notice[event].subject,
    preview: notice[event].subject,
    blocks: [
      { kind: 'text', text: fillIn(greeting, { name: user.name }) },
      { kind: 'text', text: fillIn(notice[event].intro, moment) },
      { kind: 'text', text: notice.advice },
      { kind: 'button', label: notice.open, href: `${env().SITE_URL}${buildDeskPath('account')}` },
    ],
  }
}

/** To the address of before, which may have no right to the account any more: no way into it. */
const composeKeyNotice: ComposeMail = async ({ data, locale }) => {
  const key = staffKeys.find((one) => one === data['key'])
  const at = data['at']
  if (key === undefined || typeof at !== 'string') return null
  const { notice, keys } = mailMessages[locale]
  const moment = { day: formatWeekdayDate(at, locale), time: formatTime(at) }
  return {
    locale,
    subject: keys[key].subject,
    preview: keys[key].subject,
    blocks: [
      { kind: 'text', text: fillIn(keys[key].intro, moment) },
      { kind: 'text', text: key === 'email' ? keys.advice : notice.advice },
    ],
  }
}

/** How the mails about accounts of staff are composed. */
export const staffMails: MailKinds = {
  [staffInvitationMailKind]: composeInvitation,
  [staffFactorMailKind]: composeNotice,
  [staffKeysMailKind]: composeKeyNotice,
}
