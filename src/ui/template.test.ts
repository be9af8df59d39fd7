import { describe, expect, it } from 'vitest'
import { fillIn } from './template'

describe('fillIn', () => {
  it('puts each value in its place', () => {
    expect(fillIn('{current} van {total}', { current: 3, total: 24 })).toBe('3 van 24')
  })

  it('leaves a place that only every object has as it stands', () => {
    expect(fillIn('{constructor}', {})).toBe('{constructor}')
  })

  it('leaves a place without a value as it stands', () => {
    expect(fillIn('{current} van {total}', { current: 3 })).toBe('3 van {total}')
  })
})
