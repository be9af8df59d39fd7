import 'server-only'
import { notFound } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import { buildDigestActionPath, buildDigestPath } from '@/domain/routes/digests'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import {
  SignedDeeds,
  SignedGone,
  SignedScreen,
  SignedState,
} from '@/features/signed-pages/signed-screen'
import { getTexts } from '@/server/texts/text-overrides'
import { wantsNotice } from '@/domain/owners/notices'
import { findNoticeSetting } from './notice-store'
import { readNoticeToken } from '@/features/owner-notices/notice-token'
import { messages as digestMessages } from '@/features/portal-digest/messages'
import { messages } from './messages'

type NoticeRequest = {
  locale: Locale
  token: string
  /** Whether the last press of a button came to nothing, as the address says it. */
  isRefused: boolean
}

/** The page of the mails of a kind to an owner. "Not found" for a token that was not made here. */
export async function getNoticeScreen(request: NoticeRequest): Promise<Screen> {
  const { locale, token, isRefused } = request
  const link = readNoticeToken(token)
  if (link === null) notFound()
  const [owner, { settings: shared }, notices] = await Promise.all([
    findNoticeSetting(link.ownerId),
    getTexts('digest', digestMessages, locale),
    getTexts('ownerNotices', messages, locale),
  ])
  const settings = link.notice === 'digest' ? shared : { ...shared, ...notices[link.notice] }
  const isOn = owner === null || wantsNotice(owner, link.notice)
  const deed = isOn ? 'stop' : 'start'
  return {
    facts: await toOwnPageFacts(locale, settings.title, (one) => buildDigestPath(one, token)),
    body: (
      <SignedScreen
        said={isRefused ? { text: settings.unavailable, isGood: false } : null}
        title={settings.title}
      >
        {owner === null ? (
          <SignedGone link={{ href: `/${locale}/`, label: settings.home }} state={settings.gone} />
        ) : (
          <>
            <SignedState state={isOn ? settings.on : settings.off} />
            <SignedDeeds
              action={buildDigestActionPath(token)}
              deeds={[{ name: deed, label: settings[deed], isMain: isOn }]}
              locale={locale}
            />
          </>
        )}
      </SignedScreen>
    ),
  }
}
