import { describe, expect, it } from 'vitest'
import { contrastRatio, letterOn } from './contrast'

describe('letterOn', () => {
  it('writes ink on a light ground and white on a dark one', () => {
    expect(letterOn('#FFF200')).toBe('#20262b')
    expect(letterOn('#00702F')).toBe('#ffffff')
  })

  it('gives no letter on a ground in the middle, where neither reaches 4.5', () => {
    const middle = '#7F8A91'
    expect(contrastRatio('#ffffff', middle)).toBeLessThan(4.5)
    expect(contrastRatio('#20262b', middle)).toBeLessThan(4.5)
    expect(letterOn(middle)).toBeNull()
  })

  it('refuses what is no colour', () => {
    expect(() => letterOn('green')).toThrow(RangeError)
  })
})
