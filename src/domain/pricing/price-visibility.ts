import {
  isAvailableStatus,
  isClosedStatus,
  propertyStatuses,
  type PropertyStatus,
} from '../properties/statuses'

/** What decides whether a price may be known. */
export type PriceVisibility = {
  publishPrice: boolean
  /** See `statusForPrice`. */
  status: PropertyStatus
  /** The marquee that shows today; one that has had its days counts as none. */
  marquee: { hidesPrice: boolean } | null
}

/**
 * The one rule by which amounts are shown, stored for lists and given to programs: the agency
 * publishes the price, the property is still to be had, and its marquee does not hide it.
 */
export function isPricePublic({ publishPrice, status, marquee }: PriceVisibility): boolean {
  return publishPrice && isAvailableStatus(status) && !(marquee?.hidesPrice ?? false)
}

/**
 * The status by which a price is judged: a unit that is sold or let keeps its price to itself,
 * whatever the property says.
 */
export function statusForPrice(property: {
  status: PropertyStatus
  unitStatus: string | null
}): PropertyStatus {
  const { status, unitStatus } = property
  return propertyStatuses.find((known) => known === unitStatus && isClosedStatus(known)) ?? status
}
