import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { toQrDrawing } from './qr-path'

const address = 'https://www.example.be/nl/te-koop/antwerpen/herenhuis-met-stadstuin/501/'

/** The path back into modules, as somebody who looks at the drawing would count them. */
function readModules({ path, size }: { path: string; size: number }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  }
  return rows
}

/** The mark in a corner by which a scanner finds the code: rings of 7, 5 and 3 modules. */
const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

function cut(modules: readonly boolean[][], x: number, y: number): string[] {
  return modules.slice(y, y + 7).map((row) =>
    row
      .slice(x, x + 7)
      .map((isDark) => (isDark ? '#' : '.'))
      .join(''),
  )
}

describe('a drawn QR code', () => {
  const drawing = toQrDrawing(address)
  const modules = readModules(drawing)

  it('holds every module of the code, and no other', () => {
    expect(modules).toEqual(encode(address, { ecc: 'M', border: 4 }).data)
  })

  it('has the marks that scanners look for, four modules from the edge', () => {
    const far = drawing.size - 11
    expect(cut(modules, 4, 4)).toEqual(corner)
    expect(cut(modules, far, 4)).toEqual(corner)
    expect(cut(modules, 4, far)).toEqual(corner)
  })

  it('leaves the edge light', () => {
    const edge = modules.filter((_row, y) => y < 4 || y >= drawing.size - 4)
    expect(edge).toHaveLength(8)
    expect(edge.flat().some(Boolean)).toBe(false)
    expect(modules.some((row) => row.slice(0, 4).some(Boolean))).toBe(false)
  })

  it('differs for another address', () => {
    expect(toQrDrawing(`${address}x`).path).not.toBe(drawing.path)
  })

  it('refuses a text that is longer than a code holds', () => {
    expect(() => toQrDrawing('a'.repeat(2400))).toThrow(RangeError)
  })
})
