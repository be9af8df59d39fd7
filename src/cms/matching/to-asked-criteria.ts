import type { Demand } from '../payload-types'

/** What is looked for, as a demand keeps it: all that its form asks about it. */
export type AskedCriteria = Pick<
  Demand,
  | 'goal'
  | 'types'
  | 'places'
  | 'minPrice'
  | 'maxPrice'
  | 'minBedrooms'
  | 'minBathrooms'
  | 'minSurface'
  | 'features'
  | 'frequency'
>

type Bound = 'minPrice' | 'maxPrice' | 'minBedrooms' | 'minBathrooms' | 'minSurface'

/** Checked answers to the questions about a wish; what was left open is missing or null. */
export type WishAnswers = Pick<AskedCriteria, 'goal' | 'types'> &
  Partial<Record<Bound, number | null>> & {
    extras?: AskedCriteria['features']
    frequency?: AskedCriteria['frequency'] | null
  }

/**
 * What a demand keeps of the answers about a wish, whether they are given for the first time or changed.
 *
 * @param places postcodes with their country, as the places that were named are found
 */
export function toAskedCriteria(answers: WishAnswers, places: string[]): AskedCriteria {
  return {
    goal: answers.goal,
    types: answers.types,
    places,
    minPrice: answers.minPrice ?? null,
    maxPrice: answers.maxPrice ?? null,
    minBedrooms: answers.minBedrooms ?? null,
    minBathrooms: answers.minBathrooms ?? null,
    minSurface: answers.minSurface ?? null,
    features: answers.extras ?? [],
    frequency: answers.frequency ?? 'daily',
  }
}
