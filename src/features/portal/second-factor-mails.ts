import 'server-only'
import { secondFactorEvents } from '@/cms/collections/owners/second-factor'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import { formatPortalPath } from '@/domain/routes/portal'
import { env } from '@/server/env'
import type { ComposeMail } from '@/server/mail/send-mail'
import { payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { messages } from './second-factor-mail-messages'

/** Tells an owner what became of the second step; nothing when the account is gone. */
export const composeSecondFactor: ComposeMail = async ({ data, locale }) => {
  const { owner: id, event: named, at } = data
  const event = secondFactorEvents.find((one) => one === named)
  if (typeof id !== 'number' || typeof at !== 'string' || event === undefined) return null
  const payload = await payloadAsSystem('looking whether the account of a notice is still there')
  const owner = await payload.findByID({
    collection: 'owners',
    id,
    depth: 0,
    disableErrors: true,
    select: { email: true },
  })
  if (owner === null) return null
  const texts = await getTexts('ownerSecondFactorMails', messages, locale)
  const { subject, intro } = texts[event]
  const moment = { day: formatWeekdayDate(at, locale), time: formatTime(at) }
  return {
    locale,
    subject,
    preview: texts.preview,
    blocks: [
      { kind: 'text', text: fillIn(intro, moment) },
      { kind: 'text', text: texts.advice },
      {
        kind: 'button',
        label: texts.open,
        href: `${env().SITE_URL}${formatPortalPath(locale, { kind: 'account' })}`,
      },
    ],
  }
}
