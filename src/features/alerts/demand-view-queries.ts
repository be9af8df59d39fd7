import 'server-only'
import type { Demand } from '@/cms/payload-types'
import { formatLongDate } from '@/domain/formats/dates'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { isRenewable } from '@/domain/matching/schedule'
import type { FormValues } from '@/server/request/form-drafts'
import { estimateDemand, readPlaceNames } from './alert-queries'
import { findDemand } from './demand-store'
import type { AlertTexts } from './messages'
import { toDemandFacts, type DemandFact } from './to-demand-facts'
import { toTypedChanges } from './to-typed-changes'

/** What the owner of a demand sees of it. */
export type DemandView = {
  state: Demand['state']
  /** Mails in a month that it would bring. */
  estimate: number
  facts: readonly DemandFact[]
  /** Its last day, in words. */
  until: string
  /** Whether it would run noticeably longer if it were renewed now. */
  isRenewable: boolean
  /** What its owner can change, as typed. */
  typed: FormValues
  /** True where an area was drawn, so that no place need be named. */
  hasArea: boolean
}

/** A demand as its owner sees it; null when it is gone. */
export async function findDemandView(
  id: number,
  locale: Locale,
  texts: AlertTexts,
): Promise<DemandView | null> {
  const demand = await findDemand(id)
  if (demand === null) return null
  const { state, frequency, places } = demand
  const [estimate, placeNames] = await Promise.all([
    estimateDemand(demand, frequency),
    readPlaceNames(places ?? [], locale),
  ])
  return {
    state,
    estimate,
    until: formatLongDate(demand.until, locale),
    isRenewable: isRenewable(toBelgianDay(new Date(demand.until)), toBelgianDay(new Date())),
    facts: toDemandFacts(demand, { locale, texts, placeNames }),
    typed: toTypedChanges(demand, placeNames),
    hasArea: Boolean(demand.area),
  }
}
