import type { FactCode } from '../properties/fact-codes'
import type { PropertyGoal } from '../properties/goals'
import { findClosing, isClosedStatus, type PropertyStatus } from '../properties/statuses'

export type UnitStatus = FactCode<'unitStatus'>

type UnitFacts = {
  /** Of the property that the unit is. */
  status: PropertyStatus
  goal: PropertyGoal
  /** What the editor wrote for the unit; null when nobody did. */
  unitStatus: UnitStatus | null
}

/**
 * The status of a unit in its project. The property and the unit are two fields that somebody may
 * forget to change: whichever says that the unit is further gone is believed, and the property where
 * one says sold and the other let. A property that is not offered at all, which no visitor reads,
 * counts as sold unless the unit says otherwise.
 */
export function unitStatusOf({ status, goal, unitStatus }: UnitFacts): UnitStatus {
  if (isClosedStatus(status)) return status
  if (unitStatus !== null && isClosedUnit(unitStatus)) return unitStatus
  const closing = findClosing(status, goal)
  if (closing !== null) return closing
  if (status === 'underOption') return unitStatus === 'reserved' ? 'reserved' : 'option'
  return unitStatus ?? (status === 'active' ? 'available' : 'sold')
}

/**
 * Whether a unit is still to be had, as a project counts, lists and offers its units: what is under
 * option too, because an option can lapse. A search for homes that are open is stricter, see
 * `isOpen` in `properties/availability.ts`.
 */
export function isOpenUnit(status: UnitStatus): boolean {
  return status === 'available' || status === 'option'
}

/** Whether a unit is gone: sold or let. What is reserved is neither gone nor to be had. */
export function isClosedUnit(status: UnitStatus): status is 'sold' | 'rented' {
  return status === 'sold' || status === 'rented'
}
