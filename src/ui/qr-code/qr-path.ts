import { encode } from 'uqr'

/** Light modules that scanners need around the code, by its standard (ISO/IEC 18004). */
export const quietModules = 4

export type QrDrawing = {
  /** Side of the square in modules, the light edge included. */
  size: number
  /** The dark modules as the `d` of one path, a module being one unit. */
  path: string
}

/** The dark stretches of one row, each as one bar: fewer edges, and no seams between modules. */
function toBars(row: readonly boolean[], y: number): string[] {
  const bars: string[] = []
  let start: number | null = null
  for (let x = 0; x <= row.length; x += 1) {
    const isDark = row[x] === true
    if (isDark && start === null) start = x
    if (!isDark && start !== null) {
      bars.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
      start = null
    }
  }
  return bars
}

/**
 * Draws a text, most often an address, as a QR code that survives the loss of 15 %.
 *
 * @throws RangeError when the text is longer than a QR code holds (2331 bytes)
 */
export function toQrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: quietModules })
  return { size, path: data.flatMap(toBars).join('') }
}
