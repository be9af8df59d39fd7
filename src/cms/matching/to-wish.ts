import type { Wish, WishGoal } from '@/domain/matching/wish'
import { propertyTypes } from '@/domain/properties/property-types'
import { parseSearchArea } from '@/domain/search/search-area'
import type { Demand } from '../payload-types'

/** What is watched for, of a demand as it is stored. */
export type DemandCriteria = Pick<
  Demand,
  | 'types'
  | 'places'
  | 'area'
  | 'minPrice'
  | 'maxPrice'
  | 'tolerancePercent'
  | 'includeOnRequest'
  | 'minBedrooms'
  | 'minBathrooms'
  | 'minSurface'
  | 'features'
> & { goal: WishGoal }

/** Turns a stored demand into the wish that the rule of matching knows. */
export function toWish(demand: DemandCriteria): Wish {
  const types: readonly string[] = demand.types ?? []
  return {
    goal: demand.goal,
    typeIds: propertyTypes.filter(({ key }) => types.includes(key)).map(({ webId }) => webId),
    places: demand.places ?? [],
    area: demand.area ? parseSearchArea(demand.area) : null,
    minPrice: demand.minPrice ?? null,
    maxPrice: demand.maxPrice ?? null,
    tolerancePercent: demand.tolerancePercent ?? 0,
    includeOnRequest: demand.includeOnRequest ?? false,
    minBedrooms: demand.minBedrooms ?? null,
    minBathrooms: demand.minBathrooms ?? null,
    minAreaM2: demand.minSurface ?? null,
    features: demand.features ?? [],
  }
}
