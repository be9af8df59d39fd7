import { darken, lighten } from '../core/colour'
import { forkPen, type Pen } from '../core/sheet'
import { circle, path, placed, polygon, rect, repeat, roundRect, stroke } from '../core/svg'
import { drawFootShadow, drawStreet } from '../parts/ground'
import { drawSky } from '../parts/sky'
import { drawBicycle, drawLampPost } from '../parts/street-furniture'
import { drawTree } from '../parts/tree'
import { drawNeighbours } from '../scenes/row'

const STOREY = 2.9
const WING = 5.6
const CORE = 2.6
const WIDTH = WING * 2 + CORE

const lamp = (x: number, colour: string): string =>
  rect(x - 0.01, -2.6, 0.02, 0.5, '#2c3439') +
  path(`M${x - 0.2} -1.95A.2 .2 0 0 1 ${x + 0.2} -1.95Z`, colour) +
  circle(x, -1.93, 0.06, '#fff2cc') +
  circle(x, -1.9, 0.6, '#fff2cc', 0.16)

const frame = (x: number, y: number, w: number, h: number, colour: string): string =>
  rect(x, y, w, h, '#8d6041') +
  rect(x + 0.04, y + 0.04, w - 0.08, h - 0.08, '#f6f1e6') +
  rect(x + 0.1, y + 0.1, w - 0.2, h - 0.2, colour)

const sofa = (x: number, colour: string): string =>
  roundRect(x, -0.85, 2, 0.6, 0.1, darken(colour, 0.12)) +
  roundRect(x - 0.12, -0.62, 0.3, 0.5, 0.1, colour) +
  roundRect(x + 1.82, -0.62, 0.3, 0.5, 0.1, colour) +
  roundRect(x + 0.15, -0.46, 0.85, 0.22, 0.05, lighten(colour, 0.12)) +
  roundRect(x + 1.02, -0.46, 0.82, 0.22, 0.05, lighten(colour, 0.12)) +
  rect(x, -0.26, 2, 0.16, darken(colour, 0.2)) +
  rect(x + 0.05, -0.1, 0.06, 0.1, '#5a4030') +
  rect(x + 1.9, -0.1, 0.06, 0.1, '#5a4030')

const shelves = (pen: Pen, x: number): string => {
  const colours = ['#a34a38', '#123a8f', '#e6d6b4', '#5d7350', '#c98f3f']
  return (
    rect(x, -2, 1, 2, '#8d6041') +
    repeat(
      4,
      (row) =>
        rect(x + 0.05, -1.94 + row * 0.49, 0.9, 0.42, '#5a4030') +
        repeat(8, (book) =>
          pen.random.chance(0.85)
            ? rect(
                x + 0.08 + book * 0.105,
                -1.52 + row * 0.49 - pen.random.range(0.2, 0.34),
                0.08,
                0.34,
                pen.random.pick(colours),
              )
            : '',
        ),
    ) +
    repeat(5, (row) => rect(x, -2 + row * 0.49, 1, 0.05, '#a8794f'))
  )
}

const table = (x: number): string =>
  rect(x, -0.78, 1.7, 0.06, '#a8794f') +
  stroke(`M${x + 0.15} -.74L${x + 0.08} 0M${x + 1.55} -.74L${x + 1.62} 0`, '#5a4030', 0.05) +
  [x - 0.3, x + 1.6]
    .map(
      (at, index) =>
        rect(at, -0.48, 0.4, 0.05, '#5a4030') +
        stroke(
          `M${at + 0.03} 0V-${index === 0 ? '1' : '.48'}M${at + 0.37} 0V-${index === 0 ? '.48' : '1'}`,
          '#5a4030',
          0.04,
        ),
    )
    .join('')

const bed = (x: number, colour: string): string =>
  roundRect(x - 0.1, -1.15, 0.14, 1.15, 0.04, '#8d6041') +
  rect(x, -0.5, 2, 0.26, '#f6f1e6') +
  path(`M${x + 0.6} -.55H${x + 2.05}V-.14H${x + 0.6}Z`, colour) +
  roundRect(x + 0.04, -0.66, 0.5, 0.2, 0.08, '#ffffff') +
  rect(x, -0.26, 2.04, 0.12, '#8d6041') +
  rect(x + 1.94, -0.14, 0.08, 0.14, '#5a4030')

const kitchen = (x: number, colour: string): string =>
  rect(x, -0.9, 2.2, 0.8, colour) +
  repeat(
    4,
    (index) =>
      rect(x + 0.03 + index * 0.55, -0.84, 0.49, 0.7, lighten(colour, 0.1)) +
      rect(x + 0.18 + index * 0.55, -0.79, 0.2, 0.025, '#d6a94e'),
  ) +
  rect(x - 0.03, -0.95, 2.26, 0.06, '#f3efe6') +
  rect(x, -2.1, 1.3, 0.6, lighten(colour, 0.06)) +
  rect(x + 0.64, -2.1, 0.02, 0.6, darken(colour, 0.2)) +
  stroke(`M${x + 1.7} -.95V-1.2Q${x + 1.7} -1.3 ${x + 1.8} -1.3V-1.22`, '#6b7378', 0.04)

const bath = (x: number): string =>
  path(
    `M${x} -.6H${x + 1.6}Q${x + 1.55} -.08 ${x + 1.3} -.08H${x + 0.3}Q${x + 0.05} -.08 ${x} -.6Z`,
    '#ffffff',
  ) +
  rect(x - 0.05, -0.64, 1.7, 0.07, '#e4e8e8') +
  stroke(`M${x + 0.2} -.64V-1.1Q${x + 0.2} -1.2 ${x + 0.3} -1.2`, '#b8924a', 0.04) +
  rect(x + 0.35, -0.08, 0.1, 0.08, '#c79a4a') +
  rect(x + 1.15, -0.08, 0.1, 0.08, '#c79a4a')

const plant = (x: number): string =>
  [-0.3, -0.1, 0.12, 0.3]
    .map((lean) =>
      path(
        `M${x} -.3Q${x + lean} -.6 ${x + lean * 1.6} -.95Q${x + lean * 0.4} -.6 ${x} -.3Z`,
        lean < 0 ? '#5f8a62' : '#46704f',
      ),
    )
    .join('') +
  polygon(
    [
      [x - 0.15, -0.32],
      [x + 0.15, -0.32],
      [x + 0.11, 0],
      [x - 0.11, 0],
    ],
    '#b5633f',
  )

const FURNISHINGS: readonly ((pen: Pen, accent: string) => string)[] = [
  (pen, accent) =>
    sofa(0.9, accent) +
    frame(1.3, -1.9, 1.1, 0.7, accent) +
    shelves(pen, 4) +
    lamp(3.4, accent) +
    plant(3.6),
  (_pen, accent) => kitchen(0.35, accent) + table(3.3) + lamp(4.1, '#c98f3f'),
  (_pen, accent) =>
    bed(0.6, accent) +
    frame(1, -1.95, 0.8, 0.6, accent) +
    lamp(3.2, '#f3efe6') +
    rect(4.1, -2, 1.1, 2, '#c29a6b') +
    rect(4.64, -2, 0.02, 2, '#8d6041'),
  (_pen, accent) =>
    rect(0, -1.2, WING - 0.3, 1.2, '#dbe8ec') +
    stroke(
      repeat(26, (i) => `M${i * 0.2} -1.2V0`) + repeat(6, (i) => `M0 ${-i * 0.2}H5.2`),
      '#c3d5da',
      0.012,
    ) +
    bath(0.7) +
    rect(3.2, -0.85, 1.2, 0.4, '#8d6041') +
    rect(3.15, -0.9, 1.3, 0.07, '#ffffff') +
    circle(3.8, -1.5, 0.36, '#e7eef0') +
    rect(2.5, -1, 0.04, 1, accent) +
    lamp(2.2, '#f3efe6'),
  (pen, accent) =>
    table(1.2) +
    lamp(2, accent) +
    shelves(pen, 3.9) +
    plant(3.4) +
    frame(0.35, -1.9, 0.7, 0.9, accent),
]

const WALLS = ['#efe2c8', '#d5dccf', '#e8d0c0', '#cad6dd', '#efe8da', '#e3d3b2'] as const

const room = (pen: Pen, x: number, floor: number, index: number): string => {
  const wall = WALLS[(floor * 2 + index) % WALLS.length] ?? '#efe8da'
  const accent =
    ['#b4552d', '#123a8f', '#5d7350', '#7c4a55', '#c98f3f'][(floor + index * 2) % 5] ?? '#123a8f'
  const furnish = FURNISHINGS[(floor * 3 + index * 2) % FURNISHINGS.length] ?? FURNISHINGS[0]
  const content = furnish ? furnish(pen, accent) : ''
  return placed(
    rect(0, -STOREY + 0.3, WING - 0.3, STOREY - 0.3, wall) +
      rect(0, -STOREY + 0.3, WING - 0.3, 0.14, darken(wall, 0.12)) +
      rect(0, -0.12, WING - 0.3, 0.12, lighten(wall, 0.5)) +
      content,
    x,
    -floor * STOREY,
    1,
  )
}

const flight = (floor: number): string => {
  const x = WING + 0.15
  const base = -floor * STOREY
  const steps = repeat(8, (index) =>
    rect(x + 0.2 + index * 0.24, base - (index + 1) * 0.18, 0.26, (index + 1) * 0.18, '#9aa1a5'),
  )
  return (
    rect(x, base - STOREY + 0.3, CORE - 0.3, STOREY - 0.3, '#e9e6df') +
    steps +
    stroke(
      `M${x + 0.2} ${base - 1}L${x + 2.1} ${base - 2.4}M${x + 0.2} ${base}V${base - 1}`,
      '#20262b',
      0.04,
    ) +
    circle(x + 1.15, base - STOREY + 0.45, 0.12, '#fff2cc')
  )
}

/** A block of flats cut open: what co-owners share and what is their own. */
export const drawSection = (pen: Pen): string => {
  const floors = 4
  const ground = 1000
  const scale = 66
  const ink = '#2c3439'
  const left = 800 - (WIDTH * scale) / 2
  const top = -floors * STOREY
  const rooms = repeat(
    floors,
    (floor) =>
      room(forkPen(pen, `l${floor}`), 0.15, floor, 0) +
      flight(floor) +
      room(forkPen(pen, `r${floor}`), WING + CORE + 0.15, floor, 1),
  )
  const slabs = repeat(floors + 1, (floor) =>
    rect(-0.1, -floor * STOREY - (floor === 0 ? 0 : 0.0), WIDTH + 0.2, 0.3, ink),
  )
  const walls = [0, WING, WING + CORE, WIDTH]
    .map((x) => rect(x - 0.12, top, 0.26, -top, ink))
    .join('')
  const attic =
    polygon(
      [
        [-0.4, top],
        [WIDTH * 0.16, top - 2.6],
        [WIDTH * 0.84, top - 2.6],
        [WIDTH + 0.4, top],
      ],
      ink,
    ) +
    polygon(
      [
        [0.35, top - 0.2],
        [WIDTH * 0.175, top - 2.36],
        [WIDTH * 0.825, top - 2.36],
        [WIDTH - 0.35, top - 0.2],
      ],
      '#d9c6a4',
    ) +
    repeat(7, (index) => rect(2.2 + index * 1.6, top - 2.36, 0.12, 2.16, '#a8794f')) +
    repeat(
      3,
      (index) =>
        roundRect(
          4 + index * 2.4,
          top - 0.8,
          1,
          0.6,
          0.04,
          ['#b5633f', '#5d7350', '#8d6041'][index] ?? '#8d6041',
        ) + rect(4 + index * 2.4, top - 0.56, 1, 0.05, '#f3efe6'),
    )
  const content = attic + rooms + walls + placed(slabs, 0, 0, 1)
  return (
    drawSky(forkPen(pen, 'sky'), { width: 1600, horizon: ground }) +
    drawNeighbours(pen, { from: left, to: 0, ground, scale: 62 }, 0.55) +
    drawNeighbours(pen, { from: left + WIDTH * scale, to: 1600, ground, scale: 62 }, 0.55) +
    placed(content, left, ground, scale) +
    drawStreet(forkPen(pen, 'street'), { width: 1600, height: 1200, ground: ground + 18 }) +
    drawFootShadow(pen, -40, 1600, ground + 18, 14) +
    placed(drawTree(forkPen(pen, 'tree'), 'oval', 6), 170, ground + 76, 66) +
    placed(drawLampPost(pen), 1420, ground + 76, 66) +
    placed(drawBicycle(pen, '#b4552d'), 1270, ground + 76, 66)
  )
}
