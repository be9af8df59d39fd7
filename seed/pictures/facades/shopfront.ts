import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import type { Pen } from '../core/sheet'
import { circle, n, path, polygon, rect, repeat, type Box } from '../core/svg'
import { drawDoor } from '../parts/door'
import { drawReflection } from '../parts/glass'
import { drawPlate } from '../parts/plate'
import { drawChimney, drawCornice, drawDormer, drawPipe, drawSlope } from '../parts/roof'
import { shadowOf } from '../parts/shadow'
import { drawBand, drawWall } from '../parts/wall'
import { drawWindow } from '../parts/window'
import { bayCentres, type Elevation } from './elevation'

const WIDTH = 7.4

const awning = (pen: Pen, x: number, y: number, w: number, colour: string): string => {
  const own = pen.light.shade(colour)
  const pale = pen.light.shade('#f3eee2')
  const count = Math.round(w / 0.34)
  const step = w / count
  const drop = 0.85
  const flare = 0.22
  const stripes = repeat(count, (index) => {
    const a = index / count
    const b = (index + 1) / count
    const tone = index % 2 === 0 ? own : pale
    const left = x - flare + (w + 2 * flare) * a
    const right = x - flare + (w + 2 * flare) * b
    return (
      polygon(
        [
          [x + w * a, y],
          [x + w * b, y],
          [right, y + drop],
          [left, y + drop],
        ],
        tone,
      ) +
      path(
        `M${n(left)} ${n(y + drop)}H${n(right)}v.14a${n((right - left) / 2)} ${n(step * 0.42)} 0 0 1 ${n(left - right)} 0Z`,
        darken(tone, 0.12),
      )
    )
  })
  return (
    shadowOf(
      pen,
      [
        [x, y + drop],
        [x + w, y + drop],
        [x + w, y + drop + 0.95],
        [x + 0.6, y + drop + 0.95],
        [x, y + drop + 0.4],
      ],
      1.4,
    ) + stripes
  )
}

const wares = (pen: Pen, { x, y, w, h }: Box): string => {
  const colours = ['#d8a05a', '#b4552d', '#e6d6b4', '#5d7350', '#35606b'].map((c) =>
    pen.light.shade(c),
  )
  const lamps = [0.2, 0.5, 0.8].map((at) => {
    const lx = x + w * at
    return (
      rect(lx - 0.012, y, 0.024, h * 0.2, '#2a2f33') +
      path(
        `M${n(lx - 0.17)} ${n(y + h * 0.2 + 0.15)}A.17 .17 0 0 1 ${n(lx + 0.17)} ${n(y + h * 0.2 + 0.15)}Z`,
        darken(colours[1] ?? '#b4552d', 0.2),
      ) +
      circle(lx, y + h * 0.2 + 0.17, 0.06, '#fff3cf')
    )
  })
  const shelf = repeat(Math.floor(w / 0.34), (index) => {
    const px = x + 0.12 + index * 0.34
    const tall = pen.random.range(0.18, 0.46)
    const colour = pen.random.pick(colours)
    return pen.random.chance(0.4)
      ? circle(px + 0.1, y + h - 0.14, 0.13, colour)
      : rect(px, y + h - tall, 0.2, tall, colour) +
          rect(px, y + h - tall, 0.06, tall, lighten(colour, 0.25))
  })
  return lamps.join('') + rect(x, y + h * 0.62, w, 0.03, pen.light.shade('#7b5a3e')) + shelf
}

const display = (pen: Pen, box: Box, frame: string): string => {
  const { x, y, w, h } = box
  const lit = pen.light.litShare > 0.1
  const { bright, deep } = pen.light.lit
  return (
    rect(x - 0.1, y - 0.1, w + 0.2, h + 0.1, frame) +
    rect(x, y, w, h, lit ? bright : pen.light.glass.dark) +
    rect(x, y + h * 0.55, w, h * 0.45, lit ? deep : pen.light.glass.mid, 0.55) +
    wares(pen, box) +
    drawReflection(pen, { x, y, w: w / 2, h }, lit) +
    drawReflection(pen, { x: x + w / 2, y, w: w / 2, h }, lit) +
    rect(x + w / 2 - 0.04, y, 0.08, h, frame) +
    rect(x, y + h * 0.24, w, 0.06, frame)
  )
}

/** A corner-shop house: timber shopfront with awning, dwelling with its own door above. */
export const drawShopfront = (pen: Pen, look: HouseLook): Elevation => {
  const base = 4.05
  const eaves = base + (look.storeys - 1) * 3.2 + 0.5
  const roof = 2.4
  const bays = bayCentres(3, WIDTH, 0.3)
  const frame = pen.light.shade(look.door)
  const doorX = WIDTH - 0.95
  const upper = repeat(look.storeys - 1, (floor) => {
    const bottom = -(base + floor * 3.2 + 0.75)
    return bays
      .map((x) =>
        drawWindow(pen, {
          x: x - 0.6,
          y: bottom - 2,
          w: 1.2,
          h: 2,
          frame: look.frame,
          stone: look.stone,
          surround: 'stone',
          head: look.variant === 1 ? 'segment' : 'flat',
          sash: 'tee',
        }),
      )
      .join('')
  })
  const svg =
    drawChimney(pen, {
      x: 0.4,
      y: -eaves - roof + 0.4,
      w: 0.9,
      h: 1.6,
      colour: '#9c5440',
      pots: 2,
    }) +
    drawSlope(
      pen,
      [
        [0, -eaves],
        [0, -eaves - roof],
        [WIDTH, -eaves - roof],
        [WIDTH, -eaves],
      ],
      look.roof.startsWith('#4') ? 'slate' : 'pantile',
      look.roof,
    ) +
    [0.3, 0.7]
      .map((at) =>
        drawDormer(pen, {
          x: WIDTH * at - 0.65,
          y: -eaves - 1.85,
          w: 1.3,
          h: 1.6,
          frame: look.frame,
          cheek: '#8d979e',
          top: 'pediment',
        }),
      )
      .join('') +
    drawWall(pen, look, 0, -eaves, WIDTH, eaves) +
    upper +
    drawCornice(pen, { x: 0, y: -eaves - 0.05, w: WIDTH, colour: look.frame, kind: 'dentils' }) +
    rect(0.15, -base + 0.1, WIDTH - 0.3, base - 0.1, darken(frame, 0.12)) +
    [0.15, 4.95, 5.65, WIDTH - 0.4]
      .map(
        (x) =>
          rect(x, -base + 0.6, 0.25, base - 0.6, frame) +
          rect(x + 0.06, -base + 0.8, 0.03, base - 1.4, lighten(frame, 0.2)),
      )
      .join('') +
    display(pen, { x: 0.6, y: -2.95, w: 2.9, h: 2.2 }, frame) +
    rect(0.5, -0.65, 3.1, 0.65, frame) +
    rect(0.75, -0.52, 1.2, 0.36, darken(frame, 0.25)) +
    rect(2.15, -0.52, 1.2, 0.36, darken(frame, 0.25)) +
    drawDoor(pen, {
      x: 3.75,
      y: -3.05,
      w: 1.12,
      h: 3.0,
      colour: look.door,
      kind: 'glazed',
      transom: 0.6,
    }) +
    drawDoor(pen, {
      x: doorX - 0.5,
      y: -3.05,
      w: 1,
      h: 2.9,
      colour: look.accent,
      kind: 'panelled',
      transom: 0.55,
      steps: 1,
    }) +
    drawPlate(pen, 5.3, -2, look.number, 0.22) +
    rect(0.1, -base + 0.02, WIDTH - 0.2, 0.72, frame) +
    repeat(3, (index) =>
      circle(WIDTH * (0.3 + index * 0.2), -base + 0.4, 0.12, lighten(frame, 0.5)),
    ) +
    drawBand(pen, 0, -base - 0.16, WIDTH, 0.2, look.stone) +
    awning(pen, 0.45, -base + 0.74, 4.4, look.accent) +
    drawPipe(pen, WIDTH - 0.14, -eaves + 0.5, -base)
  return { svg, width: WIDTH, height: eaves + roof, door: 4.6 }
}
