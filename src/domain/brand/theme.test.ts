import { describe, expect, it } from 'vitest'
import { contrastRatio, nearestPassing, readableOn } from './contrast'
import { formatHex, parseHex, parseOklch } from './oklch'
import { defaultTheme, pageColour, themeVariables } from './theme'

/** The largest difference of one channel between two colours, in steps of 0 to 255. */
function channelGap(first: string, second: string): number {
  const other = parseHex(second)
  return Math.max(
    ...parseHex(first).map((value, index) => Math.abs(value - (other[index] ?? 9)) * 255),
  )
}

describe('themeVariables', () => {
  const variables = themeVariables(defaultTheme)

  it.each([
    ['--brand-deep', '#0C2A6B', 12],
    ['--brand-tint', '#E8EDF8', 3],
    ['--brand-line', '#9DB0DA', 6],
  ])('computes %s of the default theme close to the drawn value', (name, drawn, steps) => {
    expect(channelGap(variables[name] ?? '', drawn)).toBeLessThanOrEqual(steps)
  })

  it('writes white on a dark brand and ink on a light accent', () => {
    expect(variables['--brand-ink']).toBe('#ffffff')
    expect(variables['--accent-ink']).toBe('#20262b')
  })

  it.each(['#123A8F', '#7A1F2B', '#0B6B55', '#3A3A3A'])(
    'keeps text readable on the hover and the tint of %s',
    (brand) => {
      const theme = themeVariables({ brand, accent: '#D9C08C', radius: 0 })
      expect(contrastRatio('#ffffff', theme['--brand-deep'] ?? '')).toBeGreaterThan(4.5)
      expect(contrastRatio(brand, theme['--brand-tint'] ?? '')).toBeGreaterThan(4.5)
    },
  )

  it('gives a grey brand a grey tint', () => {
    const tint = themeVariables({ ...defaultTheme, brand: '#3A3A3A' })['--brand-tint'] ?? ''
    expect(parseOklch(tint).chroma).toBeLessThan(0.003)
  })

  it('keeps the corner radius between 0 and 8 px', () => {
    expect(themeVariables({ ...defaultTheme, radius: -3 })['--radius']).toBe('0px')
    expect(themeVariables({ ...defaultTheme, radius: 40 })['--radius']).toBe('8px')
  })

  it('refuses a colour that is not hexadecimal', () => {
    expect(() => themeVariables({ ...defaultTheme, brand: 'blue' })).toThrow(RangeError)
  })
})

describe('contrastRatio', () => {
  it.each([
    ['#20262B', '#FCFCFA', 14.9],
    ['#56616A', '#F0F2F1', 5.6],
    ['#FFFFFF', '#123A8F', 10.4],
    ['#20262B', '#F2A900', 7.6],
    ['#7A8790', '#FCFCFA', 3.6],
    ['#000000', '#FFFFFF', 21],
  ])('measures %s against %s as %d', (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 0)
  })
})

describe('nearestPassing', () => {
  it('leaves a colour that passes as it is', () => {
    expect(nearestPassing('#123A8F', pageColour, 4.5)).toBe('#123A8F')
  })

  it('darkens a pale brand until it passes and keeps its hue', () => {
    const found = nearestPassing('#7FB2E5', pageColour, 4.5) ?? ''
    expect(contrastRatio(found, pageColour)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(found, pageColour)).toBeLessThan(4.7)
    expect(Math.abs(parseOklch(found).hue - parseOklch('#7FB2E5').hue)).toBeLessThan(4)
  })

  it('finds nothing when the wanted contrast is out of reach', () => {
    expect(nearestPassing('#808080', '#808080', 15)).toBeUndefined()
  })
})

describe('readableOn', () => {
  it.each([
    ['#00883F', '#ffffff'],
    ['#FFF200', '#20262b'],
    ['#F37021', '#20262b'],
    ['#8E0F14', '#ffffff'],
  ])('chooses the letter colour on %s', (ground, letter) => {
    expect(readableOn(ground)).toBe(letter)
  })
})

describe('formatHex', () => {
  it.each(['#123a8f', '#f2a900', '#ffffff', '#000000', '#0b6b55'])(
    'returns %s after a round trip',
    (colour) => {
      expect(formatHex(parseOklch(colour))).toBe(colour)
    },
  )

  it('brings a colour no screen can show back into reach', () => {
    expect(formatHex({ lightness: 0.6, chroma: 0.5, hue: 140 })).toMatch(/^#[0-9a-f]{6}$/)
  })
})
