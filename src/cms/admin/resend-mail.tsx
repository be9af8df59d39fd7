import type { Payload, TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { PostButton } from './post-button.client'
import { resendTexts } from './resend-texts'

type ResendMailProps = {
  id?: number | string
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

/** Beside a mail that was given up: the way to try it again. */
export async function ResendMail({ id, payload, user, i18n }: ResendMailProps) {
  if (id === undefined) return null
  const { state } = await payload.findByID({
    collection: 'mails',
    id,
    depth: 0,
    overrideAccess: false,
    user,
    select: { state: true },
  })
  if (state !== 'failed') return null
  const locale = toLocale(i18n.language)
  return (
    <PostButton
      done={resendTexts.done[locale]}
      failed={resendTexts.failed[locale]}
      href={buildDeskApiPath('mails', id, 'resend')}
      label={resendTexts.one[locale]}
    />
  )
}
