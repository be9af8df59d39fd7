import type { DemandCriteria } from '@/cms/matching/to-wish'
import type { Demand } from '@/cms/payload-types'
import { formatLongDate } from '@/domain/formats/dates'
import { formatArea, formatPrice } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { propertyTypes } from '@/domain/properties/property-types'
import { fillIn } from '@/ui/template'
import type { AlertTexts } from './messages'

/** One line of what a demand is about; a criterion that was not given has none. */
export type DemandFact = { label: string; value: string }

function toBudget(
  { minPrice, maxPrice }: Pick<Demand, 'minPrice' | 'maxPrice'>,
  { page }: AlertTexts,
): string {
  const parts = [
    minPrice ? fillIn(page.from, { price: formatPrice(minPrice) }) : '',
    maxPrice ? fillIn(page.to, { price: formatPrice(maxPrice) }) : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** Whether nothing comes of it any more unless its owner starts it again. */
export function isOver({ state }: Pick<Demand, 'state'>): boolean {
  return state === 'expired' || state === 'unsubscribed'
}

/** How often is told, and until when; of what is over only until when it ran by itself. */
function toRun(
  demand: Pick<Demand, 'state' | 'until' | 'frequency'>,
  { locale, texts: { page } }: Pick<DemandWords, 'locale' | 'texts'>,
): DemandFact[] {
  const until = formatLongDate(demand.until, locale)
  if (demand.state === 'expired') return [{ label: page.ranUntil, value: until }]
  if (isOver(demand)) return []
  return [
    { label: page.mails, value: page.frequencies[demand.frequency] },
    { label: page.runsUntil, value: until },
  ]
}

/**
 * What a demand is about in words: its criteria, how often it is told, and until when.
 *
 * @param placeNames names of towns by country and postcode
 */
export function toDemandFacts(
  demand: DemandCriteria & Pick<Demand, 'state' | 'until' | 'frequency'>,
  { locale, texts, placeNames }: DemandWords,
): DemandFact[] {
  const { page, reasons } = texts
  const types: readonly string[] = demand.types ?? []
  const places = (demand.places ?? []).map((code) =>
    [code.split('-')[1] ?? '', placeNames.get(code)?.join(' / ') ?? ''].filter(Boolean).join(' '),
  )
  const named = propertyTypes.filter(({ key }) => types.includes(key))
  const facts: DemandFact[] = [
    { label: page.goal, value: page.goals[demand.goal] },
    { label: page.types, value: named.map(({ names }) => names[locale]).join(', ') },
    { label: page.places, value: places.join(', ') },
    { label: page.area, value: demand.area ? page.drawn : '' },
    { label: page.budget, value: toBudget(demand, texts) },
    { label: page.bedrooms, value: String(demand.minBedrooms || '') },
    { label: page.bathrooms, value: String(demand.minBathrooms || '') },
    { label: page.surface, value: demand.minSurface ? formatArea(demand.minSurface) : '' },
    {
      label: page.features,
      value: (demand.features ?? []).map((feature) => reasons[feature]).join(', '),
    },
    ...toRun(demand, { locale, texts }),
  ]
  return facts.filter(({ value }) => value !== '')
}

export type DemandWords = {
  locale: Locale
  texts: AlertTexts
  placeNames: ReadonlyMap<string, readonly string[]>
}
