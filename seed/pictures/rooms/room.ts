import { darken, lighten, mix } from '../core/colour'
import type { HouseLook } from '../core/look'
import { createRandom } from '../core/prng'
import type { Pen } from '../core/sheet'
import { placed, polygon, type Point } from '../core/svg'

export type Spot = readonly [x: number, y: number, z: number]

/**
 * A room in one-point perspective, in metres: x runs from the middle to the right, y up from the
 * floor, z away from the viewer up to the back wall.
 */
export type Room = {
  width: number
  depth: number
  height: number
  /** Picture units per metre at a depth. */
  scaleAt: (z: number) => number
  project: (spot: Spot) => Point
  colours: RoomColours
}

export type RoomColours = {
  wall: string
  trim: string
  ceiling: string
  floor: string
  /** Main textile and joinery accents. */
  accent: string
  second: string
  timber: string
  linen: string
  metal: string
}

const CENTRE_X = 800
const EYE_HEIGHT = 1.42
const HORIZON = 615
const NEAR = 3.1

const WALLS = ['#ece5d6', '#e4e1d8', '#cbd3c4', '#e8d5c6', '#c6d0d6', '#e9dcb9', '#dfe2e0'] as const

/** Colours of the interior; the same in every room of one house, warm after sunset. */
const coloursOf = (pen: Pen, look: HouseLook): RoomColours => {
  const random = createRandom(`${look.key}:interior`)
  const evening = pen.light.time === 'dusk'
  const shade = (colour: string): string =>
    evening ? darken(mix(colour, '#e9a552', 0.2), 0.1) : mix(pen.light.shade(colour), colour, 0.35)
  const wall = random.pick(WALLS)
  const southern = look.style.startsWith('spanish')
  return {
    wall: shade(southern ? '#f3ecdf' : wall),
    trim: shade('#f4f0e6'),
    ceiling: mix(shade('#f3eee3'), shade(southern ? '#f3ecdf' : wall), 0.35),
    floor: shade(southern ? '#d9a27c' : random.pick(['#b98a5e', '#a87850', '#c6a078', '#8f6a4c'])),
    accent: shade(look.accent),
    second: shade(random.pick(['#c98f3f', '#8c4f3f', '#4d6b73', '#b9a37f', '#6f7f5f'])),
    timber: shade(look.timber),
    linen: shade('#efe7d8'),
    metal: shade('#2c3439'),
  }
}

export const createRoom = (
  pen: Pen,
  look: HouseLook,
  size: { width: number; depth: number; height: number },
): Room => {
  const focal = Math.min(1040 / size.width, 250) * (size.depth + NEAR)
  const scaleAt = (z: number): number => focal / (z + NEAR)
  return {
    ...size,
    scaleAt,
    project: ([x, y, z]) => [CENTRE_X + x * scaleAt(z), HORIZON + (EYE_HEIGHT - y) * scaleAt(z)],
    colours: coloursOf(pen, look),
  }
}

/** A flat face through any spots. */
export const face = (room: Room, spots: readonly Spot[], fill: string, opacity = 1): string =>
  polygon(spots.map(room.project), fill, opacity)

export type Block = { x: number; y: number; z: number; w: number; h: number; d: number }

/** A box; top, front and the side that faces the middle of the room get their own tone. */
export const block = (
  room: Room,
  { x, y, z, w, h, d }: Block,
  colour: string,
  front = colour,
): string => {
  const top = y + h
  const right = x + w
  const back = z + d
  const lid =
    top < EYE_HEIGHT
      ? face(
          room,
          [
            [x, top, z],
            [right, top, z],
            [right, top, back],
            [x, top, back],
          ],
          lighten(colour, 0.28),
        )
      : ''
  const under =
    y > EYE_HEIGHT
      ? face(
          room,
          [
            [x, y, z],
            [right, y, z],
            [right, y, back],
            [x, y, back],
          ],
          darken(colour, 0.3),
        )
      : ''
  const side =
    x > 0
      ? face(
          room,
          [
            [x, y, z],
            [x, top, z],
            [x, top, back],
            [x, y, back],
          ],
          darken(colour, 0.2),
        )
      : right < 0
        ? face(
            room,
            [
              [right, y, z],
              [right, top, z],
              [right, top, back],
              [right, y, back],
            ],
            darken(colour, 0.07),
          )
        : ''
  return (
    side +
    lid +
    under +
    face(
      room,
      [
        [x, y, z],
        [right, y, z],
        [right, top, z],
        [x, top, z],
      ],
      front,
    )
  )
}

/** A soft-edged shadow on the floor under a piece of furniture. */
export const floorShadow = (
  room: Room,
  pen: Pen,
  x: number,
  z: number,
  w: number,
  d: number,
): string =>
  face(
    room,
    [
      [x, 0, z],
      [x + w, 0, z],
      [x + w + 0.25, 0, z - 0.28],
      [x + 0.25, 0, z - 0.28],
    ],
    pen.light.shadow.colour,
    0.22,
  ) +
  face(
    room,
    [
      [x, 0, z],
      [x + w, 0, z],
      [x + w, 0, z + d],
      [x, 0, z + d],
    ],
    pen.light.shadow.colour,
    0.3,
  )

/** Puts a front view in metres, standing on 0, at a spot of the room. */
export const standing = (room: Room, content: string, x: number, z: number, y = 0): string => {
  const [px, py] = room.project([x, y, z])
  return placed(content, px, py, room.scaleAt(z))
}

/** Draws on the back wall in metres: x from the middle, y from the floor, up is negative. */
export const onBackWall = (room: Room, content: string): string =>
  standing(room, content, 0, room.depth)

/** A rectangle on the left (-1) or right (1) wall, from depth z to z + d, bottom y, height h. */
export const onSideWall = (
  room: Room,
  side: -1 | 1,
  z: number,
  d: number,
  y: number,
  h: number,
  fill: string,
  opacity = 1,
): string => {
  const x = (side * room.width) / 2
  return face(
    room,
    [
      [x, y, z],
      [x, y + h, z],
      [x, y + h, z + d],
      [x, y, z + d],
    ],
    fill,
    opacity,
  )
}
