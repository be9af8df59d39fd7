import type { WishGoal } from '@/domain/matching/wish'
import type { ListKey } from '@/domain/properties/visibility'
import type { DemandStart, DemandWishes } from '@/domain/routes/demand-address'
import type { SearchCity } from '@/domain/search/search-criteria'

/** A saved list as far as it says what stands in it; places by name. */
export type ListWishes = {
  list: ListKey | null
  typeIds: readonly number[]
  cities: readonly SearchCity[]
}

/** What people want of the homes in a list; null where nobody is told of them. */
const goals: Readonly<Record<ListKey, WishGoal | null>> = {
  forSale: 'buy',
  forRent: 'rent',
  investment: 'buy',
  spain: 'buy',
  discreet: null,
  realisations: null,
}

function orElse<Value>(chosen: readonly Value[], others: readonly Value[]): Value[] {
  return chosen.length > 0 ? [...chosen] : [...others]
}

/**
 * A search in a list as the form begins with it that asks to be told of homes: what the visitor
 * asked for, and where they left it open what the list itself is about. Null for lists of which
 * nobody is told.
 *
 * @param list null for everything for sale and for rent, which leaves open what somebody wants
 * @param standingTypeIds the types that stand in the list
 */
export function toDemandStart(
  criteria: DemandWishes,
  list: ListWishes | null,
  standingTypeIds: readonly number[],
): DemandStart | null {
  const key = list?.list ?? null
  const goal = key === null ? null : goals[key]
  if (key !== null && goal === null) return null
  const typeIds = orElse(criteria.typeIds, orElse(list?.typeIds ?? [], standingTypeIds))
  const cities = orElse(criteria.cities, list?.cities ?? [])
  return { goal, wishes: { ...criteria, typeIds, cities } }
}
