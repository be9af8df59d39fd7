import type { FactCode } from '../properties/fact-codes'
import { isOpen } from '../properties/availability'
import type { PropertyGoal } from '../properties/goals'
import type { PropertyStatus } from '../properties/statuses'

/**
 * Whether visitors may make an offer: for sale, with nobody before them, and shown to everybody. A
 * discreet sale is settled in person.
 */
export function takesOffers(property: {
  goal: PropertyGoal
  status: PropertyStatus
  unitStatus: FactCode<'unitStatus'> | null
  isDiscreet: boolean
}): boolean {
  const { goal, isDiscreet } = property
  return goal === 'sale' && !isDiscreet && isOpen(property)
}
