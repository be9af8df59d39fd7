import 'server-only'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import { formatPortalPath } from '@/domain/routes/portal'
import { wantsNotice, type OwnerNotice } from '@/domain/owners/notices'
import { env } from '@/server/env'
import type { ComposeMail } from '@/server/mail/send-mail'
import { payloadAsSystem } from '@/server/payload'
import { fillIn } from '@/ui/template'

type Notice = {
  owner: number
  /** Moment of what happened, ISO 8601 in UTC. */
  at: string
  /** Which setting of the account switches it off; without one nobody does. */
  notice?: OwnerNotice
  /** It was queued for the address of before, and goes there though the account has another one. */
  isForAddressOfBefore?: true
  /** `intro` may name `{day}` and `{time}`; without `open` it leads nowhere. */
  texts: { subject: string; preview: string; intro: string; advice: string; open?: string }
}

type Mail = Awaited<ReturnType<ComposeMail>>

/** Tells an owner what became of the own account, and how to get to its page; null when it is gone, or wants no such mail. */
export async function composeAccountNotice(
  { owner: id, at, notice, isForAddressOfBefore, texts }: Notice,
  locale: Parameters<ComposeMail>[0]['locale'],
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
  const href = `${env().SITE_URL}${formatPortalPath(locale, { kind: 'account' })}`
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
