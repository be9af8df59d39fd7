import { lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import { lookOf } from '../core/look'
import { paled } from '../core/light'
import { forkPen, withLight, type Pen } from '../core/sheet'
import { n, placed, polygon, rect, repeat, stroke } from '../core/svg'
import { FREE_FACADES } from '../facades/facades'
import { drawCountryside } from '../parts/backdrop'
import { drawLawn } from '../parts/ground'
import { drawPlate } from '../parts/plate'
import { drawHedge } from '../parts/shrub'
import { drawSky } from '../parts/sky'
import { drawTree } from '../parts/tree'
import { HEIGHT, WIDTH } from './frame'

type Peg = readonly [number, number, number]

const peg = (pen: Pen, [x, y, size]: Peg): string => {
  const wood = pen.light.shade('#b58658')
  return (
    rect(x - size * 0.07, y - size, size * 0.14, size, wood) +
    rect(x - size * 0.09, y - size, size * 0.18, size * 0.24, pen.light.shade('#c23b2e')) +
    rect(x + size * 0.02, y - size * 0.76, size * 0.05, size * 0.76, pen.light.shadow.colour, 0.3)
  )
}

const string = (pen: Pen, a: Peg, b: Peg): string =>
  stroke(
    `M${n(a[0])} ${n(a[1] - a[2] * 0.72)}Q${n((a[0] + b[0]) / 2)} ${n((a[1] - a[2] * 0.72 + b[1] - b[2] * 0.72) / 2 + 9)} ${n(b[0])} ${n(b[1] - b[2] * 0.72)}`,
    lighten(pen.light.shade('#d9d2c0'), 0.3),
    3,
  )

const board = (pen: Pen, x: number, y: number, number: number): string => {
  const post = pen.light.shade('#e9e4d8')
  return (
    rect(x - 8, y - 250, 16, 250, post) +
    rect(x + 2, y - 250, 6, 250, pen.light.shadow.colour, 0.24) +
    placed(drawPlate(pen, 0, 0, number, 1.35), x, y - 228, 82)
  )
}

const ghost = (pen: Pen, x: number, y: number, scale: number): string =>
  stroke(
    `M${n(x)} ${n(y)}v${n(-4.4 * scale)}l${n(4 * scale)} ${n(-3 * scale)}l${n(4 * scale)} ${n(3 * scale)}v${n(4.4 * scale)}Z`,
    lighten(pen.light.shade('#ffffff'), 0.4),
    4,
    'stroke-dasharray="18 14" stroke-linejoin="round"',
  )

/** A building plot between two neighbours: pegs, strings, a numbered board. */
export const drawPlot = (pen: Pen, look: HouseLook, side: 'street' | 'garden'): string => {
  const ground = 820
  const far = withLight(forkPen(pen, 'far'), paled(pen.light, 0.42))
  const leftHouse = FREE_FACADES.villa(
    forkPen(far, 'left'),
    lookOf('villa', look.seed + 11),
    'street',
  )
  const rightHouse = FREE_FACADES.farmhouse(
    forkPen(far, 'right'),
    lookOf('farmhouse', look.seed + 23),
    'street',
  )
  const scale = 34
  const back: readonly [Peg, Peg] =
    side === 'street'
      ? [
          [430, 850, 46],
          [1210, 850, 46],
        ]
      : [
          [520, 846, 42],
          [1120, 846, 42],
        ]
  const front: readonly [Peg, Peg] =
    side === 'street'
      ? [
          [130, 1130, 104],
          [1490, 1130, 104],
        ]
      : [
          [250, 1150, 110],
          [1390, 1150, 110],
        ]
  const tree = forkPen(pen, 'tree')
  const earth = pen.light.shade(pen.light.season === 'winter' ? '#f0f2f4' : '#b79a6e')
  return (
    drawSky(forkPen(pen, 'sky'), { width: WIDTH, horizon: ground }) +
    drawCountryside(forkPen(pen, 'land'), { width: WIDTH, ground }) +
    placed(leftHouse.svg, -90, ground, scale) +
    placed(rightHouse.svg, 1190, ground, scale) +
    placed(drawTree(far, 'poplar', 12), 470, ground, scale) +
    placed(drawTree(far, 'poplar', 13), 520, ground, scale) +
    placed(drawTree(far, 'round', 8), 1130, ground, scale) +
    drawLawn(forkPen(pen, 'lawn'), { width: WIDTH, height: HEIGHT, ground }) +
    placed(drawHedge(forkPen(pen, 'hedge'), 0, 0, 8.4, 0.9), 1180, ground + 16, 60) +
    placed(drawHedge(forkPen(pen, 'hedge2'), 0, 0, 7.2, 0.9), -20, ground + 16, 60) +
    polygon(
      [
        [back[0][0], back[0][1]],
        [back[1][0], back[1][1]],
        [front[1][0], front[1][1]],
        [front[0][0], front[0][1]],
      ],
      earth,
      0.5,
    ) +
    repeat(5, (index) => {
      const t = (index + 1) / 6
      const x = back[0][0] + (front[0][0] - back[0][0]) * t
      const x2 = back[1][0] + (front[1][0] - back[1][0]) * t
      const y = back[0][1] + (front[0][1] - back[0][1]) * t
      return rect(x + 20, y, x2 - x - 40, 3 + t * 5, lighten(earth, 0.2), 0.5)
    }) +
    ghost(pen, 640, 905, 41) +
    string(pen, back[0], back[1]) +
    string(pen, back[0], front[0]) +
    string(pen, back[1], front[1]) +
    string(pen, front[0], front[1]) +
    [...back, ...front].map((one) => peg(pen, one)).join('') +
    placed(drawTree(tree, 'oval', 7.4), side === 'street' ? 1440 : 120, 1010, 84) +
    board(pen, side === 'street' ? 300 : 1330, 1075, (look.number % 24) + 1)
  )
}
