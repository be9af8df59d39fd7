import { darken, lighten, mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { n, repeat, stroke, type Point } from '../core/svg'
import { drawFloor, FRONT, quadPath, type Floor } from './floors'
import { face, onSideWall, type Room, type Spot } from './room'

export type ShellOptions = {
  floor: Floor
  /** Wooden beams under the ceiling. */
  beams?: boolean
  /** Stucco cornice along the ceiling. */
  cornice?: boolean
  /** Tiles on the walls up to this height in metres. */
  tiled?: number
  /** Panelling up to this height in metres. */
  dado?: number
}

const band = (room: Room, y: number, h: number, colour: string): string => {
  const half = room.width / 2
  return (
    onSideWall(room, -1, FRONT, room.depth - FRONT, y, h, darken(colour, 0.1)) +
    onSideWall(room, 1, FRONT, room.depth - FRONT, y, h, darken(colour, 0.03)) +
    face(
      room,
      [
        [-half, y, room.depth],
        [half, y, room.depth],
        [half, y + h, room.depth],
        [-half, y + h, room.depth],
      ],
      colour,
    )
  )
}

const beamsOf = (room: Room): string => {
  const count = 6
  const own = darken(room.colours.timber, 0.15)
  return repeat(count, (index) => {
    const z = room.depth - 0.5 - index * 0.95
    const half = room.width / 2
    const low = room.height - 0.2
    return (
      face(
        room,
        [
          [-half, low, z],
          [half, low, z],
          [half, low, z + 0.2],
          [-half, low, z + 0.2],
        ],
        darken(own, 0.25),
      ) +
      face(
        room,
        [
          [-half, low, z],
          [half, low, z],
          [half, room.height, z],
          [-half, room.height, z],
        ],
        own,
      )
    )
  })
}

const tileLines = (room: Room, height: number, colour: string): string => {
  const size = 0.15
  const half = room.width / 2
  const rows = repeat(Math.floor(height / size), (index) => {
    const y = (index + 1) * size
    const lines: readonly (readonly Spot[])[] = [
      [
        [-half, y, FRONT],
        [-half, y, room.depth],
      ],
      [
        [-half, y, room.depth],
        [half, y, room.depth],
      ],
      [
        [half, y, room.depth],
        [half, y, FRONT],
      ],
    ]
    return lines.map((spots) => quadPath(room, spots).replace('Z', '')).join('')
  })
  const columns = repeat(Math.floor(room.width / size), (index) =>
    quadPath(room, [
      [-half + index * size, 0, room.depth],
      [-half + index * size, height, room.depth],
    ]).replace('Z', ''),
  )
  const deep = repeat(Math.floor(room.depth / size), (index) =>
    [-half, half]
      .map((x) =>
        quadPath(room, [
          [x, 0, room.depth - index * size],
          [x, height, room.depth - index * size],
        ]).replace('Z', ''),
      )
      .join(''),
  )
  return stroke(rows + columns + deep, colour, 1.1)
}

/** Floor, walls and ceiling with skirting, and what belongs to the shell. */
export const drawShell = (room: Room, pen: Pen, options: ShellOptions): string => {
  const { wall, ceiling, trim } = room.colours
  const half = room.width / 2
  const top = room.height
  const walls =
    onSideWall(room, -1, FRONT, room.depth - FRONT, 0, top, darken(wall, 0.12)) +
    onSideWall(room, 1, FRONT, room.depth - FRONT, 0, top, darken(wall, 0.02)) +
    face(
      room,
      [
        [-half, 0, room.depth],
        [half, 0, room.depth],
        [half, top, room.depth],
        [-half, top, room.depth],
      ],
      darken(wall, 0.06),
    )
  const tiled = options.tiled ?? 0
  return (
    face(
      room,
      [
        [-half, top, FRONT],
        [half, top, FRONT],
        [half, top, room.depth],
        [-half, top, room.depth],
      ],
      ceiling,
    ) +
    walls +
    drawFloor(room, pen, options.floor) +
    (options.dado
      ? band(room, 0, options.dado, mix(wall, room.colours.accent, 0.3)) +
        band(room, options.dado, 0.06, trim)
      : '') +
    (tiled > 0
      ? band(room, 0, tiled, lighten(trim, 0.3)) +
        tileLines(room, tiled, darken(trim, 0.14)) +
        band(room, tiled, 0.05, room.colours.accent)
      : band(room, 0, 0.15, trim)) +
    (options.cornice
      ? band(room, top - 0.16, 0.16, lighten(trim, 0.3)) +
        band(room, top - 0.2, 0.04, darken(trim, 0.14))
      : '') +
    (options.beams ? beamsOf(room) : '')
  )
}

/** Daylight through a window on the floor: two panes that lean to the right. */
export const drawSunPatch = (room: Room, pen: Pen, x: number, w: number): string => {
  if (pen.light.discKind !== 'sun') return ''
  const near = room.depth - 2.1
  const far = room.depth - 0.5
  const pane = (from: number, to: number): string =>
    face(
      room,
      [
        [x + from, 0, far],
        [x + to, 0, far],
        [x + to + 0.75, 0, near],
        [x + from + 0.75, 0, near],
      ],
      '#fff3d0',
      0.34,
    )
  return pane(0, w * 0.46) + pane(w * 0.54, w)
}

/** Warm rings around a lamp after sunset. */
export const drawGlow = (pen: Pen, at: Point, radius: number): string =>
  pen.light.litShare < 0.2
    ? ''
    : [1, 0.66, 0.36]
        .map(
          (share) =>
            `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(radius * share)}" fill="${pen.light.lit.bright}" opacity="0.12"/>`,
        )
        .join('')
