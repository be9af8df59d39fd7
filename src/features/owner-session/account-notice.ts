import 'server-only'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { buildAskPasswordPath } from '@/domain/routes/login-links'
import { formatPortalPath } from '@/domain/routes/portal'
import { wantsNotice, type OwnerNotice } from '@/domain/owners/notices'
import { env } from '@/server/env'
import type { ComposeMail } from '@/server/mail/send-mail'
import { payloadAsSystem } from '@/server/payload'
import { fillIn } from '@/ui/template'

/** Where the button of a notice leads. */
const pages = {
  account: (locale: Locale) => formatPortalPath(locale, { kind: 'account' }),
  newPassword: buildAskPasswordPath,
} as const

export type AccountNotice = {
  owner: number
  /** Moment of what happened, ISO 8601 in UTC. */
  at: string
  /** Which setting of the account switches it off; without one nobody does. */
  notice?: OwnerNotice
  /** It was queued for the address of before, and goes there though the account has another one. */
  isForAddressOfBefore?: true
  /** Where it leads; nowhere without a text for it. The account unless said. */
  open?: keyof typeof pages
  /** `intro` may name `{day}` and `{time}`. */
  texts: { subject: string; preview: string; intro: string; advice: string; open?: string }
}

type Mail = Awaited<ReturnType<ComposeMail>>

/** Tells an owner what became of the own account, and where to go; null when it is gone, or wants no such mail. */
export async function composeAccountNotice(
  { owner: id, at, notice, isForAddressOfBefore, open = 'account', texts }: AccountNotice,
  locale: Locale,
): Promise<Mail> {
  const payload = await payloadAsSystem('looking whether the account of a notice is still there')
  const owner = await payload.findByID({
    collection: 'owners',
    id,
    depth: 0,
    disableErrors: true,
  })
  // It may have been switched off while the mail waited.
  if (owner === null || (notice && !wantsNotice(owner, notice))) return null
  const moment = { day: formatWeekdayDate(at, locale), time: formatTime(at) }
  const href = `${env().SITE_URL}${pages[open](locale)}`
  return {
    // It may wait, or be sent again, until after the account has another address.
    ...(!isForAddressOfBefore && { to: owner.email }),
    locale,
    subject: texts.subject,
    preview: texts.preview,
    blocks: [
      { kind: 'text', text: fillIn(texts.intro, moment) },
      { kind: 'text', text: texts.advice },
      ...(texts.open ? [{ kind: 'button' as const, label: texts.open, href }] : []),
    ],
  }
}
