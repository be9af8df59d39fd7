import { describe, expect, it } from 'vitest'
import { compareUnitsBy, countUnits, matchesUnit, type UnitFacts } from './match-units'
import type { UnitCriteria, UnitSort } from './unit-criteria'

const nothing: UnitCriteria = { typeIds: [], minBedrooms: null, onlyAvailable: false, sort: null }

const units: UnitFacts[] = [
  { typeId: 2, bedrooms: 1, isOpen: true },
  { typeId: 2, bedrooms: 2, isOpen: false },
  { typeId: 1, bedrooms: 3, isOpen: true },
  { typeId: null, bedrooms: null, isOpen: false },
]

describe('matchesUnit', () => {
  const find = (wishes: Partial<UnitCriteria>) =>
    units.flatMap((unit, index) => (matchesUnit(unit, { ...nothing, ...wishes }) ? [index] : []))

  it('finds what has all that is asked for', () => {
    expect(find({})).toEqual([0, 1, 2, 3])
    expect(find({ typeIds: [2] })).toEqual([0, 1])
    expect(find({ minBedrooms: 2 })).toEqual([1, 2])
    expect(find({ onlyAvailable: true, minBedrooms: 2 })).toEqual([2])
  })
})

describe('countUnits', () => {
  it('offers what units have, counted under the other choices', () => {
    expect(countUnits(units, { ...nothing, typeIds: [2] })).toEqual({
      total: 2,
      typeIds: [
        { value: 1, count: 1 },
        { value: 2, count: 2 },
      ],
      minBedrooms: [
        { value: 1, count: 2 },
        { value: 2, count: 1 },
        { value: 3, count: 0 },
      ],
      open: 1,
    })
  })
})

describe('compareUnitsBy', () => {
  const rows = [
    { floor: 1, area: 90, bedrooms: 2, price: 300_000 },
    { floor: 0, area: 120, bedrooms: 3, price: null },
    { floor: 2, area: null, bedrooms: 1, price: 250_000 },
  ]
  const order = (sort: UnitSort) =>
    rows.toSorted(compareUnitsBy(sort)).map((row) => rows.indexOf(row))

  it('goes either way and puts what is not shown last', () => {
    expect(order('floor-asc')).toEqual([1, 0, 2])
    expect(order('floor-desc')).toEqual([2, 0, 1])
    expect(order('price-asc')).toEqual([2, 0, 1])
    expect(order('price-desc')).toEqual([0, 2, 1])
    expect(order('area-desc')).toEqual([1, 0, 2])
    expect(order('bedrooms-asc')).toEqual([2, 0, 1])
  })
})
