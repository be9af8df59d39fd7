import 'server-only'
import { notFound } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import { buildSubscriptionActionPath, buildSubscriptionPath } from '@/domain/routes/subscriptions'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import { getTexts } from '@/server/texts/text-overrides'
import { Button } from '@/ui/button/button'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { Notice } from '@/ui/notice/notice'
import { fillIn } from '@/ui/template'
import { messages, type NewsletterTexts } from './messages'
import styles from './subscriber-screen.module.css'
import { findSubscriber, type SubscriberDeed, type SubscriberView } from './subscriber-store'
import { readSubscriberToken } from './subscriber-token'

type SubscriberRequest = {
  locale: Locale
  token: string
  /** Whether the last press of a button came to nothing, as the address says it. */
  isRefused: boolean
}

type PartProps = {
  subscriber: SubscriberView
  token: string
  locale: Locale
  page: NewsletterTexts['page']
}

/** What can be done in each state; the first is what most come for. */
const deedsOf = {
  pending: ['confirm', 'delete'],
  confirmed: ['stop', 'all', 'delete'],
  unsubscribed: ['confirm', 'all', 'delete'],
} as const satisfies Record<SubscriberView['state'], readonly SubscriberDeed[]>

function SubscriberBody({ subscriber, token, locale, page }: PartProps) {
  const { state, email } = subscriber
  return (
    <>
      <p className={styles.state} role="status">
        {page.states[state]}
      </p>
      <p className={styles.address}>{fillIn(page.address, { email })}</p>
      <div className={styles.deeds}>
        {deedsOf[state].map((deed) => (
          <form action={buildSubscriptionActionPath(token)} key={deed} method="post">
            <input name="lang" type="hidden" value={locale} />
            <input name="deed" type="hidden" value={deed} />
            <Button type="submit" variant={deed === 'confirm' ? undefined : 'secondary'}>
              {page.actions[deed]}
            </Button>
          </form>
        ))}
      </div>
    </>
  )
}

function Deleted({ locale, page }: Pick<PartProps, 'locale' | 'page'>) {
  return (
    <>
      <p className={styles.state} role="status">
        {page.deleted}
      </p>
      <p className={styles.deeds}>
        <Link href={`/${locale}/`} look="standalone">
          {page.home}
        </Link>
      </p>
    </>
  )
}

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
  return {
    facts: await toOwnPageFacts(locale, page.title, (one) => buildSubscriptionPath(one, token)),
    body: (
      <Container width="form">
        <div className={styles.head}>
          {isRefused && (
            <Notice live tone="alert">
              <p>{page.unavailable}</p>
            </Notice>
          )}
          <h1 className={styles.title}>{page.title}</h1>
          {subscriber === null ? (
            <Deleted locale={locale} page={page} />
          ) : (
            <SubscriberBody locale={locale} page={page} subscriber={subscriber} token={token} />
          )}
        </div>
      </Container>
    ),
  }
}
