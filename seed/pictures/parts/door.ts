import { darken, lighten } from '../core/colour'
import { boardPaint } from '../core/pattern'
import { clipped, type Pen } from '../core/sheet'
import { circle, rect, repeat, roundRect, stroke, type Box } from '../core/svg'
import { drawInside, drawReflection } from './glass'
import { shadowOf, sweptShadow } from './shadow'
import { openingPath, type Head } from './window'

export type DoorKind = 'panelled' | 'glazed' | 'modern' | 'double' | 'boarded'

export type DoorSpec = Box & {
  colour: string
  kind?: DoorKind
  head?: Head
  /** Stone of the surround; none when absent. */
  surround?: string
  /** Height of the window over the door in metres; 0 for none. */
  transom?: number
  /** Number of bluestone steps. */
  steps?: number
}

const panel = (colour: string, { x, y, w, h }: Box): string =>
  rect(x, y, w, h, darken(colour, 0.16)) +
  rect(x + w - 0.025, y, 0.025, h, lighten(colour, 0.18)) +
  rect(x, y + h - 0.025, w, 0.025, lighten(colour, 0.18)) +
  rect(x, y, w, 0.03, darken(colour, 0.38)) +
  rect(x, y, 0.03, h, darken(colour, 0.38)) +
  rect(x + 0.08, y + 0.08, w - 0.16, h - 0.16, colour)

const brass = (pen: Pen): string => pen.light.shade('#d6a94e')

const panelledLeaf = (pen: Pen, box: Box, colour: string, glazed: boolean): string => {
  const { x, y, w, h } = box
  const pad = Math.min(0.14, w * 0.15)
  const pane = { x: x + pad, y: y + pad, w: w - 2 * pad, h: h * 0.44 }
  const lower = { x: x + pad, y: y + h * 0.6, w: w - 2 * pad, h: h * 0.4 - pad }
  const lit = pen.random.chance(pen.light.litShare)
  const upper = glazed
    ? drawInside(pen, pane, 'bare', lit) +
      drawReflection(pen, pane, lit) +
      ironGrille(pane, darken(colour, 0.45)) +
      stroke(openingPath(pane, 'flat'), darken(colour, 0.4), 0.03)
    : panel(colour, pane)
  return (
    rect(x, y, w, h, colour) +
    upper +
    panel(colour, lower) +
    rect(x + w * 0.36, y + h * 0.525, w * 0.28, 0.055, brass(pen))
  )
}

const ironGrille = ({ x, y, w, h }: Box, colour: string): string =>
  [0.25, 0.5, 0.75].map((at) => rect(x + w * at - 0.012, y, 0.024, h, colour)).join('') +
  circleRing(x + w / 2, y + h / 2, Math.min(w, h) * 0.24, colour)

const circleRing = (cx: number, cy: number, r: number, colour: string): string =>
  `<circle cx="${cx.toFixed(3)}" cy="${cy.toFixed(3)}" r="${r.toFixed(3)}" fill="none" stroke="${colour}" stroke-width="0.025"/>`

const modernLeaf = (pen: Pen, { x, y, w, h }: Box, colour: string): string =>
  rect(x, y, w, h, colour) +
  [0.2, 0.4, 0.6, 0.8].map((at) => rect(x, y + h * at, w, 0.018, darken(colour, 0.25))).join('') +
  rect(x + w * 0.66, y + 0.2, w * 0.16, h - 0.4, pen.light.glass.mid) +
  rect(x + w * 0.66, y + 0.2, w * 0.16, h * 0.32, pen.light.glass.bright, 0.5) +
  rect(x + w * 0.12, y + h * 0.3, 0.045, h * 0.44, lighten(colour, 0.6))

const leafOf = (pen: Pen, box: Box, kind: DoorKind, colour: string): string => {
  const knobY = box.y + box.h * 0.55
  if (kind === 'modern') return modernLeaf(pen, box, colour)
  if (kind === 'boarded') {
    const bars = [0.18, 0.78].map((at) =>
      rect(box.x, box.y + box.h * at, box.w, 0.14, darken(colour, 0.22)),
    )
    return (
      rect(box.x, box.y, box.w, box.h, boardPaint(pen, colour)) +
      bars.join('') +
      circle(box.x + box.w * 0.85, knobY, 0.05, brass(pen))
    )
  }
  if (kind === 'double') {
    const half = { ...box, w: box.w / 2 - 0.015 }
    const right = { ...half, x: box.x + box.w / 2 + 0.015 }
    return (
      rect(box.x, box.y, box.w, box.h, darken(colour, 0.5)) +
      panelledLeaf(pen, half, colour, true) +
      panelledLeaf(pen, right, colour, true) +
      circle(box.x + box.w / 2 + 0.08, knobY, 0.045, brass(pen)) +
      circle(box.x + box.w / 2 - 0.08, knobY, 0.045, brass(pen))
    )
  }
  return (
    panelledLeaf(pen, box, colour, kind === 'glazed') +
    circle(box.x + box.w * 0.88, knobY, 0.045, brass(pen))
  )
}

const stepsOf = (pen: Pen, box: Box, count: number): string => {
  const stone = pen.light.shade('#a3a9ad')
  return repeat(count, (index) => {
    const spread = 0.16 * (index + 1)
    const y = box.y + box.h + 0.15 * index
    const step = { x: box.x - spread, y, w: box.w + 2 * spread, h: 0.15 }
    return (
      sweptShadow(pen, step, 0.14, 0.9) +
      rect(step.x, step.y, step.w, step.h, darken(stone, 0.1 + index * 0.05)) +
      rect(step.x, step.y, step.w, 0.045, lighten(stone, 0.32))
    )
  })
}

/** A front door in metres; the box is the whole opening including the window above. */
export const drawDoor = (pen: Pen, spec: DoorSpec): string => {
  const { x, y, w, h, kind = 'panelled', head = 'flat', transom = 0, steps = 0 } = spec
  const box: Box = { x, y, w, h }
  const colour = pen.light.shade(spec.colour)
  const frame = darken(colour, 0.2)
  const edge = 0.08
  const leaf = { x: x + edge, y: y + edge + transom, w: w - 2 * edge, h: h - edge - transom }
  const lit = transom > 0 && pen.random.chance(pen.light.litShare + 0.1)
  const over = { x: x + edge, y: y + edge, w: w - 2 * edge, h: transom - 0.08 }
  const light =
    transom > 0
      ? drawInside(pen, over, 'bare', lit) +
        drawReflection(pen, over, lit) +
        rect(x + w / 2 - 0.025, over.y, 0.05, over.h, frame)
      : ''
  const content =
    rect(x, y, w, h, frame) +
    light +
    leafOf(pen, leaf, kind, colour) +
    stroke(openingPath(box, head), frame, edge * 2, '') +
    shadowOf(
      pen,
      [
        [x, y],
        [x + w, y],
        [x + w, y + 0.2],
        [x + 0.2, y + 0.2],
        [x + 0.2, y + h],
        [x, y + h],
      ],
      1.5,
    )
  return (
    (spec.surround ? doorSurround(pen, box, head, spec.surround) : '') +
    clipped(pen, openingPath(box, head), content) +
    stepsOf(pen, box, steps)
  )
}

const doorSurround = (pen: Pen, { x, y, w, h }: Box, head: Head, stone: string): string => {
  const colour = pen.light.shade(stone)
  const t = 0.2
  return (
    sweptShadow(pen, { x: x - t, y, w: w + 2 * t, h }, 0.06, 0.9) +
    path45(x - t, y - t, w + 2 * t, h + t, head, colour) +
    rect(x - t - 0.03, y + h - 0.4, t + 0.03, 0.4, darken(colour, 0.1)) +
    rect(x + w, y + h - 0.4, t + 0.03, 0.4, darken(colour, 0.1)) +
    (head === 'flat'
      ? roundRect(x - t - 0.1, y - t - 0.12, w + 2 * t + 0.2, 0.14, 0.01, lighten(colour, 0.28))
      : '')
  )
}

const path45 = (x: number, y: number, w: number, h: number, head: Head, colour: string): string =>
  `<path d="${openingPath({ x, y, w, h }, head)}" fill="${colour}"/>`
