import 'server-only'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { alertFrequencies } from '@/domain/matching/schedule'
import { buildAlertActionPath, buildAlertPath } from '@/domain/routes/search-alerts'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import { getTexts } from '@/server/texts/text-overrides'
import { Button } from '@/ui/button/button'
import { Container } from '@/ui/container/container'
import { FactList } from '@/ui/facts/facts'
import { Link } from '@/ui/link/link'
import { Notice } from '@/ui/notice/notice'
import { RadioRows } from '@/ui/radio-rows/radio-rows'
import { Section } from '@/ui/section/section'
import { fillIn } from '@/ui/template'
import styles from './demand-screen.module.css'
import type { DemandDeed } from './demand-store'
import { readDemandToken } from './demand-token'
import { findDemandView, type DemandView } from './demand-view-queries'
import { messages, type AlertTexts } from './messages'

type DemandRequest = {
  locale: Locale
  token: string
  /** Whether the last press of a button came to nothing, as the address says it. */
  isRefused: boolean
}

type PartProps = { demand: DemandView; token: string; locale: Locale; texts: AlertTexts }

/** What can be done in each state; the first is what most come for. */
const deedsOf = {
  pending: ['confirm', 'delete'],
  confirmed: ['pause', 'renew', 'stop', 'delete'],
  paused: ['resume', 'stop', 'delete'],
  expired: ['renew', 'delete'],
  unsubscribed: ['renew', 'delete'],
} as const satisfies Record<DemandView['state'], readonly DemandDeed['kind'][]>

type DeedFormProps = {
  token: string
  locale: Locale
  deed: DemandDeed['kind']
  className?: string
  children: ReactNode
}

/** Sends a decision; following the link of a mail alone changes nothing. */
function DeedForm({ token, locale, deed, className, children }: DeedFormProps) {
  return (
    <form action={buildAlertActionPath(token)} className={className} method="post">
      <input name="lang" type="hidden" value={locale} />
      <input name="deed" type="hidden" value={deed} />
      {children}
    </form>
  )
}

function Deeds({ demand, token, locale, texts }: PartProps) {
  const isAsked = demand.state !== 'confirmed'
  return (
    <div className={styles.deeds}>
      {deedsOf[demand.state].map((deed, index) => (
        <DeedForm deed={deed} key={deed} locale={locale} token={token}>
          <Button type="submit" variant={index === 0 && isAsked ? undefined : 'secondary'}>
            {texts.page.actions[deed]}
          </Button>
        </DeedForm>
      ))}
    </div>
  )
}

function Frequency({ demand, token, locale, texts }: PartProps) {
  const { page } = texts
  const options = alertFrequencies.map((value) => ({ value, label: page.frequencies[value] }))
  return (
    <Section>
      <DeedForm className={styles.form} deed="frequency" locale={locale} token={token}>
        <RadioRows
          defaultOption={demand.frequency}
          legend={page.frequency}
          name="frequency"
          options={options}
        />
        <Button type="submit" variant="secondary">
          {page.actions.frequency}
        </Button>
      </DeedForm>
    </Section>
  )
}

/** Mails in a month, in words that promise no more than is known. */
function toEstimateText(estimate: number, page: AlertTexts['page']): string {
  if (estimate < 1) return page.estimateFew
  const count = Math.round(estimate)
  return count === 1 ? page.estimateOne : fillIn(page.estimate, { count: String(count) })
}

function DemandBody(props: PartProps) {
  const { estimate, state, facts } = props.demand
  const { page } = props.texts
  return (
    <>
      <p className={styles.state} role="status">
        {page.states[state]}
      </p>
      <p className={styles.estimate}>{toEstimateText(estimate, page)}</p>
      <Deeds {...props} />
      <Section title={page.watched}>
        <FactList columns={1} facts={facts} />
      </Section>
      <Frequency {...props} />
    </>
  )
}

function Deleted({ locale, texts }: Pick<PartProps, 'locale' | 'texts'>) {
  return (
    <>
      <p className={styles.state} role="status">
        {texts.page.deleted}
      </p>
      <p className={styles.deeds}>
        <Link href={`/${locale}/`} look="standalone">
          {texts.page.home}
        </Link>
      </p>
    </>
  )
}

/**
 * The page of a search alert for its owner: what is watched for, how many mails that makes, and
 * what can be done with it. "Not found" for a token that was not made here.
 */
export async function getDemandScreen(request: DemandRequest): Promise<Screen> {
  const { locale, token, isRefused } = request
  const id = readDemandToken(token)
  if (id === null) notFound()
  const texts = await getTexts('alerts', messages, locale)
  const demand = await findDemandView(id, locale, texts)
  const { page } = texts
  return {
    facts: await toOwnPageFacts(locale, page.title, (one) => buildAlertPath(one, token)),
    body: (
      <Container width="form">
        <div className={styles.head}>
          {isRefused && (
            <Notice live tone="alert">
              <p>{page.unavailable}</p>
            </Notice>
          )}
          <h1 className={styles.title}>{page.title}</h1>
          {demand === null ? (
            <Deleted locale={locale} texts={texts} />
          ) : (
            <DemandBody demand={demand} locale={locale} texts={texts} token={token} />
          )}
        </div>
      </Container>
    ),
  }
}
