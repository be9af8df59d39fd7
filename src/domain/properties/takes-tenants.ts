import { isOpen } from './availability'
import type { FactCode } from './fact-codes'
import type { PropertyGoal } from './goals'
import type { PropertyStatus } from './statuses'

/** Whether visitors may apply for a home: for rent, with nobody before them, and shown to everybody. */
export function takesTenants(property: {
  goal: PropertyGoal
  status: PropertyStatus
  unitStatus: FactCode<'unitStatus'> | null
  isDiscreet: boolean
}): boolean {
  const { goal, isDiscreet } = property
  return goal === 'rent' && !isDiscreet && isOpen(property)
}
