import { darken, lighten, mix } from '../core/colour'
import { clipped, type Pen } from '../core/sheet'
import { path, polygonPath, repeat, stroke } from '../core/svg'
import { face, type Room, type Spot } from './room'

export type Floor = 'planks' | 'herringbone' | 'chequer' | 'tiles'

/** Depth of the picture's front edge, before the first metre of the room. */
export const FRONT = -1.6

/** Path of a flat face through any spots. */
export const quadPath = (room: Room, spots: readonly Spot[]): string =>
  polygonPath(spots.map(room.project))

const planks = (room: Room, pen: Pen, colour: string): string => {
  const board = 0.19
  const count = Math.ceil(room.width / board)
  const tinted = repeat(count, (index) => {
    const x = -room.width / 2 + index * board
    return repeat(3, (part) => {
      const z = FRONT + (part * (room.depth - FRONT)) / 3 + pen.random.range(-0.5, 0.5)
      const tone = pen.random.pick([
        darken(colour, 0.1),
        lighten(colour, 0.12),
        darken(colour, 0.05),
      ])
      return face(
        room,
        [
          [x, 0, Math.max(FRONT, z)],
          [x + board, 0, Math.max(FRONT, z)],
          [x + board, 0, Math.min(room.depth, z + 1.4)],
          [x, 0, Math.min(room.depth, z + 1.4)],
        ],
        tone,
      )
    })
  })
  const seams = repeat(count + 1, (index) => {
    const x = Math.min(room.width / 2, -room.width / 2 + index * board)
    return quadPath(room, [
      [x, 0, FRONT],
      [x, 0, room.depth],
    ]).replace('Z', '')
  })
  return tinted + stroke(seams, darken(colour, 0.28), 1.6)
}

const herringbone = (room: Room, pen: Pen, colour: string): string => {
  const long = 0.62
  const short = 0.155
  const half = Math.SQRT1_2
  const tones = [darken(colour, 0.13), colour, lighten(colour, 0.13), darken(colour, 0.05)]
  const buckets = tones.map(() => '')
  const turn = (u: number, v: number): Spot => [
    (u - v) * half,
    0,
    (u + v) * half + room.depth / 2 - 1,
  ]
  for (let i = -34; i < 34; i += 1) {
    for (let j = -9; j < 9; j += 1) {
      const u = i * short + j * long
      const v = i * short - j * long
      const flat: readonly Spot[] = [
        turn(u, v),
        turn(u + long, v),
        turn(u + long, v + short),
        turn(u, v + short),
      ]
      const upright: readonly Spot[] = [
        turn(u, v + short),
        turn(u + short, v + short),
        turn(u + short, v + short + long),
        turn(u, v + short + long),
      ]
      for (const [kind, spots] of [flat, upright].entries()) {
        const inside =
          spots.some(([x, , z]) => Math.abs(x) < room.width / 2 && z > FRONT && z < room.depth) &&
          spots.every(([, , z]) => z > FRONT - 0.6)
        if (!inside) continue
        const tone = (kind * 2 + pen.random.int(0, 1)) % tones.length
        buckets[tone] = `${buckets[tone] ?? ''}${quadPath(room, spots)}`
      }
    }
  }
  return buckets.map((d, index) => path(d, tones[index] ?? colour)).join('')
}

const tiles = (room: Room, light: string, dark: string, size: number): string => {
  const columns = Math.ceil(room.width / size)
  const rows = Math.ceil((room.depth - FRONT) / size)
  let first = ''
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      if ((column + row) % 2 === 0) continue
      const x = -room.width / 2 + column * size
      const z = room.depth - (row + 1) * size
      first += quadPath(room, [
        [x, 0, z],
        [x + size, 0, z],
        [x + size, 0, z + size],
        [x, 0, z + size],
      ])
    }
  }
  return path(first, dark) + stroke(first, mix(light, dark, 0.5), 1)
}

/** The floor of a room in its pattern. */
export const drawFloor = (room: Room, pen: Pen, kind: Floor): string => {
  const { floor, trim, metal } = room.colours
  const outline: readonly Spot[] = [
    [-room.width / 2, 0, FRONT],
    [room.width / 2, 0, FRONT],
    [room.width / 2, 0, room.depth],
    [-room.width / 2, 0, room.depth],
  ]
  const base =
    kind === 'chequer'
      ? mix(trim, '#d9d5ca', 0.4)
      : kind === 'tiles'
        ? mix(floor, trim, 0.25)
        : floor
  const pattern =
    kind === 'planks'
      ? planks(room, pen, floor)
      : kind === 'herringbone'
        ? herringbone(room, pen, floor)
        : kind === 'chequer'
          ? tiles(room, base, mix(metal, base, 0.3), 0.42)
          : tiles(room, base, darken(base, 0.07), 0.5)
  return face(room, outline, base) + clipped(pen, quadPath(room, outline), pattern)
}
