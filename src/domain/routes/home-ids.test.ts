import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicIdMax } from './public-id'
import {
  addHomeIds,
  formatHomeIds,
  isSameList,
  parseHomeIds,
  removeHomeId,
  savedMax,
} from './home-ids'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: publicIdMax }), { maxLength: savedMax })

describe('a list of homes', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(ids, (given) => {
        expect(parseHomeIds(formatHomeIds(given), savedMax)).toEqual(given)
      }),
    )
  })

  it.each([
    ['nothing', '', []],
    ['commas alone', ',,,', []],
    ['spaces around an id', ' 1001 , 1016', [1001, 1016]],
    ['an id twice', '1001,1016,1001', [1001, 1016]],
    ['words', '1001,drop table,1016', [1001, 1016]],
    ['zero, signs, fractions and powers', '0,-1,+2,1.5,1e3,7', [7]],
    ['leading zeros', '007,8', [8]],
    ['an id beyond the column', '2147483648,2147483647', [2147483647]],
    ['what an older or foreign key holds', '{"v":2,"ids":[1]}', []],
  ])('is read from %s', (_what, text, expected) => {
    expect(parseHomeIds(text, savedMax)).toEqual(expected)
  })

  it('holds valid ids, each once and never too many, whatever the text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(fc.string(), fc.integer().map(String))).map((parts) => parts.join(',')),
    )
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: savedMax }), (given, max) => {
        const found = parseHomeIds(given, max)
        expect(found.length).toBeLessThanOrEqual(max)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every((id) => Number.isInteger(id) && id > 0 && id <= publicIdMax)).toBe(true)
      }),
    )
  })

  it('stops reading at its limit', () => {
    const many = Array.from({ length: 150 }, (_, index) => index + 1)
    expect(parseHomeIds(formatHomeIds(many), savedMax)).toEqual(many.slice(0, 100))
  })

  it('puts the newest first, and what is added again as well', () => {
    expect(addHomeIds([1, 2, 3], [4], 12)).toEqual([4, 1, 2, 3])
    expect(addHomeIds([1, 2, 3], [3], 12)).toEqual([3, 1, 2])
    expect(addHomeIds([1, 2], [8, 9], 12)).toEqual([8, 9, 1, 2])
  })

  it('loses the oldest when it is full', () => {
    expect(addHomeIds([1, 2, 3], [4], 3)).toEqual([4, 1, 2])
  })

  it('is the same list in another order, and no other with a home more or less', () => {
    expect(isSameList([1, 2, 3], [3, 1, 2])).toBe(true)
    expect(isSameList([], [])).toBe(true)
    expect(isSameList([1, 2], [1, 2, 3])).toBe(false)
    expect(isSameList([1, 2, 3], [1, 2])).toBe(false)
    expect(isSameList([1, 2], [1, 4])).toBe(false)
  })

  it('loses the one that is removed and no other', () => {
    expect(removeHomeId([1, 2, 3], 2)).toEqual([1, 3])
    expect(removeHomeId([1, 2, 3], 9)).toEqual([1, 2, 3])
  })
})
