import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicIdMax } from './public-id'
import { comparedMax, savedMax } from './home-ids'
import { formatShortlist, parseShortlist } from './shortlist-address'

const parse = (query: string) => parseShortlist(new URLSearchParams(query))

const shortlist = fc
  .uniqueArray(fc.integer({ min: 1, max: publicIdMax }), { maxLength: savedMax })
  .chain((ids) =>
    fc.record({
      ids: fc.constant(ids),
      compare: fc.subarray(ids, { maxLength: Math.min(comparedMax, ids.length) }),
    }),
  )

describe('the address of a shortlist', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(shortlist, (given) => {
        expect(parse(formatShortlist(given))).toEqual(given)
      }),
    )
  })

  it('reads as people write it', () => {
    expect(formatShortlist({ ids: [1001, 1016], compare: [1016] })).toBe(
      'ids=1001,1016&compare=1016',
    )
    expect(formatShortlist({ ids: [], compare: [] })).toBe('')
  })

  it.each([
    ['ticks of a form', 'ids=1,2,3&compare=1&compare=3', { ids: [1, 2, 3], compare: [1, 3] }],
    ['a parameter said twice', 'ids=1&ids=2', { ids: [1, 2], compare: [] }],
    ['a comparison alone', 'compare=5,6', { ids: [5, 6], compare: [5, 6] }],
    ['a home that is not in the list', 'ids=1&compare=2', { ids: [1, 2], compare: [2] }],
    [
      'five to compare',
      'ids=1,2,3,4,5&compare=1,2,3,4,5',
      { ids: [1, 2, 3, 4, 5], compare: [1, 2, 3, 4] },
    ],
    ['junk', 'ids=%3Cscript%3E&compare=&q=1', { ids: [], compare: [] }],
  ])('is understood from %s', (_what, query, expected) => {
    expect(parse(query)).toEqual(expected)
  })

  it('stays within its limits on any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const { ids, compare } = parseShortlist(new URLSearchParams({ ids: one, compare: other }))
        expect(ids.length).toBeLessThanOrEqual(savedMax)
        expect(compare.length).toBeLessThanOrEqual(comparedMax)
      }),
    )
  })
})
