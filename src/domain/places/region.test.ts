import { describe, expect, it } from 'vitest'
import { regionOfPostcode } from './region'

describe('regionOfPostcode', () => {
  it.each([1000, 1210, 1299])('places %i in Brussels', (postcode) => {
    expect(regionOfPostcode(postcode)).toBe('brussels')
  })
  it.each([1300, 1499, 4000, 4700, 7999])('places %i in Wallonia', (postcode) => {
    expect(regionOfPostcode(postcode)).toBe('wallonia')
  })
  it.each([1500, 1880, 2000, 3999, 8000, 9992])('places %i in Flanders', (postcode) => {
    expect(regionOfPostcode(String(postcode))).toBe('flanders')
  })
  it.each(['0999', '999', '10000', 'L-1234', '03181', '', '2000a', '20.0', '٢٠٠٠'])(
    'finds no region for %j',
    (postcode) => {
      expect(regionOfPostcode(postcode)).toBeNull()
    },
  )
  it('never labels another country as a Belgian region', () => {
    expect(regionOfPostcode('1234', 50)).toBeNull()
    expect(regionOfPostcode('03181', 32)).toBeNull()
    expect(regionOfPostcode(2000, 10)).toBe('flanders')
  })
})
