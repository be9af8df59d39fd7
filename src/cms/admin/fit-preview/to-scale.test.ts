import { describe, expect, it } from 'vitest'
import { toScale } from './to-scale'

describe('toScale', () => {
  it('leaves a screen that fits as it is', () => {
    expect(toScale(390, 860)).toBe(1)
  })

  it('makes a wider screen exactly as wide as its frame', () => {
    expect(1440 * toScale(1440, 860)).toBeCloseTo(860)
  })

  it('never makes a screen smaller than a quarter', () => {
    expect(toScale(1440, 10)).toBe(0.25)
  })
})
