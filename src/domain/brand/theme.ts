import { readableOn } from './contrast'
import { fontVariables, type FontSet } from './font-sets'
import { formatHex, parseOklch } from './oklch'

export { contrastRatio, nearestPassing } from './contrast'

/**
 * What the site configuration may decide: two colours as `#RRGGBB`, corner radius in px (0 to 8),
 * typefaces of the offered ones (the usual pair where none is named).
 */
export type Theme = { brand: string; accent: string; radius: number; fonts?: FontSet }

export const defaultTheme: Theme = {
  brand: '#123A8F',
  accent: '#F2A900',
  radius: 2,
}

/** The page colour, on which every brand colour must be readable; browsers tint their bars with it. */
export const pageColour = '#FCFCFA'

/** The largest rounding of corners that the drawings of the site bear, in px. */
export const largestRadiusPx = 8

/**
 * The custom properties that follow from a theme, for the style of the root element. Hover is the
 * brand darkened by 0.10 of OKLCH lightness, tint and line keep its hue.
 *
 * @throws RangeError when a colour is not hexadecimal
 */
export function themeVariables({
  brand,
  accent,
  radius,
  fonts = 'street',
}: Theme): Record<string, string> {
  const { lightness, chroma, hue } = parseOklch(brand)
  // A grey brand has no hue to keep: a tint with chroma would invent a colour for it.
  const share = Math.min(1, chroma / 0.04)
  return {
    '--brand': brand,
    '--brand-ink': readableOn(brand),
    '--brand-deep': formatHex({ lightness: lightness - 0.1, chroma: chroma * 0.92, hue }),
    '--brand-tint': formatHex({ lightness: 0.945, chroma: 0.018 * share, hue }),
    '--brand-line': formatHex({ lightness: 0.76, chroma: 0.07 * share, hue }),
    '--accent': accent,
    '--accent-ink': readableOn(accent),
    '--radius': `${Math.min(largestRadiusPx, Math.max(0, radius))}px`,
    ...fontVariables(fonts),
  }
}
