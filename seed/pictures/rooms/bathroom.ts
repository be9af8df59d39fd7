import { darken, lighten, mix } from '../core/colour'
import type { HouseLook } from '../core/look'
import { forkPen, type Pen } from '../core/sheet'
import { circle, ellipse, path, polygon, rect, repeat, roundRect, stroke } from '../core/svg'
import { characterOf, windowAt } from './character'
import { drawPendant } from './furnishing'
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
import { drawShell, drawSunPatch } from './shell'
import { drawHousePlant } from './house-plant'

/** A free-standing bath, front view in metres. */
const tub = (room: Room, outer: string): string => {
  const white = lighten(room.colours.trim, 0.6)
  const foot = (x: number): string =>
    path(`M${x} -.12q-.05 .02 -.04 .12h.1q.02 -.08 -.02 -.12Z`, '#c79a4a')
  return (
    ellipse(0.06, 0.01, 0.86, 0.06, '#1c2430', 0.22) +
    foot(-0.62) +
    foot(0.6) +
    path('M-.92 -.6Q-.86 -.06 -.55 -.06H.55Q.86 -.06 .92 -.6Z', outer) +
    path('M.2 -.6Q.3 -.06 .3 -.06H.55Q.86 -.06 .92 -.6Z', darken(outer, 0.14)) +
    ellipse(0, -0.6, 0.95, 0.12, white) +
    ellipse(0, -0.59, 0.86, 0.09, darken(white, 0.1)) +
    ellipse(0, -0.57, 0.82, 0.06, mix('#b9d6dd', white, 0.25)) +
    stroke('M1.02 0V-.92Q1.02 -1.06 .9 -1.06Q.8 -1.06 .8 -.94M1.02 -.7H.92', '#b8924a', 0.035) +
    path('M-.7 -.69q-.02 .16 .01 .38h.3q.02 -.2 .01 -.37Z', room.colours.accent) +
    rect(-0.69, -0.4, 0.31, 0.03, lighten(room.colours.accent, 0.4))
  )
}

const vanity = (room: Room, pen: Pen): string => {
  const { timber, trim, accent } = room.colours
  const wall = -room.width / 2
  const z = 1.15
  const d = 1.3
  const x = wall + 0.5
  const plane = (from: number, length: number, y: number, h: number, fill: string): string =>
    face(
      room,
      [
        [x, y, z + from],
        [x, y + h, z + from],
        [x, y + h, z + from + length],
        [x, y, z + from + length],
      ],
      fill,
    )
  return (
    floorShadow(room, pen, wall, z, 0.5, d) +
    block(room, { x: wall, y: 0.3, z, w: 0.5, h: 0.48, d }, darken(timber, 0.06)) +
    plane(0.03, d / 2 - 0.05, 0.33, 0.42, timber) +
    plane(d / 2 + 0.02, d / 2 - 0.05, 0.33, 0.42, timber) +
    plane(0.2, 0.25, 0.7, 0.02, '#d6a94e') +
    plane(d / 2 + 0.2, 0.25, 0.7, 0.02, '#d6a94e') +
    block(
      room,
      { x: wall, y: 0.78, z: z - 0.02, w: 0.54, h: 0.05, d: d + 0.04 },
      lighten(trim, 0.4),
    ) +
    standing(
      room,
      path('M-.2 -.12H.2Q.18 0 .08 0H-.08Q-.18 0 -.2 -.12Z', lighten(trim, 0.7)) +
        ellipse(0, -0.12, 0.2, 0.04, darken(trim, 0.06)),
      wall + 0.28,
      z + 0.62,
      0.83,
    ) +
    onSideWall(room, -1, z + 0.12, 1.05, 1.15, 0.95, '#c79a4a') +
    onSideWall(room, -1, z + 0.16, 0.97, 1.19, 0.87, mix('#d9e4e6', room.colours.wall, 0.35)) +
    onSideWall(room, -1, z + 0.3, 0.22, 1.19, 0.87, '#ffffff', 0.28) +
    standing(
      room,
      roundRect(-0.04, -0.2, 0.08, 0.2, 0.02, accent) +
        rect(-0.015, -0.25, 0.03, 0.06, room.colours.metal),
      wall + 0.3,
      z + 0.15,
      0.83,
    )
  )
}

const shower = (room: Room): string => {
  const wall = room.width / 2
  const z = 1.5
  const glass = face(
    room,
    [
      [wall - 0.95, 0, z],
      [wall, 0, z],
      [wall, 2.05, z],
      [wall - 0.95, 2.05, z],
    ],
    '#cfe3e6',
    0.28,
  )
  const shine = face(
    room,
    [
      [wall - 0.8, 0.1, z],
      [wall - 0.62, 0.1, z],
      [wall - 0.3, 2, z],
      [wall - 0.48, 2, z],
    ],
    '#ffffff',
    0.26,
  )
  const side = face(
    room,
    [
      [wall - 0.95, 0, z],
      [wall - 0.95, 2.05, z],
      [wall - 0.95, 2.05, room.depth],
      [wall - 0.95, 0, room.depth],
    ],
    '#cfe3e6',
    0.24,
  )
  const head =
    onSideWall(room, 1, 2.3, 0.03, 0.9, 1.2, '#b8924a') +
    standing(
      room,
      rect(-0.34, -0.02, 0.34, 0.025, '#b8924a') + rect(-0.42, 0, 0.18, 0.03, '#b8924a'),
      wall,
      2.3,
      2.08,
    )
  const frame = (x1: number): string =>
    block(room, { x: x1, y: 0, z, w: 0.025, h: 2.05, d: 0.025 }, room.colours.metal)
  return (
    head +
    side +
    glass +
    shine +
    frame(wall - 0.96) +
    block(room, { x: wall - 0.96, y: 2.05, z, w: 0.96, h: 0.03, d: 0.03 }, room.colours.metal)
  )
}

const ladder = (room: Room): string => {
  const { metal, linen, accent } = room.colours
  return (
    rect(0, -1.75, 0.03, 1.3, metal) +
    rect(0.47, -1.75, 0.03, 1.3, metal) +
    repeat(9, (index) => rect(0, -1.7 + index * 0.14, 0.5, 0.028, metal)) +
    rect(0.05, -1.58, 0.4, 0.5, linen) +
    rect(0.05, -1.2, 0.4, 0.05, accent) +
    rect(0.33, -1.58, 0.12, 0.5, darken(linen, 0.08))
  )
}

/** The bathroom: a bath under the window, basin and mirror, a glass shower. */
export const drawBathroom = (pen: Pen, look: HouseLook): string => {
  const character = characterOf(look)
  const room = createRoom(pen, look, {
    width: 3.9,
    depth: 3.5,
    height: Math.min(character.height, 2.8),
  })
  const details = forkPen(pen, 'details')
  const shape = {
    ...character,
    window: {
      ...character.window,
      w: 0.95,
      h: Math.min(1.4, room.height - 1.35),
      sill: 1.08,
      sash: character.age === 'modern' ? ('single' as const) : ('sliding' as const),
    },
  }
  const outlook =
    character.age === 'southern' ? 'coast' : character.age === 'old' ? 'roofs' : 'garden'
  return (
    drawShell(room, pen, {
      floor: look.variant === 1 ? 'tiles' : 'chequer',
      tiled: look.variant === 2 ? 2.1 : 1.2,
    }) +
    onBackWall(
      room,
      drawRoomWindow(room, details, look, windowAt(shape, -0.3, { outlook, balcony: false })) +
        `<g transform="translate(-1.62 0)">${ladder(room)}</g>`,
    ) +
    drawSunPatch(room, pen, -0.8, 0.9) +
    shower(room) +
    standing(
      room,
      tub(
        room,
        look.variant === 1
          ? lighten(room.colours.trim, 0.3)
          : mix(look.accent, room.colours.linen, 0.16),
      ),
      -0.28,
      room.depth - 0.7,
    ) +
    face(
      room,
      [
        [-0.75, 0, 1.3],
        [0.55, 0, 1.3],
        [0.55, 0, 2.0],
        [-0.75, 0, 2.0],
      ],
      mix(room.colours.accent, room.colours.linen, 0.3),
    ) +
    face(
      room,
      [
        [-0.68, 0, 1.36],
        [0.48, 0, 1.36],
        [0.48, 0, 1.94],
        [-0.68, 0, 1.94],
      ],
      room.colours.linen,
    ) +
    vanity(room, pen) +
    standing(
      room,
      polygon(
        [
          [-0.17, -0.44],
          [0.17, -0.44],
          [0.2, -0.4],
          [-0.2, -0.4],
        ],
        room.colours.timber,
      ) +
        stroke('M-.14 -.4L-.18 0M.14 -.4L.18 0', room.colours.timber, 0.04) +
        circle(0, -0.5, 0.06, room.colours.second),
      0.62,
      2.05,
    ) +
    standing(room, drawHousePlant(details, 1.1, room.colours.second), 1.05, 1.2) +
    standing(
      room,
      drawPendant(pen, 0.35, mix(room.colours.linen, '#ffffff', 0.5), 0.4),
      0,
      1.9,
      room.height,
    )
  )
}
