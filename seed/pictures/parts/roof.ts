import { darken, lighten } from '../core/colour'
import { brickPaint, pantilePaint, slatePaint } from '../core/pattern'
import type { Pen } from '../core/sheet'
import { n, path, polygon, rect, repeat, type Box, type Point } from '../core/svg'
import { shadowOf, sweptShadow } from './shadow'
import { drawWindow } from './window'

export type RoofCover = 'slate' | 'pantile' | 'zinc'

const coverPaint = (pen: Pen, cover: RoofCover, colour: string): string => {
  const own = pen.light.shade(colour)
  const tone = pen.light.season === 'winter' ? lighten(own, 0.5) : own
  if (cover === 'slate') return slatePaint(pen, tone)
  if (cover === 'pantile') return pantilePaint(pen, tone)
  return tone
}

/** A roof slope over any outline, with its ridge light and an eaves shadow. */
export const drawSlope = (
  pen: Pen,
  outline: readonly Point[],
  cover: RoofCover,
  colour: string,
): string => {
  const own = pen.light.shade(colour)
  const tops = outline.map(([, y]) => y)
  const ridge = Math.min(...tops)
  const xs = outline.filter(([, y]) => y < ridge + 0.05).map(([x]) => x)
  const left = Math.min(...xs)
  const right = Math.max(...xs)
  return (
    polygon(outline, coverPaint(pen, cover, colour)) +
    rect(
      left - 0.05,
      ridge - 0.1,
      right - left + 0.1,
      0.16,
      pen.light.season === 'winter' ? '#f4f6f8' : darken(own, 0.22),
    ) +
    rect(left - 0.05, ridge - 0.1, right - left + 0.1, 0.05, lighten(own, 0.3))
  )
}

export type CorniceSpec = {
  x: number
  y: number
  w: number
  colour: string
  kind: 'modillions' | 'plain' | 'dentils' | 'brackets'
}

/** A cornice whose gutter line lies at y; it hangs about 0.6 m below that. */
export const drawCornice = (pen: Pen, { x, y, w, colour, kind }: CorniceSpec): string => {
  const own = pen.light.shade(colour)
  const over = 0.26
  const left = x - over
  const width = w + 2 * over
  const shadow = shadowOf(
    pen,
    [
      [x, y + 0.42],
      [x + w, y + 0.42],
      [x + w, y + 0.86],
      [x + 0.4, y + 0.86],
      [x, y + 0.5],
    ],
    1.1,
  )
  const blocks = (count: number, size: number, height: number): string =>
    repeat(count, (index) => {
      const at = x + 0.12 + (index * (w - 0.24 - size)) / Math.max(1, count - 1)
      return (
        rect(at + 0.05, y + 0.28, size, height + 0.04, darken(own, 0.3)) +
        rect(at, y + 0.28, size, height, own)
      )
    })
  const ornament =
    kind === 'modillions'
      ? blocks(Math.round(w / 0.34), 0.16, 0.16)
      : kind === 'dentils'
        ? blocks(Math.round(w / 0.2), 0.1, 0.1)
        : kind === 'brackets'
          ? blocks(Math.max(3, Math.round(w / 1.4)), 0.24, 0.62)
          : ''
  return (
    shadow +
    rect(x - 0.06, y + 0.28, w + 0.12, 0.2, darken(own, 0.14)) +
    ornament +
    rect(left, y, width, 0.28, own) +
    rect(left, y, width, 0.07, lighten(own, pen.light.season === 'winter' ? 0.85 : 0.4)) +
    rect(left, y + 0.22, width, 0.06, darken(own, 0.2))
  )
}

export type DormerSpec = Box & { frame: string; cheek: string; top: 'flat' | 'pediment' | 'round' }

/** A dormer standing on a roof slope; the box is the face of the dormer. */
export const drawDormer = (pen: Pen, spec: DormerSpec): string => {
  const { x, y, w, h, top } = spec
  const frame = pen.light.shade(spec.frame)
  const cheek = pen.light.shade(spec.cheek)
  const face = { x, y, w, h }
  const rise = 0.42
  const crown =
    top === 'pediment'
      ? polygon(
          [
            [x - 0.18, y],
            [x + w / 2, y - rise],
            [x + w + 0.18, y],
          ],
          frame,
        ) +
        polygon(
          [
            [x + 0.1, y - 0.06],
            [x + w / 2, y - rise + 0.14],
            [x + w - 0.1, y - 0.06],
          ],
          darken(frame, 0.14),
        )
      : top === 'round'
        ? path(
            `M${n(x - 0.12)} ${n(y + 0.02)}Q${n(x + w / 2)} ${n(y - rise * 1.5)} ${n(x + w + 0.12)} ${n(y + 0.02)}Z`,
            cheek,
          )
        : rect(x - 0.16, y - 0.16, w + 0.32, 0.18, cheek)
  return (
    sweptShadow(pen, { x: x - 0.05, y: y - 0.1, w: w + 0.1, h: h + 0.1 }, 0.42, 1.15) +
    rect(face.x, face.y, w, h, frame) +
    rect(x + w - 0.07, y, 0.07, h, darken(frame, 0.18)) +
    drawWindow(pen, {
      x: x + 0.15,
      y: y + 0.14,
      w: w - 0.3,
      h: h - 0.26,
      frame: spec.frame,
      sash: 'pair',
      sill: false,
      reveal: 0.06,
    }) +
    crown +
    rect(x - 0.18, y - 0.05, w + 0.36, 0.09, darken(cheek, 0.1)) +
    rect(x - 0.08, y + h - 0.06, w + 0.16, 0.1, darken(cheek, 0.05))
  )
}

export type ChimneySpec = {
  x: number
  y: number
  w: number
  h: number
  colour: string
  pots: number
}

/** A chimney stack whose foot lies at y. */
export const drawChimney = (pen: Pen, { x, y, w, h, colour, pots }: ChimneySpec): string => {
  const own = pen.light.shade(colour)
  const pot = pen.light.shade('#b9694a')
  const gap = w / pots
  return (
    rect(x, y - h, w, h, brickPaint(pen, own)) +
    rect(
      x + w * 0.62,
      y - h,
      w * 0.38,
      h,
      pen.light.shadow.colour,
      pen.light.shadow.opacity * 0.8,
    ) +
    rect(x - 0.07, y - h, w + 0.14, 0.14, lighten(own, 0.18)) +
    rect(x - 0.07, y - h + 0.14, w + 0.14, 0.05, darken(own, 0.35)) +
    repeat(pots, (index) => {
      const left = x + gap * (index + 0.5) - 0.1
      return (
        rect(left, y - h - 0.32, 0.2, 0.32, pot) +
        rect(left - 0.03, y - h - 0.34, 0.26, 0.06, lighten(pot, 0.2)) +
        rect(left + 0.12, y - h - 0.28, 0.08, 0.28, darken(pot, 0.25))
      )
    })
  )
}

/** A zinc rainwater pipe with its brackets. */
export const drawPipe = (pen: Pen, x: number, top: number, bottom: number): string => {
  const zinc = pen.light.shade('#8d969c')
  const height = bottom - top
  return (
    sweptShadow(pen, { x, y: top, w: 0.1, h: height - 0.1 }, 0.08, 1) +
    rect(x, top, 0.1, height, zinc) +
    rect(x + 0.015, top, 0.03, height, lighten(zinc, 0.35)) +
    rect(x - 0.015, bottom - 1.3, 0.13, 1.3, darken(zinc, 0.35)) +
    repeat(Math.floor(height / 2.2), (index) =>
      rect(x - 0.03, top + 0.7 + index * 2.2, 0.16, 0.06, darken(zinc, 0.22)),
    )
  )
}

/** A flush roof window. */
export const drawSkylight = (pen: Pen, x: number, y: number, w: number, h: number): string => {
  const { glass } = pen.light
  return (
    sweptShadow(pen, { x, y, w, h }, 0.08, 1) +
    rect(x, y, w, h, pen.light.shade('#4a5056')) +
    rect(x + 0.07, y + 0.07, w - 0.14, h - 0.14, glass.mid) +
    polygon(
      [
        [x + w * 0.5, y + 0.07],
        [x + w - 0.07, y + 0.07],
        [x + w * 0.5, y + h - 0.07],
        [x + 0.12, y + h - 0.07],
      ],
      glass.bright,
      0.7,
    )
  )
}
