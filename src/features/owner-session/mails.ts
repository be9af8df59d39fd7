import 'server-only'
import { addressMailKind, passwordMailKind } from '@/cms/collections/owners/key-notices'
import { secondFactorMailKind } from '@/cms/collections/owners/second-factor'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { toOwnerName } from '@/domain/owners/owner-name'
import { buildDeskHref } from '@/server/mail/desk-href'
import type { MailFact } from '@/server/mail/mail-document'
import type { ComposeMail, MailKinds } from '@/server/mail/send-mail'
import { findDeskFact } from '@/server/mail/subject-queries'
import { payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { composeAccountNotice, type AccountNotice } from './account-notice'
import { messages } from './mail-messages'
import { deviceMailKind } from './note-device'
import { composeSecondFactor } from './second-factor-mails'
import { loginMailKind } from './tell-agency'

async function toPropertyFacts(ids: unknown, label: string, locale: Locale): Promise<MailFact[]> {
  const numbers = Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
  const facts = await Promise.all(
    numbers.map((propertyId) => findDeskFact(propertyId, label, locale)),
  )
  return facts.filter((fact) => fact !== null)
}

/** Tells who manages the homes that their owner signed in; nothing when the account is gone. */
const composeLogin: ComposeMail = async ({ data, locale }) => {
  const { owner: id, properties, at } = data
  if (typeof id !== 'number' || typeof at !== 'string') return null
  const payload = await payloadAsSystem('naming the owner who signed in to the agency')
  const owner = await payload.findByID({
    collection: 'owners',
    id,
    depth: 0,
    disableErrors: true,
  })
  if (owner === null) return null
  const texts = await getTexts('ownerMails', messages, locale)
  const name = toOwnerName(owner)
  const { email, phone } = owner
  return {
    locale,
    subject: fillIn(texts.subject, { name }),
    preview: texts.preview,
    replyTo: email,
    blocks: [
      {
        kind: 'text',
        text: fillIn(texts.intro, {
          name,
          day: formatWeekdayDate(at, locale),
          time: formatTime(at),
        }),
      },
      {
        kind: 'facts',
        rows: [
          { label: texts.owner, value: name },
          { label: 'E-mail', value: email, href: `mailto:${email}` },
          ...(phone
            ? [{ label: texts.phone, value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }]
            : []),
          ...(await toPropertyFacts(properties, texts.property, locale)),
        ],
      },
      {
        kind: 'button',
        label: texts.open,
        href: buildDeskHref('owners', id),
      },
      { kind: 'small', text: texts.settings },
    ],
  }
}

type Texts = (typeof messages)[Locale]

/** Tells an owner what became of the own account; nothing when it is gone, or wants no such mail. */
const createNotice =
  (
    readTexts: (texts: Texts) => AccountNotice['texts'],
    rules: Pick<AccountNotice, 'notice' | 'isForAddressOfBefore' | 'open'>,
  ): ComposeMail =>
  async ({ data, locale }) => {
    const { owner, at } = data
    if (typeof owner !== 'number' || typeof at !== 'string') return null
    const texts = await getTexts('ownerMails', messages, locale)
    return composeAccountNotice({ ...rules, owner, at, texts: readTexts(texts) }, locale)
  }

/** A login on a device that was not known. */
const composeDevice = createNotice(
  (texts) => ({
    subject: texts.deviceSubject,
    preview: texts.devicePreview,
    intro: texts.deviceIntro,
    advice: texts.deviceAdvice,
    open: texts.deviceOpen,
  }),
  { notice: 'device', open: 'account' },
)

/** A password that the agency set: its owner, who does not know it, is led to where one chooses another. */
const composePassword = createNotice(
  (texts) => ({
    subject: texts.passwordSubject,
    preview: texts.passwordPreview,
    intro: texts.passwordIntro,
    advice: texts.passwordAdvice,
    open: texts.passwordOpen,
  }),
  { isForAddressOfBefore: true, open: 'newPassword' },
)

/**
 * Another address that the agency set. That of before has no right to the account any more: no way
 * into it.
 */
const composeAddress = createNotice(
  (texts) => ({
    subject: texts.addressSubject,
    preview: texts.addressPreview,
    intro: texts.addressIntro,
    advice: texts.addressAdvice,
  }),
  { isForAddressOfBefore: true },
)

/** How the mails about an owner’s account are composed, by the name under which they are queued. */
export const ownerMails: MailKinds = {
  [loginMailKind]: composeLogin,
  [deviceMailKind]: composeDevice,
  [passwordMailKind]: composePassword,
  [addressMailKind]: composeAddress,
  [secondFactorMailKind]: composeSecondFactor,
}
