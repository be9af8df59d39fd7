import { darken, lighten, mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../core/svg'
import { drawVase } from './furnishing'
import { block, floorShadow, standing, type Room } from './room'

type Facing = 'viewer' | 'back' | 'left' | 'right'

const chair = (room: Room, pen: Pen, x: number, z: number, facing: Facing): string => {
  const { timber, second } = room.colours
  const wood = darken(timber, 0.12)
  const leg = (dx: number, dz: number): string =>
    block(room, { x: x + dx, y: 0, z: z + dz, w: 0.04, h: 0.43, d: 0.04 }, wood)
  const seat = block(room, { x, y: 0.43, z, w: 0.42, h: 0.05, d: 0.42 }, second)
  const rest =
    facing === 'viewer'
      ? { x, y: 0.48, z: z + 0.38, w: 0.42, h: 0.44, d: 0.04 }
      : facing === 'back'
        ? { x, y: 0.48, z, w: 0.42, h: 0.44, d: 0.04 }
        : facing === 'right'
          ? { x, y: 0.48, z, w: 0.04, h: 0.44, d: 0.42 }
          : { x: x + 0.38, y: 0.48, z, w: 0.04, h: 0.44, d: 0.42 }
  const back = block(room, rest, wood)
  const legs = leg(0, 0.38) + leg(0.38, 0.38) + leg(0, 0) + leg(0.38, 0)
  return (
    floorShadow(room, pen, x, z, 0.42, 0.42) +
    legs +
    (facing === 'back' ? seat + back : back + seat)
  )
}

/** A laid table for six. */
export const drawDiningTable = (room: Room, pen: Pen, x: number, z: number): string => {
  const { timber, linen, accent, metal } = room.colours
  const w = 2
  const d = 0.95
  const top = lighten(timber, 0.08)
  const legs = [
    [0.06, d - 0.12],
    [w - 0.12, d - 0.12],
    [0.06, 0.06],
    [w - 0.12, 0.06],
  ]
    .map(([dx = 0, dz = 0]) =>
      block(room, { x: x + dx, y: 0, z: z + dz, w: 0.06, h: 0.72, d: 0.06 }, darken(timber, 0.2)),
    )
    .join('')
  const plate = (px: number, pz: number): string =>
    standing(
      room,
      ellipse(0, 0, 0.13, 0.035, lighten(linen, 0.6)) +
        ellipse(0, -0.005, 0.08, 0.02, darken(linen, 0.06)),
      px,
      pz,
      0.77,
    )
  const glass = (px: number, pz: number): string =>
    standing(
      room,
      path('M-.035 -.16Q-.04 -.08 0 -.07Q.04 -.08 .035 -.16Z', '#dfeaec', 0.85) +
        rect(-0.004, -0.08, 0.008, 0.07, '#cfdadd') +
        rect(-0.03, -0.012, 0.06, 0.01, '#cfdadd'),
      px,
      pz,
      0.77,
    )
  const places =
    [0.45, 1.0, 1.55]
      .map((at) => plate(x + at, z + d - 0.2) + glass(x + at + 0.2, z + d - 0.25))
      .join('') +
    [0.45, 1.0, 1.55].map((at) => plate(x + at, z + 0.2) + glass(x + at + 0.2, z + 0.28)).join('')
  const bowl = standing(
    room,
    path('M-.2 -.12H.2Q.16 0 .08 0H-.08Q-.16 0 -.2 -.12Z', accent) +
      [-0.1, 0.02, 0.11]
        .map((dx, index) =>
          circle(dx, -0.15, 0.06, ['#d9a23c', '#b5563a', '#7f9a4e'][index] ?? '#d9a23c'),
        )
        .join(''),
    x + 0.72,
    z + d / 2,
    0.77,
  )
  return (
    [0.24, 0.8, 1.36].map((at) => chair(room, pen, x + at, z + d - 0.12, 'viewer')).join('') +
    floorShadow(room, pen, x, z, w, d) +
    chair(room, pen, x - 0.36, z + 0.28, 'right') +
    chair(room, pen, x + w - 0.06, z + 0.28, 'left') +
    legs +
    block(room, { x, y: 0.72, z, w, h: 0.05, d }, top, darken(top, 0.16)) +
    places +
    bowl +
    standing(
      room,
      drawVase(pen, mix(linen, metal, 0.2), room.colours.second),
      x + 1.3,
      z + d / 2,
      0.77,
    ) +
    [0.24, 1.36].map((at) => chair(room, pen, x + at, z - 0.4, 'back')).join('')
  )
}

/** A low cupboard along the left wall with a lamp and a record player. */
export const drawSideboard = (room: Room, pen: Pen, z: number, length: number): string => {
  const { timber, metal, linen, second } = room.colours
  const wall = -room.width / 2
  const glowing = pen.light.litShare > 0.2
  const lamp =
    (glowing ? circle(0, -0.5, 0.42, pen.light.lit.bright, 0.16) : '') +
    path('M-.1 0Q-.14 -.16 -.03 -.24H.03Q.14 -.16 .1 0Z', second) +
    polygon(
      [
        [-0.11, -0.56],
        [0.11, -0.56],
        [0.2, -0.26],
        [-0.2, -0.26],
      ],
      glowing ? pen.light.lit.bright : linen,
    )
  const legs = [z + 0.1, z + length - 0.14]
    .map((at) => block(room, { x: wall + 0.34, y: 0, z: at, w: 0.05, h: 0.2, d: 0.05 }, metal))
    .join('')
  const grooves = repeat(3, (index) => {
    const at = z + ((index + 1) * length) / 4
    const [x1, y1] = room.project([wall + 0.45, 0.22, at])
    const [x2, y2] = room.project([wall + 0.45, 0.8, at])
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`
  })
  return (
    floorShadow(room, pen, wall, z, 0.45, length) +
    legs +
    block(room, { x: wall, y: 0.2, z, w: 0.45, h: 0.62, d: length }, timber, darken(timber, 0.1)) +
    stroke(grooves, darken(timber, 0.3), 2.4) +
    standing(room, lamp, wall + 0.24, z + length - 0.4, 0.82) +
    block(room, { x: wall + 0.08, y: 0.82, z: z + 0.55, w: 0.3, h: 0.06, d: 0.45 }, metal)
  )
}
