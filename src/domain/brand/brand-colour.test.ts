import { describe, expect, it } from 'vitest'
import { measureColour, parseColour, roundContrast, textContrastMin } from './brand-colour'
import { contrastRatio } from './contrast'
import { parseOklch } from './oklch'
import { defaultTheme, pageColour, themeVariables } from './theme'

describe('parseColour', () => {
  it.each([
    ['#123A8F', '#123a8f'],
    ['123a8f', '#123a8f'],
    [' #abc ', '#aabbcc'],
  ])('reads %s as %s', (typed, colour) => {
    expect(parseColour(typed)).toBe(colour)
  })

  it.each(['', 'blue', '#12345', '#12345678', '#ggg', 'url(x)'])('refuses "%s"', (typed) => {
    expect(parseColour(typed)).toBeNull()
  })
})

describe('measureColour', () => {
  it.each(['#123A8F', '#7A1F2B', '#0B6B55', '#3A3A3A', '#000000'])(
    'accepts the brand %s',
    (brand) => {
      expect(measureColour('brand', brand)).toMatchObject({ isReadable: true, nearest: brand })
    },
  )

  it.each(['#7FB2E5', '#F2A900', '#FFFF00', '#FFFFFF', '#00B140', '#808080'])(
    'refuses the brand %s and offers one of its hue that is readable wherever the site writes',
    (brand) => {
      const { isReadable, nearest } = measureColour('brand', brand)
      expect(isReadable).toBe(false)
      const look = themeVariables({ ...defaultTheme, brand: nearest })
      const ratios = [
        contrastRatio(nearest, pageColour),
        contrastRatio(nearest, look['--brand-tint'] ?? ''),
        contrastRatio(look['--brand-ink'] ?? '', nearest),
        contrastRatio(look['--brand-ink'] ?? '', look['--brand-deep'] ?? ''),
      ]
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(textContrastMin)
      expect(measureColour('brand', nearest).contrast).toBeLessThan(4.7)
    },
  )

  it('keeps the hue of what it offers', () => {
    const { nearest } = measureColour('brand', '#7FB2E5')
    expect(Math.abs(parseOklch(nearest).hue - parseOklch('#7FB2E5').hue)).toBeLessThan(4)
  })

  it('refuses a brand that is readable on the page and not on its tint', () => {
    const brand = '#6f7780'
    expect(contrastRatio(brand, pageColour)).toBeGreaterThan(4.4)
    expect(measureColour('brand', brand).isReadable).toBe(false)
  })

  it('lets an accent be light, because words stand only on it', () => {
    expect(measureColour('accent', '#F2A900')).toMatchObject({ isReadable: true })
    expect(measureColour('accent', '#FFFFFF').isReadable).toBe(true)
  })

  it('refuses an accent that bears neither ink nor white', () => {
    const { isReadable, nearest } = measureColour('accent', '#7d7d7d')
    expect(isReadable).toBe(false)
    expect(measureColour('accent', nearest).isReadable).toBe(true)
  })

  it('throws on what is no colour', () => {
    expect(() => measureColour('brand', 'blue')).toThrow(RangeError)
  })
})

describe('roundContrast', () => {
  it('never tells too low a contrast as enough', () => {
    expect(roundContrast(4.49)).toBe(4.4)
    expect(roundContrast(4.5)).toBe(4.5)
  })
})
