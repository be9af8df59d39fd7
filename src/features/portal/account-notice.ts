import 'server-only'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import { formatPortalPath } from '@/domain/routes/portal'
import { env } from '@/server/env'
import type { ComposeMail } from '@/server/mail/send-mail'
import { payloadAsSystem } from '@/server/payload'
import { fillIn } from '@/ui/template'

type Notice = {
  owner: number
  /** Moment of what happened, ISO 8601 in UTC. */
  at: string
  /** `intro` may name `{day}` and `{time}`. */
  texts: { subject: string; preview: string; intro: string; advice: string; open: string }
}

type Mail = Awaited<ReturnType<ComposeMail>>

/** Tells an owner what became of the own account, with the way to its page; null when it is gone. */
export async function composeAccountNotice(
  { owner: id, at, texts }: Notice,
  locale: Parameters<ComposeMail>[0]['locale'],
): Promise<Mail> {
  const payload = await payloadAsSystem('looking whether the account of a notice is still there')
  const owner = await payload.findByID({
    collection: 'owners',
    id,
    depth: 0,
    disableErrors: true,
    select: { email: true },
  })
  if (owner === null) return null
  const moment = { day: formatWeekdayDate(at, locale), time: formatTime(at) }
  return {
    // It may wait, or be sent again, until after the account has another address.
    to: owner.email,
    locale,
    subject: texts.subject,
    preview: texts.preview,
    blocks: [
      { kind: 'text', text: fillIn(texts.intro, moment) },
      { kind: 'text', text: texts.advice },
      {
        kind: 'button',
        label: texts.open,
        href: `${env().SITE_URL}${formatPortalPath(locale, { kind: 'account' })}`,
      },
    ],
  }
}
