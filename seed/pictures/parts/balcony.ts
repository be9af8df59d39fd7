import { darken, lighten, mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { n, path, polygon, rect, repeat, stroke, type Box } from '../core/svg'
import { shadowOf } from './shadow'

export type Railing = 'bars' | 'wrought' | 'glass' | 'solid'

export type BalconySpec = {
  x: number
  /** Level of the walking surface. */
  y: number
  w: number
  depth: number
  railing: Railing
  /** Colour of slab and consoles. */
  stone: string
  iron: string
  /** Carved consoles under the slab, for older houses. */
  consoles?: boolean
}

const bars = (x: number, y: number, w: number, h: number, iron: string): string => {
  const count = Math.max(4, Math.round(w / 0.13))
  const gap = w / count
  return (
    repeat(count + 1, (index) => rect(x + index * gap - 0.012, y, 0.024, h, iron)) +
    rect(x - 0.03, y - 0.02, w + 0.06, 0.06, iron) +
    rect(x, y + h - 0.09, w, 0.035, iron)
  )
}

const wrought = (x: number, y: number, w: number, h: number, iron: string): string => {
  const count = Math.max(3, Math.round(w / 0.36))
  const cell = w / count
  const figure = repeat(count, (index) => {
    const left = x + index * cell
    const middle = left + cell / 2
    const low = y + h - 0.1
    const curl = cell * 0.3
    return (
      rect(left - 0.014, y, 0.028, h, iron) +
      stroke(
        `M${n(middle)} ${n(low)}C${n(middle - curl * 2)} ${n(low - h * 0.3)} ${n(middle - curl)} ${n(y + h * 0.2)} ${n(middle)} ${n(y + h * 0.42)}C${n(middle + curl)} ${n(y + h * 0.2)} ${n(middle + curl * 2)} ${n(low - h * 0.3)} ${n(middle)} ${n(low)}M${n(middle)} ${n(y + h * 0.42)}V${n(y + 0.06)}M${n(left + 0.02)} ${n(y + 0.1)}q${n(cell * 0.25)} ${n(0.14)} ${n(cell / 2 - 0.02)} 0q${n(cell * 0.25)} ${n(0.14)} ${n(cell / 2 - 0.02)} 0`,
        iron,
        0.024,
      )
    )
  })
  return (
    figure +
    rect(x + w - 0.014, y, 0.028, h, iron) +
    rect(x - 0.04, y - 0.03, w + 0.08, 0.07, iron) +
    rect(x, y + h - 0.1, w, 0.035, iron)
  )
}

const glassPanels = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  iron: string,
): string => {
  const count = Math.max(2, Math.round(w / 1.1))
  const panelWidth = w / count
  const { glass } = pen.light
  const tint = mix(glass.bright, glass.mid, 0.3)
  return (
    repeat(count, (index) => {
      const left = x + index * panelWidth + 0.02
      const width = panelWidth - 0.04
      return (
        rect(left, y + 0.04, width, h - 0.08, tint, 0.58) +
        polygon(
          [
            [left + width * 0.25, y + 0.04],
            [left + width * 0.6, y + 0.04],
            [left + width * 0.35, y + h - 0.04],
            [left, y + h - 0.04],
          ],
          '#ffffff',
          0.22,
        )
      )
    }) +
    repeat(count + 1, (index) => rect(x + index * panelWidth - 0.02, y, 0.04, h, iron)) +
    rect(x - 0.03, y - 0.02, w + 0.06, 0.05, iron)
  )
}

const consoleOf = (x: number, y: number, colour: string): string =>
  path(`M${n(x)} ${n(y)}h0.22v0.16c0 .2-.05 .36-.16 .42-.04-.14-.06-.2-.06-.42Z`, colour) +
  rect(x, y, 0.06, 0.4, lighten(colour, 0.25))

const railingOf = (pen: Pen, spec: BalconySpec): string => {
  const h = 1.02
  const top = spec.y - h
  const iron = pen.light.shade(spec.iron)
  const { x, w } = spec
  if (spec.railing === 'bars') return bars(x + 0.04, top, w - 0.08, h, iron)
  if (spec.railing === 'wrought') return wrought(x + 0.04, top, w - 0.08, h, iron)
  if (spec.railing === 'glass') return glassPanels(pen, x + 0.04, top, w - 0.08, h, iron)
  const wall = pen.light.shade(spec.stone)
  return (
    rect(x, top, w, h, wall) +
    rect(x - 0.04, top - 0.06, w + 0.08, 0.08, lighten(wall, 0.4)) +
    rect(x, top + 0.02, w, 0.05, darken(wall, 0.16))
  )
}

/** Everything of a balcony except the door behind it, which must be drawn first. */
export const drawBalcony = (pen: Pen, spec: BalconySpec): string => {
  const { x, y, w, depth } = spec
  const slab: Box = { x: x - 0.06, y, w: w + 0.12, h: 0.2 }
  const stone = pen.light.shade(spec.stone)
  const throwDepth = depth * 0.72
  const below = shadowOf(
    pen,
    [
      [slab.x, y + slab.h],
      [slab.x + slab.w, y + slab.h],
      [slab.x + slab.w, y],
      [slab.x + slab.w + throwDepth, y + throwDepth],
      [slab.x + slab.w + throwDepth, y + slab.h + throwDepth],
      [slab.x + throwDepth, y + slab.h + throwDepth],
    ],
    1.25,
  )
  const consoles = spec.consoles
    ? [slab.x + 0.2, slab.x + slab.w - 0.42]
        .map((at) => consoleOf(at, y + slab.h, darken(stone, 0.14)))
        .join('')
    : ''
  const solidShadow =
    spec.railing === 'solid' || spec.railing === 'glass'
      ? ''
      : shadowOf(
          pen,
          [
            [x, y - 0.05],
            [x + w, y - 0.05],
            [x + w, y],
            [x, y],
          ],
          1.1,
        )
  return (
    below +
    consoles +
    solidShadow +
    rect(slab.x, slab.y, slab.w, slab.h, stone) +
    rect(slab.x, slab.y, slab.w, 0.05, lighten(stone, 0.45)) +
    rect(slab.x, slab.y + 0.14, slab.w, 0.06, darken(stone, 0.2)) +
    railingOf(pen, spec)
  )
}
