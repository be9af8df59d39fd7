import { darken, lighten, mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { circle, ellipse, n, path, polygon, rect, repeat, roundRect, stroke } from '../core/svg'
import { face, type Room } from './room'

/** A standing lamp, front view in metres. */
export const drawFloorLamp = (room: Room, pen: Pen): string => {
  const { metal, linen } = room.colours
  const glowing = pen.light.litShare > 0.2
  const shade = glowing ? pen.light.lit.bright : linen
  return (
    (glowing
      ? circle(0, -1.55, 0.75, pen.light.lit.bright, 0.13) +
        circle(0, -1.55, 0.45, pen.light.lit.bright, 0.16)
      : '') +
    ellipse(0, 0, 0.2, 0.035, metal) +
    rect(-0.015, -1.45, 0.03, 1.45, metal) +
    polygon(
      [
        [-0.16, -1.8],
        [0.16, -1.8],
        [0.27, -1.42],
        [-0.27, -1.42],
      ],
      shade,
    ) +
    polygon(
      [
        [0.05, -1.8],
        [0.16, -1.8],
        [0.27, -1.42],
        [0.09, -1.42],
      ],
      darken(shade, 0.09),
    )
  )
}

/** A hanging lamp whose cord starts at 0, 0. */
export const drawPendant = (pen: Pen, drop: number, colour: string, w = 0.5): string => {
  const glowing = pen.light.litShare > 0.1
  return (
    rect(-0.01, 0, 0.02, drop, darken(colour, 0.4)) +
    (glowing ? circle(0, drop + 0.22, w * 1.1, pen.light.lit.bright, 0.14) : '') +
    path(
      `M${n(-w / 2)} ${n(drop + w * 0.5)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w / 2)} ${n(drop + w * 0.5)}Z`,
      colour,
    ) +
    path(
      `M${n(w * 0.1)} ${n(drop + w * 0.5)}V${n(drop + 0.01)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w / 2)} ${n(drop + w * 0.5)}Z`,
      darken(colour, 0.16),
    ) +
    ellipse(0, drop + w * 0.5, w / 2, w * 0.07, glowing ? '#fff2cc' : darken(colour, 0.3))
  )
}

/** A framed print in metres with an abstract street of gables. */
export const drawFramedPrint = (
  room: Room,
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
): string => {
  const { timber, accent, second, linen } = room.colours
  const inset = 0.05
  const sun = circle(
    x + w * pen.random.range(0.3, 0.7),
    y + h * 0.34,
    Math.min(w, h) * 0.14,
    second,
  )
  const base = y + h - inset
  const houses = repeat(4, (index) => {
    const left = x + inset + (index * (w - 2 * inset)) / 4
    const width = (w - 2 * inset) / 4
    const top = y + h * pen.random.range(0.45, 0.62)
    const tone = mix(accent, linen, index * 0.22)
    return polygon(
      [
        [left, base],
        [left, top],
        [left + width / 2, top - h * 0.12],
        [left + width, top],
        [left + width, base],
      ],
      tone,
    )
  })
  return (
    rect(x + 0.03, y + 0.03, w, h, pen.light.shadow.colour, 0.2) +
    rect(x, y, w, h, darken(timber, 0.3)) +
    rect(x + 0.03, y + 0.03, w - 0.06, h - 0.06, lighten(linen, 0.5)) +
    rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, mix(linen, pen.light.sky[1], 0.5)) +
    sun +
    houses
  )
}

/** A rug with a border, laid on the floor. */
export const drawRug = (room: Room, x: number, z: number, w: number, d: number): string => {
  const { accent, linen, second } = room.colours
  const ring = (inset: number, colour: string): string =>
    face(
      room,
      [
        [x + inset, 0, z + inset],
        [x + w - inset, 0, z + inset],
        [x + w - inset, 0, z + d - inset],
        [x + inset, 0, z + d - inset],
      ],
      colour,
    )
  return (
    ring(0, mix(accent, linen, 0.25)) +
    ring(0.1, linen) +
    ring(0.2, mix(second, linen, 0.35)) +
    ring(0.26, mix(linen, accent, 0.14)) +
    repeat(4, (index) =>
      face(
        room,
        [
          [x + 0.26, 0, z + 0.45 + index * 0.4],
          [x + w - 0.26, 0, z + 0.45 + index * 0.4],
          [x + w - 0.26, 0, z + 0.5 + index * 0.4],
          [x + 0.26, 0, z + 0.5 + index * 0.4],
        ],
        mix(second, linen, 0.5),
      ),
    )
  )
}

/** A vase with branches, front view in metres. */
export const drawVase = (pen: Pen, colour: string, bloom: string): string =>
  stroke(
    'M0 -.24Q-.04 -.4 -.14 -.56M0 -.24Q.02 -.44 .02 -.62M0 -.24Q.06 -.4 .16 -.52',
    '#5d6b4a',
    0.014,
  ) +
  [
    [-0.14, -0.56],
    [-0.1, -0.48],
    [0.02, -0.62],
    [0.03, -0.5],
    [0.16, -0.52],
    [0.1, -0.44],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 0.035 + pen.random.range(0, 0.015), bloom))
    .join('') +
  path(
    'M-.05 -.26H.05Q.04 -.2 .09 -.12Q.1 0 .06 0H-.06Q-.1 0 -.09 -.12Q-.04 -.2 -.05 -.26Z',
    colour,
  ) +
  roundRect(0.02, -0.2, 0.04, 0.18, 0.02, darken(colour, 0.18))
