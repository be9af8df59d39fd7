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
import { findDigestSetting } from './digest-store'
import { readDigestToken } from './digest-token'
import { messages } from './messages'

type DigestRequest = {
  locale: Locale
  token: string
  /** Whether the last press of a button came to nothing, as the address says it. */
  isRefused: boolean
}

/** The page of an owner's weekly mail. "Not found" for a token that was not made here. */
export async function getDigestScreen(request: DigestRequest): Promise<Screen> {
  const { locale, token, isRefused } = request
  const id = readDigestToken(token)
  if (id === null) notFound()
  const [owner, { settings }] = await Promise.all([
    findDigestSetting(id),
    getTexts('digest', messages, locale),
  ])
  const isOn = owner?.digest !== false
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
