import { darken, lighten } from '../core/colour'
import { clipped, type Pen } from '../core/sheet'
import { n, path, polygon, rect, repeat, stroke, type Box } from '../core/svg'
import { drawInside, drawReflection, pickDress, type Dress } from './glass'
import { shadowOf, sweptShadow } from './shadow'
import { drawClosedShutters } from './shutter'

export type Head = 'flat' | 'segment' | 'round'
export type Sash =
  'single' | 'pair' | 'tee' | 'cross' | 'sliding' | 'small-panes' | 'triple' | 'french'
export type Surround = 'stone' | 'lintel' | 'brick' | 'render' | 'none'

export type WindowSpec = Box & {
  frame: string
  head?: Head
  sash?: Sash
  surround?: Surround
  /** Stone of surround and sill, or the brick of an arch. */
  stone?: string
  sill?: boolean
  lit?: boolean
  dress?: Dress
  /** How far the window lies behind the face of the wall, in metres. */
  reveal?: number
}

export const headRise = (head: Head, w: number): number =>
  head === 'round' ? w / 2 : head === 'segment' ? w * 0.14 : 0

/** Outline of an opening; the head rises inside the box. */
export const openingPath = ({ x, y, w, h }: Box, head: Head): string => {
  const rise = headRise(head, w)
  if (rise === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
  const radius = (rise * rise + (w * w) / 4) / (2 * rise)
  return `M${n(x)} ${n(y + h)}V${n(y + rise)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x + w)} ${n(y + rise)}V${n(y + h)}Z`
}

type Bars = { columns: readonly number[]; rows: readonly number[] }

const BARS: Record<Sash, Bars> = {
  single: { columns: [], rows: [] },
  pair: { columns: [0.5], rows: [] },
  tee: { columns: [0.5], rows: [0.3] },
  cross: { columns: [0.5], rows: [0.36] },
  sliding: { columns: [], rows: [0.5] },
  'small-panes': { columns: [0.5], rows: [0.25, 0.5, 0.75] },
  triple: { columns: [1 / 3, 2 / 3], rows: [] },
  french: { columns: [0.5], rows: [0.22, 0.74] },
}

const panesOf = ({ x, y, w, h }: Box, bars: Bars): readonly Box[] => {
  const xs = [0, ...bars.columns, 1]
  const ys = [0, ...bars.rows, 1]
  return ys.slice(1).flatMap((bottom, row) =>
    xs.slice(1).map((right, column) => {
      const left = xs[column] ?? 0
      const top = ys[row] ?? 0
      return { x: x + left * w, y: y + top * h, w: (right - left) * w, h: (bottom - top) * h }
    }),
  )
}

const bars = (inner: Box, sash: Sash, colour: string): string => {
  const { columns, rows } = BARS[sash]
  const fine = sash === 'small-panes'
  const upright = fine ? 0.09 : 0.1
  const lying = fine ? 0.04 : sash === 'french' ? 0.05 : 0.09
  const shade = darken(colour, 0.16)
  const column = columns.map((at) => {
    const left = inner.x + inner.w * at - upright / 2
    const top = sash === 'tee' ? inner.y + inner.h * 0.3 : inner.y
    const height = inner.y + inner.h - top
    return (
      rect(left, top, upright, height, colour) +
      rect(left + upright * 0.44, top, 0.016, height, shade)
    )
  })
  const row = rows.map((at) => {
    const y = inner.y + inner.h * at - lying / 2
    return (
      rect(inner.x, y, inner.w, lying, colour) +
      rect(inner.x, y + lying - 0.016, inner.w, 0.016, shade)
    )
  })
  return column.join('') + row.join('')
}

const revealShadow = (pen: Pen, { x, y, w, h }: Box, depth: number): string =>
  shadowOf(
    pen,
    [
      [x, y],
      [x + w, y],
      [x + w, y + depth],
      [x + depth, y + depth],
      [x + depth, y + h],
      [x, y + h],
    ],
    1.7,
  )

const voussoirs = (pen: Pen, box: Box, head: Head, brick: string): string => {
  const { x, y, w } = box
  const height = 0.24
  const tone = darken(pen.light.shade(brick), 0.12)
  const joint = lighten(tone, 0.24)
  if (head === 'flat') {
    const count = Math.round((w + 0.2) / 0.1)
    const top: Parameters<typeof polygon>[0] = [
      [x - 0.16, y - height],
      [x + w + 0.16, y - height],
      [x + w + 0.04, y],
      [x - 0.04, y],
    ]
    return (
      polygon(top, tone) +
      repeat(count - 1, (index) => {
        const share = (index + 1) / count
        const up = x - 0.16 + (w + 0.32) * share
        const down = x - 0.04 + (w + 0.08) * share
        return stroke(`M${n(up)} ${n(y - height)}L${n(down)} ${n(y)}`, joint, 0.014)
      })
    )
  }
  const rise = headRise(head, w)
  const radius = (rise * rise + (w * w) / 4) / (2 * rise)
  const centreX = x + w / 2
  const centreY = y + radius
  const half = Math.asin(Math.min(1, w / 2 / radius))
  const count = Math.max(9, Math.round((2 * half * radius) / 0.11))
  const at = (angle: number, distance: number): string =>
    `${n(centreX + Math.sin(angle) * distance)} ${n(centreY - Math.cos(angle) * distance)}`
  const outer = radius + height
  const ring = `M${at(-half, radius)}L${at(-half, outer)}A${n(outer)} ${n(outer)} 0 0 1 ${at(half, outer)}L${at(half, radius)}A${n(radius)} ${n(radius)} 0 0 0 ${at(-half, radius)}Z`
  return (
    path(ring, tone) +
    repeat(count - 1, (index) => {
      const angle = -half + (2 * half * (index + 1)) / count
      return stroke(`M${at(angle, radius)}L${at(angle, outer)}`, joint, 0.014)
    })
  )
}

const stoneSurround = (pen: Pen, box: Box, head: Head, stone: string): string => {
  const { x, y, w, h } = box
  const colour = pen.light.shade(stone)
  const t = 0.15
  const outer = { x: x - t, y: y - t, w: w + 2 * t, h: h + t }
  const keystone =
    head === 'flat'
      ? ''
      : polygon(
          [
            [x + w / 2 - 0.15, y - t - 0.1],
            [x + w / 2 + 0.15, y - t - 0.1],
            [x + w / 2 + 0.1, y + 0.06],
            [x + w / 2 - 0.1, y + 0.06],
          ],
          lighten(colour, 0.22),
        )
  return (
    group45(pen, outer, head) +
    path(openingPath(outer, head), colour) +
    stroke(
      openingPath({ x: x - 0.03, y: y - 0.03, w: w + 0.06, h: h + 0.03 }, head),
      darken(colour, 0.22),
      0.025,
    ) +
    keystone
  )
}

const group45 = (pen: Pen, outer: Box, head: Head): string =>
  head === 'round' ? '' : sweptShadow(pen, outer, 0.05, 0.9)

const surroundOf = (pen: Pen, box: Box, head: Head, kind: Surround, stone: string): string => {
  const { x, y, w } = box
  const colour = pen.light.shade(stone)
  if (kind === 'stone') return stoneSurround(pen, box, head, stone)
  if (kind === 'brick') return voussoirs(pen, box, head, stone)
  if (kind === 'lintel') {
    const lintel = { x: x - 0.18, y: y - 0.24, w: w + 0.36, h: 0.24 }
    return (
      sweptShadow(pen, lintel, 0.04, 0.8) +
      rect(lintel.x, lintel.y, lintel.w, lintel.h, colour) +
      rect(lintel.x, lintel.y, lintel.w, 0.04, lighten(colour, 0.3))
    )
  }
  if (kind === 'render') {
    return path(
      openingPath({ x: x - 0.11, y: y - 0.11, w: w + 0.22, h: box.h + 0.11 }, head),
      colour,
    )
  }
  return ''
}

/** A stone sill with its drip shadow, centred under an opening. */
export const drawSill = (pen: Pen, x: number, y: number, w: number, stone: string): string => {
  const colour = pen.light.shade(stone)
  const sill = { x: x - 0.14, y, w: w + 0.28, h: 0.12 }
  return (
    sweptShadow(pen, sill, 0.13, 1.1) +
    rect(sill.x, sill.y, sill.w, sill.h, colour) +
    rect(sill.x, sill.y, sill.w, 0.04, lighten(colour, pen.light.season === 'winter' ? 0.85 : 0.4))
  )
}

/** One window in metres: surround, reveal, room, curtain, glass, sashes and sill. */
export const drawWindow = (pen: Pen, spec: WindowSpec): string => {
  const { head = 'flat', sash = 'pair', surround = 'none', stone = '#d8d4ca', sill = true } = spec
  const box: Box = { x: spec.x, y: spec.y, w: spec.w, h: spec.h }
  if (pen.shutters !== undefined) {
    return (
      surroundOf(pen, box, head, surround, stone) +
      clipped(pen, openingPath(box, head), drawClosedShutters(pen, box, pen.shutters)) +
      (sill ? drawSill(pen, box.x, box.y + box.h, box.w, stone) : '')
    )
  }
  const lit = spec.lit ?? pen.random.chance(pen.light.litShare)
  const dress = spec.dress ?? pickDress(pen)
  const frame = pen.light.shade(spec.frame)
  const edge = 0.075
  const inner = { x: box.x + edge, y: box.y + edge, w: box.w - 2 * edge, h: box.h - 2 * edge }
  const panes = panesOf(inner, BARS[sash])
  const content =
    drawInside(pen, inner, dress, lit) +
    panes.map((pane) => drawReflection(pen, pane, lit)).join('') +
    bars(inner, sash, frame)
  const outline = openingPath(box, head)
  const frameLine = stroke(outline, frame, edge * 2, 'stroke-linejoin="miter"')
  const depth = spec.reveal ?? 0.12
  const filled = content + frameLine + revealShadow(pen, box, depth)
  return (
    surroundOf(pen, box, head, surround, stone) +
    (head === 'flat'
      ? flatOpening(pen, inner, content, frame, box, depth)
      : clipped(pen, outline, filled)) +
    (sill ? drawSill(pen, box.x, box.y + box.h, box.w, stone) : '')
  )
}

const flatOpening = (
  pen: Pen,
  inner: Box,
  content: string,
  frame: string,
  box: Box,
  depth: number,
): string =>
  rect(box.x, box.y, box.w, box.h, frame) +
  content +
  stroke(openingPath(inner, 'flat'), darken(frame, 0.22), 0.018, 'stroke-linejoin="miter"') +
  revealShadow(pen, box, depth)
