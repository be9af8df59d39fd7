import { wishFeatures, wishGoals, type WishGoal } from '../matching/wish'
import {
  createCriteria,
  formatCriteria,
  parseCriteria,
  type SearchCriteria,
} from '../search/search-criteria'

/** Query parameter of the form that asks to be told of homes: to buy or to rent. */
export const demandGoalParameter = 'goal'

/** What of a search the form knows; words, energy and the like it does not ask. */
export type DemandWishes = Pick<
  SearchCriteria,
  | 'cities'
  | 'radiusKm'
  | 'area'
  | 'typeIds'
  | 'minPrice'
  | 'maxPrice'
  | 'minBedrooms'
  | 'minBathrooms'
  | 'minArea'
  | 'features'
>

/** With what the form begins: null where it is left to the visitor. */
export type DemandStart = { goal: WishGoal | null; wishes: DemandWishes }

function pickWishes(criteria: DemandWishes): DemandWishes {
  const { cities, radiusKm, area, typeIds, minPrice, maxPrice } = criteria
  const { minBedrooms, minBathrooms, minArea } = criteria
  const features = wishFeatures.filter((feature) => criteria.features.includes(feature))
  const figures = { minPrice, maxPrice, minBedrooms, minBathrooms, minArea }
  return { cities, radiusKm, area, typeIds, ...figures, features }
}

/** Whether a text is a goal that the form knows. */
export function isDemandGoal(text: string): text is WishGoal {
  return wishGoals.some((goal) => goal === text)
}

/**
 * The address of the form with a search filled in.
 *
 * @param path of the page with the form
 */
export function buildDemandHref(path: string, { goal, wishes }: DemandStart): string {
  const query = new URLSearchParams(formatCriteria(createCriteria(pickWishes(wishes))))
  if (goal !== null) query.set(demandGoalParameter, goal)
  return query.size === 0 ? path : `${path}?${query}`
}

/** Reads what `buildDemandHref` wrote. Never fails: what is not understood is left out. */
export function parseDemandStart(query: URLSearchParams): DemandStart {
  const goal = query.get(demandGoalParameter) ?? ''
  return {
    goal: isDemandGoal(goal) ? goal : null,
    wishes: pickWishes(parseCriteria(query).criteria),
  }
}
