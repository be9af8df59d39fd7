import { describe, expect, it } from 'vitest'
import { toRelationId, toRelationIds } from './relation-id'

describe('toRelationId', () => {
  it('finds the id, whether or not the record was loaded', () => {
    expect(toRelationId(4)).toBe(4)
    expect(toRelationId({ id: 4, name: 'x' })).toBe(4)
  })
  it('gives null where nothing was chosen, or a record without a number', () => {
    expect([null, undefined, 'x', {}, { id: 'x' }].map(toRelationId)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('toRelationIds', () => {
  it('keeps the order and leaves out what leads nowhere', () => {
    expect(toRelationIds([7, { id: 2 }, null])).toEqual([7, 2])
    expect(toRelationIds(null)).toEqual([])
  })
})
