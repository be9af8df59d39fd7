import { contrastRatio, findNearest, readableOn } from './contrast'
import { parseHex } from './oklch'
import { defaultTheme, pageColour, themeVariables } from './theme'

/** The contrast that text needs (WCAG 2.2, success criterion 1.4.3, level AA). */
export const textContrastMin = 4.5

/** `brand` is also the colour of words; `accent` is only a ground for them. */
export type ColourUse = 'brand' | 'accent'

/**
 * Reads a colour as people type or paste it: with or without `#`, in three or six figures, in
 * capitals or not. Null for anything else.
 */
export function parseColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : null
}

function measure(use: ColourUse, colour: string): number {
  const letters = contrastRatio(readableOn(colour), colour)
  if (use === 'accent') return letters
  const { '--brand-tint': tint = pageColour, '--brand-deep': hover = colour } = themeVariables({
    ...defaultTheme,
    brand: colour,
  })
  const grounds = [pageColour, tint].map((ground) => contrastRatio(colour, ground))
  return Math.min(letters, contrastRatio(readableOn(colour), hover), ...grounds)
}

/** Contrast is told to one decimal; rounded down, so that 4.49 is never told as enough. */
export function roundContrast(ratio: number): number {
  return Math.floor(ratio * 10) / 10
}

/** What the site does with a colour, measured. */
export type ColourReport = {
  /** The lowest contrast of any text that the site writes in it or on it, 1 to 21. */
  contrast: number
  isReadable: boolean
  /** The colour itself when it is readable, else the nearest readable one of its hue. */
  nearest: string
}

/**
 * Measures a colour of the agency where the site uses it: the brand as words on the page and on
 * its own tint, as a ground for words, and darkened under the pointer; the accent as a ground.
 *
 * @throws RangeError when the colour is not hexadecimal
 */
export function measureColour(use: ColourUse, colour: string): ColourReport {
  parseHex(colour)
  const contrast = measure(use, colour)
  const passes = (candidate: string) => measure(use, candidate) >= textContrastMin
  const nearest = findNearest(colour, passes) ?? defaultTheme[use]
  return { contrast, isReadable: contrast >= textContrastMin, nearest }
}
