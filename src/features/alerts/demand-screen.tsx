import 'server-only'
import type { ComponentProps } from 'react'
import { notFound } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import { knownPages } from '@/domain/routes/known-pages'
import { buildAlertActionPath, buildAlertPath } from '@/domain/routes/search-alerts'
import { getAddressBook } from '@/features/routing/address-book'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import { refusedParameter } from '@/features/signed-pages/answer-deed'
import {
  SignedDeeds,
  SignedErasure,
  SignedGone,
  SignedScreen,
  SignedState,
} from '@/features/signed-pages/signed-screen'
import { findDraft } from '@/server/request/form-drafts'
import { getTexts } from '@/server/texts/text-overrides'
import { FactList } from '@/ui/facts/facts'
import { Section } from '@/ui/section/section'
import { fillIn } from '@/ui/template'
import { changeKind, savedParameter } from './answer-demand'
import { DemandChangesForm, type DrawQuestions } from './demand-changes-form'
import type { DemandDeed } from './demand-store'
import { readDemandToken } from './demand-token'
import { findDemandView, type DemandView } from './demand-view-queries'
import { messages, type AlertTexts } from './messages'
import { isOver } from './to-demand-facts'

type DemandRequest = {
  locale: Locale
  token: string
  /** What the last press of a button came to, as the address says it; null for nothing to say. */
  said: 'refused' | 'saved' | 'turned' | 'renewed' | null
  /** Behind which waits what was typed and could not be kept. */
  draftToken: string | null
  Questions: DrawQuestions
}

type Deed = Exclude<DemandDeed['kind'], 'change' | 'delete'>

type BodyProps = ComponentProps<typeof DemandChangesForm>

/** What can be done in each state; the first is what most come for. */
const deedsOf = {
  pending: ['confirm'],
  confirmed: ['pause', 'renew', 'stop'],
  paused: ['resume', 'stop'],
  expired: ['renew'],
  unsubscribed: ['renew'],
} as const satisfies Record<DemandView['state'], readonly Deed[]>

/** What can be done now; one that runs for nearly half a year is not renewed. */
function listDeeds({ state, isRenewable }: DemandView): readonly Deed[] {
  return deedsOf[state].filter((deed) => deed !== 'renew' || state !== 'confirmed' || isRenewable)
}

/** The words of a button; what is over is started again. */
function toLabel(deed: Deed, demand: DemandView, { actions }: AlertTexts['page']): string {
  return deed === 'renew' && isOver(demand) ? actions.restart : actions[deed]
}

/** Mails in a month, in words that promise no more than is known. */
function toEstimateText(estimate: number, page: AlertTexts['page']): string {
  if (estimate < 1) return page.estimateFew
  const count = Math.round(estimate)
  return count === 1 ? page.estimateOne : fillIn(page.estimate, { count: String(count) })
}

function DemandBody(props: BodyProps) {
  const { demand, locale, texts, token } = props
  const { estimate, state, facts } = demand
  const { page } = texts
  const isEnded = isOver(demand)
  return (
    <>
      <SignedState
        detail={isEnded ? page.restartNote : toEstimateText(estimate, page)}
        state={page.states[state]}
      />
      <SignedDeeds
        action={buildAlertActionPath(token)}
        deeds={listDeeds(demand).map((name, index) => ({
          name,
          label: toLabel(name, demand, page),
          isMain: index === 0 && state !== 'confirmed',
        }))}
        locale={locale}
      />
      <Section title={isEnded ? page.watchedBefore : page.watched}>
        <FactList columns={1} facts={facts} />
      </Section>
      {!isEnded && <DemandChangesForm {...props} />}
      <SignedErasure
        action={buildAlertActionPath(token)}
        locale={locale}
        name={'delete' satisfies DemandDeed['kind']}
        sure={page.sure}
        title={isEnded ? page.actions.erase : page.actions.delete}
      />
    </>
  )
}

/** What the last press of a button came to, in words. */
function toSaid(said: DemandRequest['said'], demand: DemandView | null, { page }: AlertTexts) {
  if (said === null || demand === null) return null
  // Without a script the address keeps it for as long as somebody keeps the address.
  if (said === 'renewed' && demand.state !== 'confirmed') return null
  if (said === 'refused') return { text: page.unavailable, isGood: false }
  return { text: fillIn(page.change[said], { date: demand.until }), isGood: true }
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
      <SignedScreen said={null} title={page.title}>
        <SignedGone
          link={{ href: book.page(knownPages.demandRegister), label: page.again }}
          state={page.linkOver}
        />
      </SignedScreen>
    ),
  }
}

/**
 * The page of a search alert for its owner: what is watched for, how many mails that makes, and
 * what can be done with it. "Not found" for a token that was not made here.
 */
export async function getDemandScreen(request: DemandRequest): Promise<Screen> {
  const { locale, token, draftToken, Questions } = request
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
      <SignedScreen
        forget={[savedParameter, refusedParameter]}
        said={toSaid(said, demand, texts)}
        title={page.title}
      >
        {demand === null ? (
          <SignedGone link={{ href: `/${locale}/`, label: page.home }} state={page.deleted} />
        ) : (
          <DemandBody
            Questions={Questions}
            demand={demand}
            draft={draft}
            locale={locale}
            texts={texts}
            token={token}
          />
        )}
      </SignedScreen>
    ),
  }
}
