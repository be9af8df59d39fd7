import { darken, lighten, mix } from '../core/colour'
import { createRandom, type Random } from '../core/prng'
import { repeat } from '../core/svg'
import type { PanoramaSpec } from '../picture-spec'
import {
  createColours,
  drawDoor,
  drawPrint,
  drawShell,
  drawSun,
  drawWindow,
  EYE,
  panel,
  type Room,
} from './shell'
import { block, face, oval, stacked, standing, type Block, type Spot } from './sphere'

/** Furniture stands on the floor; `y` is metres above it. */
const piece = ({ y, ...rest }: Block, colour: string) => ({
  at: [rest.x + rest.w / 2, 0, rest.z + rest.d / 2] as Spot,
  svg: block({ ...rest, y: y - EYE }, colour),
})

const flat = (x: number, z: number, w: number, d: number, fill: string, opacity = 1): string =>
  face(
    [
      [x, -EYE, z],
      [x + w, -EYE, z],
      [x + w, -EYE, z + d],
      [x, -EYE, z + d],
    ],
    fill,
    opacity,
  )

const shadow = (x: number, z: number, w: number, d: number): string =>
  flat(x - 0.08, z - 0.14, w + 0.16, d + 0.2, '#141c2b', 0.24)

const rug = ({ colours }: Room, x: number, z: number, w: number, d: number): string =>
  flat(x, z, w, d, colours.accent) +
  flat(x + 0.12, z + 0.12, w - 0.24, d - 0.24, colours.linen) +
  flat(x + 0.2, z + 0.2, w - 0.4, d - 0.4, mix(colours.accent, colours.linen, 0.55)) +
  repeat(Math.floor((d - 0.6) / 0.3), (index) =>
    flat(x + 0.34, z + 0.34 + index * 0.3, w - 0.68, 0.07, mix(colours.second, colours.linen, 0.4)),
  )

const plant = (spot: Spot, random: Random): string =>
  standing(
    spot,
    [
      [-0.2, 0],
      [0.2, 0],
      [0.24, 0.4],
      [-0.24, 0.4],
    ],
    '#b9714f',
  ) +
  repeat(11, (index) => {
    const lean = (index - 5) * 0.09 + random.range(-0.04, 0.04)
    const top = 1.35 - Math.abs(lean) * 0.9 + random.range(-0.1, 0.1)
    return standing(
      spot,
      [
        [-0.03, 0.38],
        [lean * 1.2 - 0.09, top * 0.7],
        [lean * 1.9, top],
        [lean * 1.2 + 0.09, top * 0.72],
        [0.03, 0.38],
      ],
      random.pick(['#33553f', '#4c7350', '#6b8f66']),
    )
  })

const floorLamp = (spot: Spot): string =>
  standing(spot, oval(0, 0.02, 0.17, 0.03), '#3a3f42') +
  standing(
    spot,
    [
      [-0.012, 0],
      [0.012, 0],
      [0.012, 1.5],
      [-0.012, 1.5],
    ],
    '#3a3f42',
  ) +
  standing(
    spot,
    [
      [-0.24, 1.36],
      [0.24, 1.36],
      [0.15, 1.72],
      [-0.15, 1.72],
    ],
    '#f3e3bd',
  ) +
  standing(
    spot,
    [
      [-0.24, 1.36],
      [0.24, 1.36],
      [0.235, 1.39],
      [-0.235, 1.39],
    ],
    '#d9c08c',
  )

const pendant = ({ h, colours }: Room, [x, , z]: Spot): string =>
  standing(
    [x, -EYE, z],
    [
      [-0.006, 2.2],
      [0.006, 2.2],
      [0.006, h],
      [-0.006, h],
    ],
    '#3a3f42',
  ) +
  standing(
    [x, -EYE, z],
    [
      [-0.28, 1.98],
      [0.28, 1.98],
      [0.1, 2.22],
      [-0.1, 2.22],
    ],
    colours.second,
  ) +
  standing([x, -EYE, z], oval(0, 1.98, 0.28, 0.03), lighten(colours.second, 0.6))

const bookcase = (room: Room, random: Random): string => {
  const { colours } = room
  const unit = { x: -1.7, y: 0.02, w: 3.4, h: 2.3 }
  const shelves = repeat(5, (row) => {
    const y = unit.y + 0.08 + row * 0.45
    let books = ''
    for (let x = unit.x + 0.1; x < unit.x + unit.w - 0.2;) {
      const w = random.range(0.03, 0.075)
      if (random.chance(0.86)) {
        const fill = random.pick([
          colours.accent,
          colours.second,
          '#8d4334',
          '#d9d0bd',
          '#3f5560',
          '#b58a5a',
        ])
        books += panel(room, 'behind', { x, y, w: w - 0.006, h: random.range(0.22, 0.34) }, fill)
      } else x += random.range(0.05, 0.22)
      x += w
    }
    return (
      panel(
        room,
        'behind',
        { x: unit.x + 0.06, y, w: unit.w - 0.12, h: 0.4 },
        darken(colours.timber, 0.4),
      ) + books
    )
  })
  const uprights = repeat(4, (index) =>
    panel(
      room,
      'behind',
      { x: unit.x + (index * (unit.w - 0.06)) / 3, y: 0, w: 0.06, h: unit.y + unit.h },
      colours.timber,
    ),
  )
  return panel(room, 'behind', unit, colours.timber) + shelves + uprights
}

/** Sofa before the left wall, looking into the room. */
const sofa = ({ w, colours }: Room) => {
  const x = -w / 2 + 0.15
  const cloth = colours.accent
  return [
    piece({ x, y: 0.12, z: -1.15, w: 0.28, h: 0.72, d: 2.3 }, darken(cloth, 0.08)),
    piece({ x: x + 0.28, y: 0.12, z: -1, w: 0.68, h: 0.32, d: 2 }, cloth),
    piece({ x, y: 0.12, z: 1, w: 0.96, h: 0.52, d: 0.2 }, darken(cloth, 0.04)),
    piece({ x, y: 0.12, z: -1.2, w: 0.96, h: 0.52, d: 0.2 }, darken(cloth, 0.04)),
    piece({ x: x + 0.3, y: 0.44, z: 0.5, w: 0.16, h: 0.4, d: 0.42 }, colours.second),
    piece({ x: x + 0.3, y: 0.44, z: -0.9, w: 0.16, h: 0.4, d: 0.42 }, colours.linen),
  ]
}

const living = (room: Room, random: Random): string => {
  const { w, d, colours } = room
  const walls =
    drawWindow(room, 'ahead', -2, random) +
    drawWindow(room, 'ahead', 0.7, random) +
    drawDoor(room, 'right', -1.9) +
    drawPrint(room, 'right', 0.5, 1.2, 0.8) +
    drawPrint(room, 'left', -0.95, 1.25, 0.7) +
    drawPrint(room, 'left', 0.25, 1.25, 0.7) +
    bookcase(room, random)
  const low = w / 2 - 0.5
  return (
    walls +
    drawSun(room, -2) +
    drawSun(room, 0.7) +
    rug(room, -2, -1.3, 3.2, 2.6) +
    shadow(-w / 2 + 0.15, -1.2, 0.96, 2.4) +
    shadow(-1.55, -0.55, 0.65, 1.1) +
    shadow(low, -1.7, 0.42, 1.6) +
    stacked([
      ...sofa(room),
      piece({ x: -1.55, y: 0.36, z: -0.55, w: 0.65, h: 0.05, d: 1.1 }, colours.timber),
      piece({ x: -1.5, y: 0, z: -0.5, w: 0.05, h: 0.36, d: 0.05 }, darken(colours.timber, 0.3)),
      piece({ x: -0.99, y: 0, z: -0.5, w: 0.05, h: 0.36, d: 0.05 }, darken(colours.timber, 0.3)),
      piece({ x: -0.99, y: 0, z: 0.44, w: 0.05, h: 0.36, d: 0.05 }, darken(colours.timber, 0.3)),
      piece({ x: low, y: 0.1, z: -1.7, w: 0.42, h: 0.62, d: 1.6 }, colours.timber),
      { at: [w / 2 - 0.6, 0, d / 2 - 0.6], svg: plant([w / 2 - 0.6, -EYE, d / 2 - 0.6], random) },
      { at: [-w / 2 + 0.5, 0, 1.7], svg: floorLamp([-w / 2 + 0.5, -EYE, 1.7]) },
    ]) +
    pendant(room, [-1.2, 0, 0.1])
  )
}

/** Cupboards along the right wall, low with a worktop and high above it. */
const cupboards = (room: Room): string => {
  const { w, colours } = room
  const [z, long] = [-2.2, 4]
  const low = block({ x: w / 2 - 0.62, y: -EYE, z, w: 0.62, h: 0.88, d: long }, colours.accent)
  const top = block(
    { x: w / 2 - 0.65, y: 0.88 - EYE, z: z - 0.02, w: 0.65, h: 0.04, d: long + 0.04 },
    '#e3ddd0',
  )
  const high = block(
    { x: w / 2 - 0.36, y: 0, z, w: 0.36, h: 0.7, d: long * 0.6 },
    mix(colours.accent, colours.linen, 0.55),
  )
  const seam = (out: number, at: number, y: number, h: number) =>
    face(
      [
        [w / 2 - out, y, at],
        [w / 2 - out, y, at + 0.012],
        [w / 2 - out, y + h, at + 0.012],
        [w / 2 - out, y + h, at],
      ],
      darken(colours.accent, 0.45),
    )
  const seams = repeat(6, (index) => {
    const at = z + ((index + 1) * long) / 7
    return seam(0.625, at, 0.06 - EYE, 0.8) + (index < 4 ? seam(0.365, at, 0.02, 0.66) : '')
  })
  const tiles = repeat(20, (index) =>
    panel(
      room,
      'right',
      { x: -1.8 + index * 0.2, y: 0.92, w: 0.19, h: 0.6 },
      index % 3 === 1 ? '#dfe6e4' : '#e9ecea',
    ),
  )
  const hob = face(
    [
      [w / 2 - 0.56, 0.925 - EYE, -0.4],
      [w / 2 - 0.1, 0.925 - EYE, -0.4],
      [w / 2 - 0.1, 0.925 - EYE, 0.3],
      [w / 2 - 0.56, 0.925 - EYE, 0.3],
    ],
    '#2c3439',
  )
  return tiles + low + top + hob + high + seams
}

const chair = (x: number, z: number, back: -1 | 1, colour: string) => [
  piece({ x, y: 0.42, z, w: 0.42, h: 0.05, d: 0.42 }, colour),
  piece({ x, y: 0.47, z: back > 0 ? z + 0.38 : z, w: 0.42, h: 0.42, d: 0.04 }, darken(colour, 0.1)),
  ...[0, 0.38].flatMap((dx) =>
    [0, 0.38].map((dz) =>
      piece({ x: x + dx, y: 0, z: z + dz, w: 0.04, h: 0.42, d: 0.04 }, darken(colour, 0.25)),
    ),
  ),
]

const kitchen = (room: Room, random: Random): string => {
  const { w, d, colours } = room
  const [tx, tz] = [-2, -0.9]
  const table = [
    piece({ x: tx, y: 0.72, z: tz, w: 0.95, h: 0.04, d: 1.8 }, lighten(colours.timber, 0.1)),
    ...[0.04, 0.85].flatMap((dx) =>
      [0.06, 1.68].map((dz) =>
        piece(
          { x: tx + dx, y: 0, z: tz + dz, w: 0.06, h: 0.72, d: 0.06 },
          darken(colours.timber, 0.2),
        ),
      ),
    ),
  ]
  return (
    drawWindow(room, 'ahead', -0.65, random) +
    drawWindow(room, 'left', -0.65, random) +
    drawDoor(room, 'behind', 0.6) +
    drawPrint(room, 'behind', -1.7, 1.2, 0.75) +
    cupboards(room) +
    drawSun(room, -0.65) +
    shadow(tx, tz, 0.95, 1.8) +
    stacked([
      ...chair(tx + 0.26, tz - 0.4, -1, colours.second),
      ...chair(tx + 0.26, tz + 1.75, 1, colours.second),
      { at: [tx + 0.5, 0, 0], svg: stacked(table) },
      {
        at: [tx + 0.4, 0, 0.05],
        svg:
          standing(
            [tx + 0.4, 0.76 - EYE, 0.05],
            [
              [-0.16, 0.07],
              [0.16, 0.07],
              [0.09, 0],
              [-0.09, 0],
            ],
            colours.linen,
          ) +
          [-0.07, 0.02, 0.09]
            .map((x) =>
              standing([tx + 0.4, 0.76 - EYE, 0.05], oval(x, 0.09, 0.05, 0.05), '#c98f3f'),
            )
            .join(''),
      },
      { at: [-w / 2 + 0.5, 0, d / 2 - 0.5], svg: plant([-w / 2 + 0.5, -EYE, d / 2 - 0.5], random) },
    ]) +
    pendant(room, [tx + 0.45, 0, -0.35]) +
    pendant(room, [tx + 0.45, 0, 0.4])
  )
}

/** A room all around, spread out flat: twice as wide as high, ahead in the middle. */
export const drawPanorama = ({ room: kind, seed }: PanoramaSpec): string => {
  const random = createRandom(`panorama:${kind}:${seed}`)
  const colours = createColours(random)
  const room: Room =
    kind === 'living' ? { w: 5.6, d: 6.2, h: 3, colours } : { w: 4.8, d: 5, h: 2.95, colours }
  return drawShell(room, random) + (kind === 'living' ? living : kitchen)(room, random)
}
