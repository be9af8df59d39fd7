import type { Counted } from '../search/facet-counts'
import {
  splitUnitSort,
  type UnitCriteria,
  type UnitSortColumn,
  type UnitSort,
} from './unit-criteria'

/** What the filters of a table of units know of one. */
export type UnitFacts = {
  typeId: number | null
  bedrooms: number | null
  /** Available or under option. */
  isOpen: boolean
}

/** What a table of units is put in order by; null for what is unknown or not shown. */
export type UnitMeasures = Readonly<Record<UnitSortColumn, number | null>>

export function matchesUnit(facts: UnitFacts, criteria: UnitCriteria): boolean {
  const { typeIds, minBedrooms, onlyAvailable } = criteria
  return (
    (typeIds.length === 0 || (facts.typeId !== null && typeIds.includes(facts.typeId))) &&
    (minBedrooms === null || (facts.bedrooms !== null && facts.bedrooms >= minBedrooms)) &&
    (!onlyAvailable || facts.isOpen)
  )
}

/** How many units stand behind every choice, under all other choices. */
export type UnitCounts = {
  total: number
  typeIds: Counted<number>[]
  /** "At least": each number of bedrooms that a unit of the project has. */
  minBedrooms: Counted<number>[]
  /** Units that are left when only open ones are shown. */
  open: number
}

export function countUnits(units: readonly UnitFacts[], criteria: UnitCriteria): UnitCounts {
  const count = (change: Partial<UnitCriteria>) => {
    const wishes = { ...criteria, ...change }
    return units.filter((facts) => matchesUnit(facts, wishes)).length
  }
  const known = (values: readonly (number | null)[]) =>
    [...new Set(values.filter((value) => value !== null))].sort((a, b) => a - b)
  return {
    total: count({}),
    typeIds: known(units.map(({ typeId }) => typeId)).map((value) => ({
      value,
      count: count({ typeIds: [value] }),
    })),
    minBedrooms: known(units.map(({ bedrooms }) => bedrooms)).map((value) => ({
      value,
      count: count({ minBedrooms: value }),
    })),
    open: count({ onlyAvailable: true }),
  }
}

/**
 * Compares units by one column. What is unknown stands last both ways, so that the prices that are
 * not shown never lead.
 */
export function compareUnitsBy(sort: UnitSort) {
  const { column, isDescending } = splitUnitSort(sort)
  return (a: UnitMeasures, b: UnitMeasures): number => {
    const [one, other] = [a[column], b[column]]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return isDescending ? other - one : one - other
  }
}
