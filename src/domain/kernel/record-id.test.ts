import { describe, expect, it } from 'vitest'
import { parseRecordId } from './record-id'
import { recordIdSchema } from './record-id-schema'

describe('parseRecordId', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
  ])('reads %s', (text, id) => {
    expect(parseRecordId(text)).toBe(id)
  })

  it.each(['', '0', '01', '-1', '1.0', '1e3', ' 1', '2147483648', '99999999999', '١'])(
    'is none for "%s"',
    (text) => {
      expect(parseRecordId(text)).toBeNull()
    },
  )
})

describe('recordIdSchema', () => {
  it('takes what a column of the database holds, and nothing else', () => {
    const taken = [1, 2_147_483_647, 0, -1, 1.5, 2_147_483_648, '1', null, Number.NaN]
    expect(taken.filter((value) => recordIdSchema.safeParse(value).success)).toEqual([
      1, 2_147_483_647,
    ])
  })
})
