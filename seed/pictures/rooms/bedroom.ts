import { darken, lighten, mix } from '../core/colour'
import type { HouseLook } from '../core/look'
import { forkPen, type Pen } from '../core/sheet'
import { circle, n, path, polygon, rect, repeat, roundRect, stroke } from '../core/svg'
import { characterOf, windowAt } from './character'
import { drawFramedPrint, drawPendant, drawRug } from './furnishing'
import { drawInnerDoor } from './furniture'
import {
  block,
  createRoom,
  face,
  floorShadow,
  onBackWall,
  onSideWall,
  standing,
  type Room,
} from './room'
import { drawRoomWindow } from './room-window'
import { drawGlow, drawShell, drawSunPatch } from './shell'
import { drawHousePlant } from './house-plant'

const headboard = (colour: string, arched: boolean): string => {
  const shape = arched
    ? 'M-.95 0V-1.05Q-.95 -1.3 -.7 -1.3Q0 -1.52 .7 -1.3Q.95 -1.3 .95 -1.05V0Z'
    : 'M-.98 0V-1.16H.98V0Z'
  return (
    path(shape, colour) +
    repeat(6, (index) => rect(-0.7 + index * 0.28, -1.12, 0.014, 0.7, darken(colour, 0.14))) +
    stroke(shape.replace('0Z', '0'), lighten(colour, 0.16), 0.03)
  )
}

const pillow = (x: number, y: number, w: number, colour: string): string =>
  path(
    `M${n(x)} ${n(y)}Q${n(x - 0.03)} ${n(y - 0.18)} ${n(x + 0.02)} ${n(y - 0.34)}Q${n(x + w / 2)} ${n(y - 0.38)} ${n(x + w - 0.02)} ${n(y - 0.34)}Q${n(x + w + 0.03)} ${n(y - 0.18)} ${n(x + w)} ${n(y)}Z`,
    colour,
  ) +
  path(
    `M${n(x + w * 0.6)} ${n(y)}Q${n(x + w * 0.66)} ${n(y - 0.2)} ${n(x + w - 0.02)} ${n(y - 0.34)}Q${n(x + w + 0.03)} ${n(y - 0.18)} ${n(x + w)} ${n(y)}Z`,
    darken(colour, 0.07),
  )

const bed = (room: Room, pen: Pen, arched: boolean): string => {
  const { accent, linen, second, timber } = room.colours
  const w = 1.75
  const x = -w / 2
  const length = 2.05
  const z = room.depth - length - 0.08
  const sheet = lighten(linen, 0.4)
  const cover = mix(accent, linen, 0.12)
  const lid = (from: number, to: number, y: number, fill: string): string =>
    face(
      room,
      [
        [x - 0.03, y, z + from],
        [x + w + 0.03, y, z + from],
        [x + w + 0.03, y, z + to],
        [x - 0.03, y, z + to],
      ],
      fill,
    )
  const hang = polygon(
    [
      [-0.905, -0.6],
      [0.905, -0.6],
      [0.93, -0.14],
      [0.4, -0.11],
      [-0.2, -0.15],
      [-0.93, -0.12],
    ],
    darken(cover, 0.1),
  )
  const folds = [-0.62, -0.2, 0.24, 0.66]
    .map((at) =>
      polygon(
        [
          [at, -0.6],
          [at + 0.05, -0.6],
          [at + 0.1, -0.13],
          [at + 0.02, -0.13],
        ],
        darken(cover, 0.2),
      ),
    )
    .join('')
  return (
    standing(room, headboard(mix(timber, second, arched ? 0.5 : 0), arched), 0, room.depth - 0.06) +
    floorShadow(room, pen, x, z, w, length) +
    block(room, { x, y: 0.12, z, w, h: 0.3, d: length }, darken(timber, 0.1)) +
    block(room, { x: x - 0.01, y: 0.4, z, w: w + 0.02, h: 0.18, d: length }, sheet) +
    standing(
      room,
      pillow(-0.82, 0, 0.76, sheet) + pillow(0.06, 0, 0.76, sheet),
      0,
      room.depth - 0.3,
      0.58,
    ) +
    standing(
      room,
      pillow(-0.62, 0.02, 0.56, second) + pillow(0.1, 0.02, 0.52, mix(accent, linen, 0.5)),
      0,
      room.depth - 0.55,
      0.56,
    ) +
    lid(0, 1.42, 0.6, cover) +
    lid(1.24, 1.42, 0.605, sheet) +
    lid(0.25, 0.62, 0.607, second) +
    lid(0.32, 0.36, 0.609, linen) +
    lid(0.5, 0.54, 0.609, linen) +
    standing(room, hang + folds, 0, z - 0.02)
  )
}

const nightstand = (room: Room, pen: Pen, x: number): string => {
  const { timber, linen, metal, second } = room.colours
  const z = room.depth - 0.5
  const glowing = pen.light.litShare > 0.2
  const lamp =
    (glowing ? circle(0, -0.44, 0.42, pen.light.lit.bright, 0.16) : '') +
    circle(0, -0.12, 0.1, second) +
    rect(-0.015, -0.3, 0.03, 0.2, metal) +
    polygon(
      [
        [-0.1, -0.56],
        [0.1, -0.56],
        [0.18, -0.28],
        [-0.18, -0.28],
      ],
      glowing ? pen.light.lit.bright : linen,
    )
  return (
    floorShadow(room, pen, x - 0.24, z, 0.48, 0.4) +
    block(room, { x: x - 0.24, y: 0.1, z, w: 0.48, h: 0.42, d: 0.4 }, timber) +
    standing(
      room,
      rect(-0.2, -0.24, 0.4, 0.01, darken(timber, 0.3)) +
        circle(0, -0.34, 0.02, '#d6a94e') +
        circle(0, -0.14, 0.02, '#d6a94e'),
      x,
      z,
      0,
    ) +
    standing(room, lamp, x, z + 0.18, 0.52)
  )
}

const wardrobe = (room: Room, colour: string): string => {
  const z = 1.35
  const depth = 1.9
  const h = Math.min(2.3, room.height - 0.25)
  const wall = room.width / 2
  const x = wall - 0.6
  const plane = (from: number, d: number, y: number, height: number, fill: string): string =>
    face(
      room,
      [
        [x, y, z + from],
        [x, y + height, z + from],
        [x, y + height, z + from + d],
        [x, y, z + from + d],
      ],
      fill,
    )
  const doors = repeat(3, (index) => {
    const from = 0.03 + (index * depth) / 3
    const d = depth / 3 - 0.04
    return (
      plane(from, d, 0.1, h - 0.18, lighten(colour, 0.05)) +
      plane(from + 0.08, d - 0.16, 0.22, h - 0.42, darken(colour, 0.07)) +
      plane(from + 0.03, 0.02, 1, 0.26, '#d6a94e')
    )
  })
  return (
    block(room, { x, y: 0, z, w: 0.6, h, d: depth }, darken(colour, 0.1), darken(colour, 0.16)) +
    doors
  )
}

const bench = (room: Room, pen: Pen): string =>
  floorShadow(room, pen, -0.7, 1.15, 1.4, 0.4) +
  [-0.66, 0.58]
    .map((x) => block(room, { x, y: 0, z: 1.2, w: 0.08, h: 0.38, d: 0.08 }, room.colours.timber))
    .join('') +
  block(
    room,
    { x: -0.72, y: 0.38, z: 1.15, w: 1.44, h: 0.1, d: 0.4 },
    mix(room.colours.second, room.colours.linen, 0.35),
  ) +
  standing(
    room,
    roundRect(-0.22, -0.06, 0.44, 0.06, 0.02, room.colours.linen) +
      roundRect(-0.2, -0.11, 0.38, 0.05, 0.02, room.colours.accent),
    -0.3,
    1.3,
    0.48,
  )

/** A bedroom between two windows of the house. */
export const drawBedroom = (pen: Pen, look: HouseLook): string => {
  const character = characterOf(look)
  const room = createRoom(pen, look, {
    width: 5,
    depth: 4.3,
    height: Math.min(character.height, 3),
  })
  const details = forkPen(pen, 'details')
  const outlook =
    character.age === 'southern'
      ? 'coast'
      : character.age === 'country' || look.style === 'modern-villa'
        ? 'garden'
        : 'roofs'
  const narrow = {
    ...character,
    window: {
      ...character.window,
      w: Math.min(1.1, character.window.w),
      h: Math.min(character.window.h, room.height - character.window.sill - 0.35),
    },
  }
  const sashes = {
    ...narrow,
    window: {
      ...narrow.window,
      sash: character.age === 'modern' ? ('sliding' as const) : narrow.window.sash,
    },
  }
  const windows = [-1.72, 1.72]
    .map((x) =>
      drawRoomWindow(
        room,
        forkPen(details, `window:${x}`),
        look,
        windowAt(sashes, x, { outlook, curtains: true }),
      ),
    )
    .join('')
  return (
    drawShell(room, pen, {
      floor: character.floor === 'herringbone' ? 'planks' : character.floor,
      beams: look.style === 'farmhouse',
      cornice: character.age === 'old',
      ...(character.age === 'country' ? { dado: 1 } : {}),
    }) +
    onBackWall(room, windows + drawFramedPrint(room, details, -0.5, -2.25, 1, 0.66)) +
    drawSunPatch(room, pen, -2.1, 1) +
    onSideWall(room, -1, 2.55, 0.8, 1.2, 0.95, darken(room.colours.timber, 0.3)) +
    onSideWall(room, -1, 2.61, 0.68, 1.27, 0.81, mix('#dfe8ea', room.colours.wall, 0.4)) +
    drawInnerDoor(room, -1, 1.1, look.door) +
    drawRug(room, -1.6, 1, 3.2, 2.3) +
    nightstand(room, pen, -1.28) +
    nightstand(room, pen, 1.28) +
    drawGlow(pen, room.project([-1.28, 0.95, room.depth - 0.3]), 170) +
    drawGlow(pen, room.project([1.28, 0.95, room.depth - 0.3]), 170) +
    bed(room, pen, look.variant !== 1) +
    wardrobe(
      room,
      mix(look.variant === 2 ? room.colours.second : room.colours.trim, room.colours.linen, 0.4),
    ) +
    bench(room, pen) +
    standing(room, drawHousePlant(details, 1.2, room.colours.second), -2.1, 0.95) +
    standing(
      room,
      drawPendant(pen, 0.4, mix(room.colours.linen, '#ffffff', 0.4), 0.6),
      0,
      2.2,
      room.height,
    )
  )
}
