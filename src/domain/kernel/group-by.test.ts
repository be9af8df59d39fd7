import { describe, expect, it } from 'vitest'
import { groupBy } from './group-by'

describe('groupBy', () => {
  it('keeps the order of the keys and of what has them', () => {
    expect([...groupBy(['b1', 'a1', 'b2'], (text) => text[0])]).toEqual([
      ['b', ['b1', 'b2']],
      ['a', ['a1']],
    ])
  })
})
