import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bitsetInRange,
  bitsetWhere,
  countBits,
  countShared,
  createBitset,
  forEachBit,
  hasBit,
  intersectWith,
  removeBit,
  subtractFrom,
  tallyBits,
  uniteWith,
  withBit,
} from './bitset'

const members = fc.uniqueArray(fc.integer({ min: 0, max: 400 }))

const toBitset = (numbers: readonly number[]) => numbers.reduce(withBit, createBitset(1))

function toNumbers(set: ReturnType<typeof createBitset>): number[] {
  const numbers: number[] = []
  forEachBit(set, (index) => numbers.push(index))
  return numbers
}

const ascending = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b)

describe('a bitset', () => {
  it('holds what was added, in ascending order, and nothing else', () => {
    fc.assert(
      fc.property(members, (numbers) => {
        const set = toBitset(numbers)
        expect(toNumbers(set)).toEqual(ascending(numbers))
        expect(countBits(set)).toBe(numbers.length)
        expect(Array.from({ length: 401 }, (_, index) => hasBit(set, index))).toEqual(
          Array.from({ length: 401 }, (_, index) => numbers.includes(index)),
        )
      }),
    )
  })
  it('intersects, unites and subtracts as sets do, whatever their lengths', () => {
    fc.assert(
      fc.property(members, members, (one, other) => {
        const operate = (change: typeof intersectWith) => {
          const target = bitsetWhere(401, (index) => one.includes(index))
          change(target, toBitset(other))
          return toNumbers(target)
        }
        const shared = ascending(one.filter((value) => other.includes(value)))
        expect(operate(intersectWith)).toEqual(shared)
        expect(operate(uniteWith)).toEqual(ascending(new Set([...one, ...other])))
        expect(operate(subtractFrom)).toEqual(
          ascending(one.filter((value) => !other.includes(value))),
        )
        expect(countShared(toBitset(one), toBitset(other))).toBe(shared.length)
      }),
    )
  })
  it('forgets a number that is taken out, and only that', () => {
    const set = toBitset([0, 31, 32, 63])
    removeBit(set, 31)
    removeBit(set, 9999)
    expect(toNumbers(set)).toEqual([0, 32, 63])
  })
  it('is filled by a range of values, without what is unknown', () => {
    const values = Float64Array.from([5, Number.NaN, 10, 7, 4])
    expect(toNumbers(bitsetInRange(values, { size: 5, low: 5, high: 7 }))).toEqual([0, 3])
  })
  it('counts its numbers by a value that they have', () => {
    const values = Float64Array.from([2, 0, 2, 1, 2])
    expect([...tallyBits(toBitset([0, 2, 3]), values, 3)]).toEqual([0, 1, 2])
  })
})
