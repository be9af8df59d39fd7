import 'server-only'
import { notFound } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import { buildSubscriptionActionPath, buildSubscriptionPath } from '@/domain/routes/subscriptions'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import {
  SignedDeeds,
  SignedErasure,
  SignedGone,
  SignedScreen,
  SignedState,
} from '@/features/signed-pages/signed-screen'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { messages } from './messages'
import { findSubscriber, type SubscriberDeed, type SubscriberView } from './subscriber-store'
import { readSubscriberToken } from './subscriber-token'

type SubscriberRequest = {
  locale: Locale
  token: string
  /** Whether the last press of a button came to nothing, as the address says it. */
  isRefused: boolean
}

/** What can be done in each state; the first is what most come for. */
const deedsOf = {
  pending: ['confirm'],
  confirmed: ['stop', 'all'],
  unsubscribed: ['confirm', 'all'],
} as const satisfies Record<SubscriberView['state'], readonly SubscriberDeed[]>

/**
 * The page of a subscription for whoever has its link: how it stands, and what can be done. "Not
 * found" for a token that was not made here.
 */
export async function getSubscriberScreen(request: SubscriberRequest): Promise<Screen> {
  const { locale, token, isRefused } = request
  const id = readSubscriberToken(token)
  if (id === null) notFound()
  const [subscriber, { page }] = await Promise.all([
    findSubscriber(id),
    getTexts('newsletter', messages, locale),
  ])
  const deeds = subscriber === null ? [] : deedsOf[subscriber.state]
  return {
    facts: await toOwnPageFacts(locale, page.title, (one) => buildSubscriptionPath(one, token)),
    body: (
      <SignedScreen
        said={isRefused ? { text: page.unavailable, isGood: false } : null}
        title={page.title}
      >
        {subscriber === null ? (
          <SignedGone link={{ href: `/${locale}/`, label: page.home }} state={page.deleted} />
        ) : (
          <>
            <SignedState
              detail={fillIn(page.address, { email: subscriber.email })}
              state={page.states[subscriber.state]}
            />
            <SignedDeeds
              action={buildSubscriptionActionPath(token)}
              deeds={deeds.map((name) => ({
                name,
                label: page.actions[name],
                isMain: name === 'confirm',
              }))}
              locale={locale}
            />
            <SignedErasure
              action={buildSubscriptionActionPath(token)}
              locale={locale}
              name={'delete' satisfies SubscriberDeed}
              sure={page.sure}
              title={page.actions.delete}
            />
          </>
        )}
      </SignedScreen>
    ),
  }
}
