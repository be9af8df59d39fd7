import 'server-only'
import { notFound } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import { knownPages } from '@/domain/routes/known-pages'
import { buildAlertPath } from '@/domain/routes/search-alerts'
import { getAddressBook } from '@/features/routing/address-book'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import { findDraft, type FormDraft } from '@/server/request/form-drafts'
import { getTexts } from '@/server/texts/text-overrides'
import { Button } from '@/ui/button/button'
import { Container } from '@/ui/container/container'
import { FactList } from '@/ui/facts/facts'
import { Link } from '@/ui/link/link'
import { Notice } from '@/ui/notice/notice'
import { Section } from '@/ui/section/section'
import { fillIn } from '@/ui/template'
import { changeKind } from './answer-demand'
import { DeedForm, type PartProps } from './deed-form'
import { DemandChangesForm } from './demand-changes-form'
import styles from './demand-screen.module.css'
import type { DemandDeed } from './demand-store'
import { readDemandToken } from './demand-token'
import { findDemandView, type DemandView } from './demand-view-queries'
import { messages, type AlertTexts } from './messages'

type DemandRequest = {
  locale: Locale
  token: string
  /** What the last press of a button came to, as the address says it; null for nothing to say. */
  said: 'refused' | 'saved' | null
  /** Behind which waits what was typed and could not be kept. */
  draftToken: string | null
}

/** What can be done in each state; the first is what most come for. */
const deedsOf = {
  pending: ['confirm', 'delete'],
  confirmed: ['pause', 'renew', 'stop', 'delete'],
  paused: ['resume', 'stop', 'delete'],
  expired: ['renew', 'delete'],
  unsubscribed: ['renew', 'delete'],
} as const satisfies Record<DemandView['state'], readonly DemandDeed['kind'][]>

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

/** Mails in a month, in words that promise no more than is known. */
function toEstimateText(estimate: number, page: AlertTexts['page']): string {
  if (estimate < 1) return page.estimateFew
  const count = Math.round(estimate)
  return count === 1 ? page.estimateOne : fillIn(page.estimate, { count: String(count) })
}

function DemandBody(props: PartProps & { draft: FormDraft | null }) {
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
      <DemandChangesForm {...props} />
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

/** What the last press of a button came to, on top of the page. */
function Said({ said, page }: Pick<DemandRequest, 'said'> & Pick<AlertTexts, 'page'>) {
  if (said === null) return null
  const isSaved = said === 'saved'
  return (
    <Notice live tone={isSaved ? 'success' : 'alert'}>
      <p>{isSaved ? page.change.saved : page.unavailable}</p>
    </Notice>
  )
}

/** In place of the page once the time of its link is over. */
async function getExpiredScreen(
  { locale, token }: Pick<DemandRequest, 'locale' | 'token'>,
  { page }: AlertTexts,
): Promise<Screen> {
  const book = await getAddressBook(locale)
  return {
    facts: await toOwnPageFacts(locale, page.title, (one) => buildAlertPath(one, token)),
    body: (
      <Container width="form">
        <div className={styles.head}>
          <h1 className={styles.title}>{page.title}</h1>
          <p className={styles.state}>{page.linkOver}</p>
          <p className={styles.deeds}>
            <Link href={book.page(knownPages.demandRegister)} look="standalone">
              {page.again}
            </Link>
          </p>
        </div>
      </Container>
    ),
  }
}

/**
 * The page of a search alert for its owner: what is watched for, how many mails that makes, and
 * what can be done with it. "Not found" for a token that was not made here.
 */
export async function getDemandScreen(request: DemandRequest): Promise<Screen> {
  const { locale, token, draftToken } = request
  const link = readDemandToken(token, new Date())
  if (link === null) notFound()
  const texts = await getTexts('alerts', messages, locale)
  if (link.isExpired) return getExpiredScreen(request, texts)
  const demand = await findDemandView(link.id, locale, texts)
  const draft = findDraft(draftToken, changeKind)
  const said = draft?.failure ? 'refused' : request.said
  const { page } = texts
  return {
    facts: await toOwnPageFacts(locale, page.title, (one) => buildAlertPath(one, token)),
    body: (
      <Container width="form">
        <div className={styles.head}>
          <Said page={page} said={said} />
          <h1 className={styles.title}>{page.title}</h1>
          {demand === null ? (
            <Deleted locale={locale} texts={texts} />
          ) : (
            <DemandBody demand={demand} draft={draft} locale={locale} texts={texts} token={token} />
          )}
        </div>
      </Container>
    ),
  }
}
