import { darken, lighten, mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { repeat } from '../core/svg'
import { block, face, floorShadow, onSideWall, type Room } from './room'

/** A sofa along a side wall, facing the middle of the room. */
export const drawSofa = (room: Room, pen: Pen, side: -1 | 1, z: number, length: number): string => {
  const { accent, second, linen, timber } = room.colours
  const wall = (side * room.width) / 2
  const at = (from: number, w: number): number => (side === -1 ? wall + from : wall - from - w)
  const cushion = (cz: number, colour: string): string =>
    block(room, { x: at(0.3, 0.16), y: 0.46, z: cz, w: 0.16, h: 0.4, d: 0.42 }, colour)
  const legs = [z + 0.06, z + length - 0.12]
    .map((lz) => block(room, { x: at(0.86, 0.06), y: 0, z: lz, w: 0.06, h: 0.12, d: 0.06 }, timber))
    .join('')
  const seat = (from: number, d: number): string =>
    block(room, { x: at(0.28, 0.66), y: 0.3, z: from, w: 0.66, h: 0.17, d }, lighten(accent, 0.08))
  return (
    floorShadow(room, pen, at(0.05, 0.95), z, 0.95, length) +
    legs +
    block(
      room,
      { x: at(0.04, 0.28), y: 0.12, z: z + length - 0.2, w: 0.92, h: 0.5, d: 0.2 },
      accent,
    ) +
    block(room, { x: at(0.04, 0.26), y: 0.12, z, w: 0.26, h: 0.72, d: length }, accent) +
    block(
      room,
      { x: at(0.26, 0.68), y: 0.12, z: z + 0.2, w: 0.68, h: 0.2, d: length - 0.4 },
      darken(accent, 0.1),
    ) +
    seat(z + length / 2 + 0.01, length / 2 - 0.22) +
    seat(z + 0.21, length / 2 - 0.22) +
    cushion(z + length - 0.75, second) +
    cushion(z + 0.4, linen) +
    block(
      room,
      { x: at(0.04, 0.92), y: 0.12, z, w: 0.92, h: 0.5, d: 0.2 },
      accent,
      darken(accent, 0.12),
    )
  )
}

/** Open shelves with books along a side wall. */
export const drawBookcase = (
  room: Room,
  pen: Pen,
  side: -1 | 1,
  z: number,
  d: number,
  h: number,
): string => {
  const { timber, accent, second, linen, metal } = room.colours
  const wall = (side * room.width) / 2
  const depth = 0.34
  const front = wall - side * depth
  const shelf = 0.4
  const rows = Math.floor((h - 0.1) / shelf)
  const nearFace = face(
    room,
    [
      [wall, 0, z],
      [wall, h, z],
      [front, h, z],
      [front, 0, z],
    ],
    darken(timber, 0.05),
  )
  const back = face(
    room,
    [
      [front, 0, z],
      [front, h, z],
      [front, h, z + d],
      [front, 0, z + d],
    ],
    darken(timber, 0.4),
  )
  const books = repeat(rows, (row) => {
    const y = 0.08 + row * shelf
    let at = z + 0.06
    let line = ''
    while (at < z + d - 0.12) {
      const thick = pen.random.range(0.04, 0.09)
      const tall = pen.random.range(0.2, 0.33)
      const colour = pen.random.pick([
        accent,
        second,
        linen,
        metal,
        mix(accent, linen, 0.5),
        mix(second, metal, 0.4),
      ])
      if (pen.random.chance(0.86))
        line += face(
          room,
          [
            [front, y, at],
            [front, y + tall, at],
            [front, y + tall, at + thick],
            [front, y, at + thick],
          ],
          colour,
        )
      at += thick + 0.008 + (pen.random.chance(0.08) ? 0.25 : 0)
    }
    return line
  })
  const boards = repeat(rows + 1, (row) =>
    face(
      room,
      [
        [front, 0.04 + row * shelf, z],
        [front, 0.08 + row * shelf, z],
        [front, 0.08 + row * shelf, z + d],
        [front, 0.04 + row * shelf, z + d],
      ],
      timber,
    ),
  )
  const posts = [0, d / 2, d - 0.05]
    .map((at) =>
      face(
        room,
        [
          [front, 0, z + at],
          [front, h, z + at],
          [front, h, z + at + 0.05],
          [front, 0, z + at + 0.05],
        ],
        timber,
      ),
    )
    .join('')
  return (
    nearFace +
    back +
    books +
    boards +
    posts +
    face(
      room,
      [
        [front, h - 0.06, z],
        [front, h, z],
        [front, h, z + d],
        [front, h - 0.06, z + d],
      ],
      lighten(timber, 0.1),
    )
  )
}

/** An inner door on a side wall in the colour of the house's front door. */
export const drawInnerDoor = (room: Room, side: -1 | 1, z: number, colour: string): string => {
  const own = mix(colour, room.colours.wall, 0.18)
  const { trim } = room.colours
  const tone = side === -1 ? darken(own, 0.1) : own
  const panel = (from: number, y: number, h: number): string =>
    onSideWall(room, side, z + from, 0.3, y, h, darken(tone, 0.2)) +
    onSideWall(room, side, z + from + 0.03, 0.27, y, h - 0.04, lighten(tone, 0.06))
  return (
    onSideWall(room, side, z - 0.1, 1.1, 0, 2.25, darken(trim, side === -1 ? 0.1 : 0.02)) +
    onSideWall(room, side, z, 0.9, 0, 2.14, tone) +
    panel(0.1, 1.05, 0.95) +
    panel(0.5, 1.05, 0.95) +
    panel(0.1, 0.15, 0.75) +
    panel(0.5, 0.15, 0.75) +
    onSideWall(room, side, z + 0.06, 0.05, 0.98, 0.05, '#d6a94e')
  )
}
