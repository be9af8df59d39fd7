import 'server-only'
import { secondFactorEvents } from '@/cms/collections/owners/second-factor'
import type { ComposeMail } from '@/server/mail/send-mail'
import { getTexts } from '@/server/texts/text-overrides'
import { composeAccountNotice } from './account-notice'
import { messages } from './second-factor-mail-messages'

/** Tells an owner what became of the second step; nothing when the account is gone. */
export const composeSecondFactor: ComposeMail = async ({ data, locale }) => {
  const { owner, event: named, at } = data
  const event = secondFactorEvents.find((one) => one === named)
  if (typeof owner !== 'number' || typeof at !== 'string' || event === undefined) return null
  const texts = await getTexts('ownerSecondFactorMails', messages, locale)
  return composeAccountNotice({ owner, at, texts: { ...texts, ...texts[event] } }, locale)
}
