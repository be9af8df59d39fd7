import { darken, lighten, mix } from '../core/colour'
import type { Random } from '../core/prng'
import { rect, repeat, type Point } from '../core/svg'
import { face, oval, PANORAMA_SIZE, type Spot } from './sphere'

export const EYE = 1.55

export type Colours = {
  wall: string
  trim: string
  floor: string
  accent: string
  second: string
  timber: string
  linen: string
}

/** A room around the eye, which stands at x 0, z 0. Metres. */
export type Room = { w: number; d: number; h: number; colours: Colours }

export type Side = 'ahead' | 'right' | 'behind' | 'left'

/** Light comes in from ahead, so that wall is the darkest. */
const SHADES: Record<Side, number> = { ahead: 0.14, right: 0.05, behind: 0, left: 0.07 }

export const createColours = (random: Random): Colours => ({
  wall: random.pick(['#ece5d6', '#e4e1d8', '#d5dacb', '#e8d9cb']),
  trim: '#f4f0e6',
  floor: random.pick(['#b98a5e', '#a87850', '#c6a078']),
  accent: random.pick(['#4d6b73', '#6f7f5f', '#8c4f3f']),
  second: random.pick(['#c98f3f', '#b9a37f', '#9a5d45']),
  timber: '#8a6546',
  linen: '#efe7d8',
})

/**
 * A spot on a wall as somebody sees it who stands before it: metres to the right of its middle and
 * above the floor. `out` brings it off the wall.
 */
export const onWall = (room: Room, side: Side, right: number, up: number, out = 0): Spot => {
  const y = up - EYE
  if (side === 'ahead') return [right, y, room.d / 2 - out]
  if (side === 'behind') return [-right, y, -room.d / 2 + out]
  if (side === 'right') return [room.w / 2 - out, y, -right]
  return [-room.w / 2 + out, y, right]
}

export type Panel = { x: number; y: number; w: number; h: number }

/** A rectangle on a wall; x is its left edge from the middle, y its lower edge from the floor. */
export const panel = (
  room: Room,
  side: Side,
  { x, y, w, h }: Panel,
  fill: string,
  opacity = 1,
): string =>
  shape(
    room,
    side,
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    fill,
    opacity,
  )

/** Any outline on a wall. */
export const shape = (
  room: Room,
  side: Side,
  outline: readonly Point[],
  fill: string,
  opacity = 1,
): string =>
  face(
    outline.map(([right, up]) => onWall(room, side, right, up)),
    fill,
    opacity,
  )

const boards = ({ w, d, colours }: Room, random: Random): string => {
  const wide = 0.2
  return repeat(Math.ceil(w / wide), (index) => {
    const x = -w / 2 + index * wide
    const right = Math.min(x + wide, w / 2)
    const shade = darken(colours.floor, random.range(0, 0.1))
    // Right below the eye a joint would be drawn as wide as the whole picture.
    const anywhere = random.range(-d / 2 + 0.5, d / 2 - 0.5)
    const joint = Math.abs(x) < 0.8 && Math.abs(anywhere) < 0.8 ? d / 3 : anywhere
    const board = (from: number, to: number, fill: string) =>
      face(
        [
          [x, -EYE, from],
          [right, -EYE, from],
          [right, -EYE, to],
          [x, -EYE, to],
        ],
        fill,
      )
    return (
      board(-d / 2, joint, shade) +
      board(joint, d / 2, darken(colours.floor, random.range(0, 0.1))) +
      board(joint - 0.006, joint + 0.006, darken(colours.floor, 0.3))
    )
  })
}

/** Floor, walls, skirting and ceiling. */
export const drawShell = (room: Room, random: Random): string => {
  const { w, d, h, colours } = room
  const { width, height } = PANORAMA_SIZE
  const sides: readonly Side[] = ['ahead', 'right', 'behind', 'left']
  const walls = sides.map((side) => {
    const span = side === 'ahead' || side === 'behind' ? w : d
    const all = { x: -span / 2, w: span }
    const wall = darken(colours.wall, SHADES[side])
    return (
      panel(room, side, { ...all, y: 0, h }, wall) +
      panel(room, side, { ...all, y: 0, h: 0.14 }, darken(colours.trim, SHADES[side])) +
      panel(room, side, { ...all, y: 0.14, h: 0.012 }, darken(wall, 0.2)) +
      panel(room, side, { ...all, y: h - 0.1, h: 0.1 }, lighten(colours.trim, 0.3)) +
      panel(room, side, { ...all, y: h - 0.115, h: 0.015 }, darken(wall, 0.14))
    )
  })
  return (
    rect(0, 0, width, height / 2, mix(colours.trim, '#ffffff', 0.35)) +
    rect(0, height / 2, width, height / 2, colours.floor) +
    boards(room, random) +
    walls.join('')
  )
}

/** A tall window with roofs and a tree before the sky, curtains beside it. */
export const drawWindow = (room: Room, side: Side, x: number, random: Random): string => {
  const { colours } = room
  const [w, y, h] = [1.3, 0.5, 2.15]
  const bar = (px: number, py: number, pw: number, ph: number) =>
    panel(room, side, { x: px, y: py, w: pw, h: ph }, colours.trim)
  const roofs = repeat(3, (index) => {
    const left = x + (index * w) / 3
    const top = y + h * random.range(0.34, 0.48)
    const wall = random.pick(['#b4785c', '#cfae84', '#a86a54', '#ded6c6'])
    return (
      panel(room, side, { x: left, y, w: w / 3, h: top - y }, mix(wall, '#cfdbe0', 0.3)) +
      shape(
        room,
        side,
        [
          [left, top],
          [left + w / 6, top + 0.24],
          [left + w / 3, top],
        ],
        mix('#6b5a58', '#cfdbe0', 0.3),
      ) +
      panel(room, side, { x: left + w / 9, y: top - 0.36, w: w / 9, h: 0.22 }, '#7d919c')
    )
  })
  const curtain = (left: number) =>
    repeat(5, (fold) =>
      panel(
        room,
        side,
        { x: left + fold * 0.08, y: 0.04, w: 0.08, h: room.h - 0.3 },
        darken(mix(colours.accent, colours.linen, 0.45), fold % 2 === 0 ? 0 : 0.12),
      ),
    )
  return (
    panel(room, side, { x: x - 0.1, y: y - 0.06, w: w + 0.2, h: h + 0.16 }, colours.trim) +
    panel(room, side, { x, y, w, h }, '#c9dde6') +
    panel(room, side, { x, y: y + h * 0.55, w, h: h * 0.45 }, '#aecbdb') +
    roofs +
    shape(room, side, oval(x + w * 0.78, y + 0.55, 0.24, 0.5), '#7a9a62') +
    shape(room, side, oval(x + w * 0.7, y + 0.42, 0.2, 0.36), '#5f7f45') +
    bar(x, y, 0.05, h) +
    bar(x + w - 0.05, y, 0.05, h) +
    bar(x + w / 2 - 0.035, y, 0.07, h) +
    bar(x, y + h * 0.68, w, 0.06) +
    bar(x - 0.18, y - 0.1, w + 0.36, 0.06) +
    curtain(x - 0.52) +
    curtain(x + w + 0.12) +
    panel(room, side, { x: x - 0.62, y: room.h - 0.28, w: w + 1.24, h: 0.03 }, colours.timber)
  )
}

/** Where the sun falls through that window on the floor. */
export const drawSun = (room: Room, x: number): string => {
  const far = room.d / 2 - 0.5
  return face(
    [
      [x, -EYE, far],
      [x + 1.3, -EYE, far],
      [x + 0.7, -EYE, far - 1.9],
      [x - 0.6, -EYE, far - 1.9],
    ],
    '#fff3d0',
    0.3,
  )
}

export const drawDoor = (room: Room, side: Side, x: number): string => {
  const { trim } = room.colours
  const leaf = darken(trim, 0.06)
  const inset = (y: number, h: number) =>
    panel(room, side, { x: x + 0.16, y, w: 0.58, h }, darken(trim, 0.13)) +
    panel(room, side, { x: x + 0.19, y: y + 0.03, w: 0.52, h: h - 0.06 }, leaf)
  return (
    panel(room, side, { x: x - 0.1, y: 0, w: 1.1, h: 2.2 }, lighten(trim, 0.2)) +
    panel(room, side, { x, y: 0, w: 0.9, h: 2.1 }, leaf) +
    inset(0.18, 0.72) +
    inset(1.06, 0.86) +
    panel(room, side, { x: x + 0.04, y: 0.98, w: 0.12, h: 0.03 }, '#6d655a')
  )
}

/** A framed print of hills and a disc. */
export const drawPrint = (room: Room, side: Side, x: number, y: number, w: number): string => {
  const { colours } = room
  const h = w * 1.25
  const inner = { x: x + 0.09, y: y + 0.09, w: w - 0.18, h: h - 0.18 }
  return (
    panel(room, side, { x: x + 0.03, y: y - 0.04, w, h }, '#141c2b', 0.14) +
    panel(room, side, { x, y, w, h }, darken(colours.timber, 0.25)) +
    panel(room, side, { x: x + 0.03, y: y + 0.03, w: w - 0.06, h: h - 0.06 }, colours.linen) +
    panel(room, side, inner, mix(colours.linen, colours.second, 0.35)) +
    shape(room, side, oval(x + w * 0.62, y + h * 0.66, w * 0.12, w * 0.12), colours.second) +
    shape(
      room,
      side,
      [
        [inner.x, inner.y],
        [inner.x + inner.w, inner.y],
        [inner.x + inner.w, inner.y + inner.h * 0.34],
        [inner.x + inner.w * 0.4, inner.y + inner.h * 0.5],
        [inner.x, inner.y + inner.h * 0.26],
      ],
      colours.accent,
    )
  )
}
