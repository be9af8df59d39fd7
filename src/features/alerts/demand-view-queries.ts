import 'server-only'
import type { Demand } from '@/cms/payload-types'
import { formatLongDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { estimateDemand, readPlaceNames } from './alert-queries'
import { findDemand } from './demand-store'
import type { AlertTexts } from './messages'
import { toDemandFacts, type DemandFact } from './to-demand-facts'

/** What the owner of a demand sees of it. */
export type DemandView = {
  state: Demand['state']
  frequency: Demand['frequency']
  /** Mails in a month that it would bring. */
  estimate: number
  facts: readonly DemandFact[]
}

/** A demand as its owner sees it; null when it is gone. */
export async function findDemandView(
  id: number,
  locale: Locale,
  texts: AlertTexts,
): Promise<DemandView | null> {
  const demand = await findDemand(id)
  if (demand === null) return null
  const { state, frequency, until, places } = demand
  const [estimate, placeNames] = await Promise.all([
    estimateDemand(demand, frequency),
    readPlaceNames(places ?? [], locale),
  ])
  const runsUntil = { label: texts.page.runsUntil, value: formatLongDate(until, locale) }
  const facts = [...toDemandFacts(demand, { locale, texts, placeNames }), runsUntil]
  return { state, frequency, estimate, facts }
}
