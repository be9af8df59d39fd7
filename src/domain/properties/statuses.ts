import { isRentLike, type PropertyGoal } from './goals'

/** The life of a property at the agency, from first talk to reference. */
export const propertyStatuses = [
  'prospect',
  'active',
  'underOption',
  'sold',
  'rented',
  'cancelled',
  'inactive',
  'reference',
] as const

export type PropertyStatus = (typeof propertyStatuses)[number]

const statusByFeedCode: readonly PropertyStatus[] = [
  'prospect',
  'active',
  'sold',
  'cancelled',
  'rented',
  'inactive',
  'reference',
]

const nextStatuses: Record<PropertyStatus, readonly PropertyStatus[]> = {
  prospect: ['active', 'cancelled', 'inactive'],
  active: ['underOption', 'sold', 'rented', 'cancelled', 'inactive'],
  underOption: ['active', 'sold', 'rented', 'cancelled', 'inactive'],
  // A sale or lease can fall through before the deed.
  sold: ['active', 'reference', 'inactive'],
  rented: ['active', 'reference', 'inactive'],
  cancelled: ['prospect', 'active', 'inactive'],
  inactive: ['prospect', 'active', 'cancelled', 'reference'],
  reference: ['active', 'inactive'],
}

/** The status behind the code 0 to 6 of a feed; null for a code that nobody knows. */
export function statusFromFeedCode(code: number): PropertyStatus | null {
  return statusByFeedCode[code] ?? null
}

/**
 * Tells whether an editor may move a property from one status to another. What is for sale cannot
 * be rented out and the reverse; a takeover can end either way. Keeping a status is always allowed.
 */
export function canChangeStatus(
  from: PropertyStatus,
  to: PropertyStatus,
  goal: PropertyGoal,
): boolean {
  if (from === to) return true
  if (to === 'sold' && goal === 'rent') return false
  if (to === 'rented' && goal === 'sale') return false
  return nextStatuses[from].includes(to)
}

/** Still to be had: shown in the lists, with a price. */
export function isAvailableStatus(status: PropertyStatus): boolean {
  return status === 'active' || status === 'underOption'
}

/** Recently sold or rented: the page still stands for a while, with a notice. */
export function isClosedStatus(status: PropertyStatus): status is 'sold' | 'rented' {
  return status === 'sold' || status === 'rented'
}

/** Those in which a property is on offer. */
export const availableStatuses = propertyStatuses.filter(isAvailableStatus)

/** Those in which it was sold or let. */
export const closedStatuses = propertyStatuses.filter(isClosedStatus)

/** How a property leaves the market of which nobody says how; a takeover stands with the rentals. */
export function closingOf(goal: PropertyGoal): 'sold' | 'rented' {
  return isRentLike(goal) ? 'rented' : 'sold'
}

/** How a property left the market; a reference did so long ago. Null while it can be had. */
export function findClosing(status: PropertyStatus, goal: PropertyGoal): 'sold' | 'rented' | null {
  if (isClosedStatus(status)) return status
  return status === 'reference' ? closingOf(goal) : null
}

/** A status that visitors may see at all; for how long is decided by `propertyPageState`. */
export function isPublicStatus(status: PropertyStatus): boolean {
  return isAvailableStatus(status) || isClosedStatus(status) || status === 'reference'
}
