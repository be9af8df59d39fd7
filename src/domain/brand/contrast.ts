import { formatHex, parseHex, parseOklch, toLinear } from './oklch'

const ink = '#20262b'
const white = '#ffffff'

function luminance(colour: string): number {
  const [r, g, b] = parseHex(colour)
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/**
 * Contrast of two colours by the formula of WCAG 2: 1 (equal) to 21 (black on white). Text needs
 * 4.5, large text and the edges of controls 3.
 *
 * @throws RangeError when one is no hexadecimal colour
 */
export function contrastRatio(first: string, second: string): number {
  const lights = [luminance(first), luminance(second)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

/**
 * The letter colour for a coloured ground: ink or white, whichever has the higher contrast.
 *
 * @throws RangeError when the ground is no hexadecimal colour
 */
export function readableOn(ground: string): typeof ink | typeof white {
  return contrastRatio(white, ground) >= contrastRatio(ink, ground) ? white : ink
}

/**
 * The letter colour that reads on a coloured ground with the contrast that small text needs, 4.5; null
 * for a ground in the middle, on which neither ink nor white does.
 *
 * @throws RangeError when the ground is no hexadecimal colour
 */
export function letterOn(ground: string): typeof ink | typeof white | null {
  const letter = readableOn(ground)
  return contrastRatio(letter, ground) >= 4.5 ? letter : null
}

/**
 * The colour nearest to the wanted one, same hue, that passes; the wanted colour itself when it
 * does. Undefined when not even black or white would pass.
 *
 * @throws RangeError when the colour is not hexadecimal
 */
export function findNearest(
  colour: string,
  passes: (candidate: string) => boolean,
): string | undefined {
  if (passes(colour)) return colour
  const start = parseOklch(colour)
  const step = 0.0025
  for (let distance = step; distance <= 1; distance += step) {
    for (const lightness of [start.lightness - distance, start.lightness + distance]) {
      if (lightness < 0 || lightness > 1) continue
      const candidate = formatHex({ ...start, lightness })
      if (passes(candidate)) return candidate
    }
  }
  return [white, '#000000'].find(passes)
}

/**
 * The nearest colour whose contrast with `against` reaches `min`.
 *
 * @param min contrast by WCAG 2, 1 to 21
 * @throws RangeError when one is no hexadecimal colour
 */
export function nearestPassing(colour: string, against: string, min: number): string | undefined {
  return findNearest(colour, (candidate) => contrastRatio(candidate, against) >= min)
}
