import { darken, lighten, mix } from '../core/colour'
import { paled } from '../core/light'
import type { HouseLook } from '../core/look'
import { clipped, withLight, type Pen } from '../core/sheet'
import { circle, path, placed, polygon, rect, repeat, stroke, type Box } from '../core/svg'
import { drawBalcony } from '../parts/balcony'
import { drawPalm } from '../parts/southern-tree'
import { drawTree } from '../parts/tree'
import { openingPath, type Head, type Sash } from '../parts/window'
import type { Room } from './room'

export type Outlook = 'street' | 'garden' | 'roofs' | 'coast'

const roofs = (pen: Pen, box: Box): string => {
  const far = paled(pen.light, 0.45)
  const walls = ['#b4603f', '#d0ac78', '#a34a38', '#e9e4d8'].map(far.shade)
  const count = Math.max(3, Math.ceil(box.w / 0.7))
  const w = box.w / count
  return repeat(count, (index) => {
    const x = box.x + index * w
    const top = box.y + box.h * pen.random.range(0.42, 0.6)
    const wall = walls[index % walls.length] ?? '#b4603f'
    const roof = far.shade('#6b5a58')
    return (
      rect(x, top, w, box.y + box.h - top, wall) +
      (pen.random.chance(0.5)
        ? polygon(
            [
              [x, top],
              [x + w / 2, top - 0.34],
              [x + w, top],
            ],
            wall,
          )
        : polygon(
            [
              [x, top],
              [x, top - 0.26],
              [x + w, top - 0.26],
              [x + w, top],
            ],
            roof,
          )) +
      [0.2, 0.6]
        .map(
          (at) =>
            rect(x + w * at, top + 0.16, w * 0.2, 0.24, far.glass.mid) +
            rect(x + w * at, top + 0.62, w * 0.2, 0.24, far.glass.mid),
        )
        .join('')
    )
  })
}

const outside = (pen: Pen, box: Box, outlook: Outlook): string => {
  const { sky, haze } = pen.light
  const { x, y, w, h } = box
  const air = rect(x, y, w, h, sky[1]) + rect(x, y + h * 0.3, w, h * 0.7, mix(sky[1], sky[2], 0.6))
  if (outlook === 'coast') {
    const sea = mix(pen.light.shade('#3d86a3'), haze, 0.15)
    return (
      air +
      polygon(
        [
          [x, y + h * 0.6],
          [x + w * 0.3, y + h * 0.46],
          [x + w * 0.6, y + h * 0.58],
          [x + w, y + h * 0.5],
          [x + w, y + h * 0.7],
          [x, y + h * 0.7],
        ],
        mix(sky[2], '#8a90a4', 0.4),
      ) +
      rect(x, y + h * 0.62, w, h * 0.38, sea) +
      placed(drawPalm(pen, 3.6), x + w * 0.72, y + h * 1.02, 0.36)
    )
  }
  if (outlook === 'garden') {
    const far = withLight(pen, paled(pen.light, 0.2))
    const trees = repeat(Math.max(2, Math.round(w / 1.1)), (index) =>
      placed(
        drawTree(far, index % 2 === 0 ? 'round' : 'oval', 5.4),
        x + ((index + 0.5) * w) / Math.max(2, Math.round(w / 1.1)),
        y + h * 0.92,
        0.27,
      ),
    )
    return air + rect(x, y + h * 0.72, w, h * 0.28, mix(pen.light.ground.grass, haze, 0.2)) + trees
  }
  return air + roofs(pen, outlook === 'roofs' ? { ...box, y: y + h * 0.18 } : box)
}

const curtain = ({ x, y, w, h }: Box, colour: string): string => {
  const folds = repeat(5, (index) =>
    rect(x + ((index + 0.55) * w) / 5, y + 0.05, w * 0.07, h - 0.05, darken(colour, 0.14)),
  )
  return rect(x, y, w, h, colour) + folds + rect(x, y + h - 0.05, w, 0.05, darken(colour, 0.22))
}

export type RoomWindowSpec = Box & {
  head?: Head
  sash?: Sash
  outlook: Outlook
  curtains?: boolean
  radiator?: boolean
  balcony?: boolean
}

const barsOf = (sash: Sash, { x, y, w, h }: Box, colour: string): string => {
  const t = 0.07
  const up = (at: number, from = 0): string =>
    rect(x + w * at - t / 2, y + h * from, t, h * (1 - from), colour)
  const lie = (at: number, thick = t): string => rect(x, y + h * at - thick / 2, w, thick, colour)
  if (sash === 'single') return ''
  if (sash === 'pair') return up(0.5)
  if (sash === 'tee') return up(0.5, 0.3) + lie(0.3)
  if (sash === 'cross') return up(0.5) + lie(0.36)
  if (sash === 'sliding') return lie(0.5)
  if (sash === 'triple') return up(1 / 3) + up(2 / 3)
  if (sash === 'french') return up(0.5) + lie(0.22, 0.05) + lie(0.76, 0.05)
  return up(0.5) + lie(0.25, 0.04) + lie(0.5, 0.04) + lie(0.75, 0.04)
}

const radiator = (room: Room, x: number, w: number): string => {
  const own = lighten(room.colours.trim, 0.2)
  const ribs = Math.round(w / 0.1)
  return (
    repeat(ribs, (index) =>
      rect(
        x + (index * w) / ribs,
        -0.72,
        w / ribs - 0.02,
        0.6,
        index % 2 === 0 ? own : darken(own, 0.07),
      ),
    ) +
    rect(x, -0.74, w, 0.04, darken(own, 0.14)) +
    rect(x + 0.06, -0.12, 0.03, 0.12, darken(own, 0.25)) +
    rect(x + w - 0.1, -0.12, 0.03, 0.12, darken(own, 0.25))
  )
}

/** A window seen from inside, in the metres of the back wall. */
export const drawRoomWindow = (
  room: Room,
  pen: Pen,
  look: HouseLook,
  spec: RoomWindowSpec,
): string => {
  const { head = 'flat', sash = 'pair', outlook } = spec
  const box: Box = { x: spec.x, y: spec.y, w: spec.w, h: spec.h }
  const { trim, accent } = room.colours
  const frame = mix(pen.light.shade(look.frame), trim, 0.25)
  const outline = openingPath(box, head)
  const railing = spec.balcony
    ? drawBalcony(pen, {
        x: box.x - 0.1,
        y: box.y + box.h - 0.04,
        w: box.w + 0.2,
        depth: 0,
        railing: look.variant === 0 ? 'glass' : 'bars',
        stone: look.stone,
        iron: look.iron,
      })
    : ''
  const view = clipped(
    pen,
    outline,
    outside(pen, box, outlook) +
      railing +
      barsOf(sash, box, frame) +
      stroke(outline, frame, 0.17, 'stroke-linejoin="miter"'),
  )
  const casing = path(
    openingPath({ x: box.x - 0.13, y: box.y - 0.13, w: box.w + 0.26, h: box.h + 0.13 }, head),
    trim,
  )
  const low = box.y + box.h
  const sill =
    low < -0.2
      ? rect(box.x - 0.2, low, box.w + 0.4, 0.07, lighten(trim, 0.4)) +
        rect(box.x - 0.16, low + 0.07, box.w + 0.32, 0.04, darken(trim, 0.16))
      : ''
  const textile = mix(accent, room.colours.linen, 0.35)
  const curtains = spec.curtains
    ? curtain({ x: box.x - 0.46, y: box.y - 0.2, w: 0.42, h: -box.y + 0.2 - 0.04 }, textile) +
      curtain(
        { x: box.x + box.w + 0.04, y: box.y - 0.2, w: 0.42, h: -box.y + 0.2 - 0.04 },
        textile,
      ) +
      rect(box.x - 0.55, box.y - 0.25, box.w + 1.1, 0.045, room.colours.metal) +
      circle(box.x - 0.57, box.y - 0.23, 0.045, room.colours.metal) +
      circle(box.x + box.w + 0.57, box.y - 0.23, 0.045, room.colours.metal)
    : ''
  const glare = polygon(
    [
      [box.x + box.w * 0.55, box.y + 0.1],
      [box.x + box.w * 0.75, box.y + 0.1],
      [box.x + box.w * 0.4, low - 0.1],
      [box.x + box.w * 0.2, low - 0.1],
    ],
    '#ffffff',
    head === 'round' ? 0 : 0.1,
  )
  return (
    casing +
    view +
    glare +
    sill +
    (spec.radiator ? radiator(room, box.x + 0.05, box.w - 0.1) : '') +
    curtains
  )
}
