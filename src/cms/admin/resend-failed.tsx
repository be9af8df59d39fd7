import type { Payload, TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { PostButton } from './post-button.client'
import { resendTexts } from './resend-texts'

type ResendFailedProps = { payload: Payload; user: TypedUser | null; i18n: { language: string } }

/** Above the list of mails, when some of them were given up. */
export async function ResendFailed({ payload, user, i18n }: ResendFailedProps) {
  const { totalDocs } = await payload.count({
    collection: 'mails',
    where: { state: { equals: 'failed' } },
    overrideAccess: false,
    user,
  })
  if (totalDocs === 0) return null
  const locale = toLocale(i18n.language)
  return (
    <p>
      <PostButton
        done={resendTexts.allDone[locale]}
        failed={resendTexts.failed[locale]}
        href={buildDeskApiPath('mails', 'resend-failed')}
        label={`${resendTexts.all[locale]} (${totalDocs})`}
      />
    </p>
  )
}
