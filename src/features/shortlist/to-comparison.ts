import type { EnergyView } from '@/domain/energy/energy-label'
import { formatEnergyLabel } from '@/domain/energy/energy-label'
import { formatEnergy } from '@/domain/formats/energy-use'
import { formatArea, formatPrice } from '@/domain/formats/numbers'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import { toTypeWord } from '@/domain/properties/type-word'
import type { PropertyView } from '@/features/properties/property-view'
import type { PropertyCardView } from '@/features/properties/to-property-card'

/** A home of the comparison: how the lists name it, and all that its page tells. */
export type ComparedFacts = {
  card: Pick<PropertyCardView, 'title' | 'titleLocale' | 'typeName'>
  view: PropertyView
}

export const comparisonKeys = [
  'price',
  'total',
  'monthly',
  'type',
  'place',
  'living',
  'plot',
  'bedrooms',
  'bathrooms',
  'energy',
  'built',
  'availability',
] as const

export type ComparisonKey = (typeof comparisonKeys)[number]

export type ComparisonRow = {
  key: ComparisonKey
  /** One for each home; null where the home does not tell. */
  cells: (string | null)[]
  /** All homes tell the same. */
  isEqual: boolean
}

export type ComparisonContext = {
  locale: Locale
  /** What the facts call the availability of a home. */
  availabilityLabel: string
}

type Reader = (home: ComparedFacts, context: ComparisonContext) => string | null

function toArea(areaM2: number | null | undefined): string | null {
  return areaM2 === null || areaM2 === undefined ? null : formatArea(areaM2)
}

function toCount(count: number | null): string | null {
  return count === null || count === 0 ? null : String(count)
}

/** The letter with the use behind it, as "C, 268 kWh/m² per jaar". */
function toEnergyWords({ energy }: PropertyView, locale: Locale): string | null {
  const label = (view: EnergyView) => (view.kind === 'label' ? formatEnergyLabel(view.label) : null)
  const use = energy.kwhPerM2Year === null ? null : formatEnergy(energy.kwhPerM2Year, locale)
  return [label(energy.view), use].filter(Boolean).join(', ') || null
}

/** Price, duty, notary and deed together, whole euros; of homes to buy alone. */
function toTotal({ costs }: PropertyView): string | null {
  return costs?.kind === 'buying' ? formatPrice(Math.round(costs.total)) : null
}

function toMonthly({ costs }: PropertyView): string | null {
  return costs?.kind === 'renting' ? formatPrice(costs.monthly) : null
}

const readers: Record<ComparisonKey, Reader> = {
  price: ({ view }, { locale }) => formatPriceView(view.price, locale),
  total: ({ view }) => toTotal(view),
  monthly: ({ view }) => toMonthly(view),
  type: ({ card }, { locale }) =>
    toTypeWord(card.typeName, card.titleLocale === locale ? card.title : null, locale) || null,
  place: ({ view }) => view.cityLine || null,
  living: ({ view }) => toArea(view.livingM2),
  plot: ({ view }) => toArea(view.keyFacts.find(({ kind }) => kind === 'plot')?.figure),
  bedrooms: ({ view }) => toCount(view.bedrooms),
  bathrooms: ({ view }) => toCount(view.bathrooms),
  energy: ({ view }, { locale }) => toEnergyWords(view, locale),
  built: ({ view }) => toCount(view.constructionYear),
  availability: ({ view }, { availabilityLabel }) =>
    view.factGroups.flatMap(({ rows }) => rows).find(({ label }) => label === availabilityLabel)
      ?.value ?? null,
}

/**
 * Homes side by side: a row for everything that at least one of them tells. Total costs are of
 * homes to buy and amounts per month of homes to rent, each as the page of the home reckons them.
 */
export function toComparison(
  homes: readonly ComparedFacts[],
  context: ComparisonContext,
): ComparisonRow[] {
  return comparisonKeys
    .map((key) => {
      const cells = homes.map((home) => readers[key](home, context))
      const isEqual = cells.every((cell) => cell !== null && cell === cells[0])
      return { key, cells, isEqual: isEqual && cells.length > 1 }
    })
    .filter(({ cells }) => cells.some((cell) => cell !== null))
}
