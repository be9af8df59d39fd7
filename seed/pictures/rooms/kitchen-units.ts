import { darken, lighten, mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { circle, polygon, rect, repeat, roundRect, stroke } from '../core/svg'
import { drawVase } from './furnishing'
import { block, floorShadow, standing, type Room } from './room'
import { drawHousePlant } from './house-plant'

const fronts = (
  x: number,
  top: number,
  w: number,
  h: number,
  units: number,
  colour: string,
  framed: boolean,
  handle: string,
): string =>
  repeat(units, (index) => {
    const cell = w / units
    const left = x + index * cell + 0.012
    const width = cell - 0.024
    const panel = framed
      ? rect(left + 0.07, top + 0.08, width - 0.14, h - 0.16, darken(colour, 0.09)) +
        rect(left + 0.085, top + 0.1, width - 0.155, h - 0.18, lighten(colour, 0.05))
      : ''
    const grip = framed
      ? circle(left + width / 2, top + 0.05, 0.018, handle)
      : rect(left + width * 0.2, top + 0.035, width * 0.6, 0.018, handle)
    return rect(left, top, width, h, colour) + panel + grip
  })

const tap = (metal: string): string =>
  stroke('M0 0V-.24Q0 -.36 .1 -.36Q.19 -.36 .19 -.26', metal, 0.028) +
  rect(-0.03, -0.02, 0.06, 0.02, metal)

/** A row of jars, from 0 to the right. */
export const jars = (room: Room, pen: Pen, count: number): string =>
  repeat(count, (index) => {
    const tone = pen.random.pick([
      room.colours.linen,
      room.colours.second,
      room.colours.accent,
      mix(room.colours.timber, '#ffffff', 0.3),
    ])
    const h = pen.random.range(0.12, 0.24)
    return (
      roundRect(index * 0.17, -h, 0.12, h, 0.02, tone) +
      rect(index * 0.17 + 0.01, -h - 0.02, 0.1, 0.03, darken(tone, 0.3))
    )
  })

const hob = (room: Room, x: number): string => {
  const { metal, trim } = room.colours
  return (
    rect(x - 0.45, -0.86, 0.9, 0.74, mix(metal, trim, 0.1)) +
    rect(x - 0.36, -0.66, 0.72, 0.42, darken(metal, 0.35)) +
    rect(x - 0.36, -0.72, 0.72, 0.03, lighten(metal, 0.6)) +
    repeat(4, (index) => circle(x - 0.27 + index * 0.18, -0.8, 0.025, lighten(metal, 0.7)))
  )
}

/** The chimney hood over the hob. */
export const hood = (room: Room, x: number): string => {
  const own = mix(room.colours.metal, room.colours.trim, 0.12)
  return (
    rect(x - 0.2, -room.height, 0.4, room.height - 1.95, own) +
    polygon(
      [
        [x - 0.2, -1.98],
        [x + 0.2, -1.98],
        [x + 0.48, -1.62],
        [x - 0.48, -1.62],
      ],
      lighten(own, 0.08),
    ) +
    rect(x - 0.48, -1.64, 0.96, 0.07, darken(own, 0.25))
  )
}

/** Pans that hang from a rail. */
export const pans = (room: Room): string =>
  [0, 0.26, 0.5]
    .map(
      (x, index) =>
        stroke(`M${x} 0V.16`, room.colours.metal, 0.016) +
        circle(x, 0.26, 0.1 - index * 0.012, index === 1 ? '#b87846' : room.colours.metal) +
        circle(
          x,
          0.26,
          0.07 - index * 0.012,
          index === 1 ? '#cf9560' : lighten(room.colours.metal, 0.14),
        ),
    )
    .join('')

/** The island with two stools, a fruit board and a vase. */
export const island = (room: Room, pen: Pen, colour: string, stone: string): string => {
  const x = -1.15
  const z = 1.35
  const w = 2.3
  const stool = (at: number): string => {
    const { timber, metal } = room.colours
    return (
      floorShadow(room, pen, at, z - 0.62, 0.36, 0.36) +
      [
        [0.02, 0.3],
        [0.31, 0.3],
        [0.02, 0.02],
        [0.31, 0.02],
      ]
        .map(([dx = 0, dz = 0]) =>
          block(room, { x: at + dx, y: 0, z: z - 0.62 + dz, w: 0.03, h: 0.64, d: 0.03 }, metal),
        )
        .join('') +
      block(room, { x: at, y: 0.64, z: z - 0.62, w: 0.36, h: 0.05, d: 0.36 }, timber)
    )
  }
  return (
    floorShadow(room, pen, x, z, w, 0.9) +
    block(room, { x, y: 0.06, z, w, h: 0.8, d: 0.9 }, colour) +
    standing(
      room,
      rect(0, -0.86, w, 0.8, darken(colour, 0.06)) +
        fronts(0.06, -0.8, w - 0.12, 0.68, 4, colour, true, '#d6a94e'),
      x,
      z,
    ) +
    block(room, { x: x - 0.08, y: 0.86, z: z - 0.1, w: w + 0.16, h: 0.05, d: 1.08 }, stone) +
    standing(
      room,
      rect(-0.3, -0.03, 0.6, 0.03, room.colours.timber) +
        [-0.16, 0, 0.15]
          .map((dx, index) =>
            circle(dx, -0.1, 0.075, ['#d9a23c', '#b5563a', '#7f9a4e'][index] ?? '#d9a23c'),
          )
          .join(''),
      -0.55,
      z + 0.45,
      0.91,
    ) +
    standing(room, drawVase(pen, room.colours.linen, room.colours.accent), 0.62, z + 0.5, 0.91) +
    stool(-0.85) +
    stool(0.45)
  )
}

/** Tall units with an oven along the left wall. */
export const tallUnits = (room: Room, colour: string): string => {
  const wall = -room.width / 2
  const z = 2.35
  const depth = room.depth - z
  const h = Math.min(2.35, room.height - 0.2)
  const tone = darken(colour, 0.08)
  const inset = (from: number, d: number, y: number, height: number, fill: string): string => {
    const x = wall + 0.62
    const points = [
      [x, y, z + from],
      [x, y + height, z + from],
      [x, y + height, z + from + d],
      [x, y, z + from + d],
    ] as const
    return `<path d="M${points
      .map((spot) =>
        room
          .project(spot)
          .map((v) => v.toFixed(1))
          .join(' '),
      )
      .join('L')}Z" fill="${fill}"/>`
  }
  const doors = repeat(3, (index) => {
    const from = 0.03 + (index * depth) / 3
    const d = depth / 3 - 0.04
    const oven = index === 1
    return (
      inset(from, d, 0.12, oven ? 0.55 : h - 0.18, tone) +
      (oven
        ? inset(from, d, 0.72, 0.6, darken(room.colours.metal, 0.2)) +
          inset(from + 0.07, d - 0.14, 0.8, 0.38, lighten(room.colours.metal, 0.12)) +
          inset(from + 0.05, d - 0.1, 1.23, 0.03, lighten(room.colours.metal, 0.6)) +
          inset(from, d, 1.36, h - 1.42, tone)
        : '') +
      inset(from + d - 0.06, 0.025, 0.9, 0.5, '#d6a94e')
    )
  })
  return (
    block(
      room,
      { x: wall, y: 0, z, w: 0.62, h, d: depth },
      darken(colour, 0.2),
      darken(colour, 0.12),
    ) + doors
  )
}

/** The run of base units with sink and hob along the back wall. */
export const counterRun = (room: Room, pen: Pen, colour: string, stone: string): string => {
  const z = room.depth - 0.62
  const from = -room.width / 2 + 0.62
  const w = room.width - 0.62
  const hobX = room.width / 2 - 1.05
  return (
    block(
      room,
      { x: from, y: 0, z, w, h: 0.88, d: 0.62 },
      darken(colour, 0.12),
      darken(room.colours.metal, 0.1),
    ) +
    standing(
      room,
      rect(0, -0.88, w, 0.76, darken(colour, 0.2)) +
        fronts(0, -0.88, w, 0.74, 7, colour, true, '#d6a94e') +
        hob(room, hobX - from),
      from,
      z,
    ) +
    block(room, { x: from, y: 0.88, z: z - 0.04, w, h: 0.045, d: 0.66 }, stone) +
    standing(room, tap(lighten(room.colours.metal, 0.5)), -0.25, z + 0.4, 0.925) +
    standing(room, jars(room, pen, 4), -1.75, z + 0.4, 0.925) +
    standing(room, drawHousePlant(pen, 0.5, room.colours.second), 0.75, z + 0.4, 0.925) +
    standing(
      room,
      rect(-0.16, -0.13, 0.32, 0.13, room.colours.second) +
        rect(-0.2, -0.15, 0.4, 0.03, darken(room.colours.second, 0.3)) +
        rect(-0.03, -0.18, 0.06, 0.03, darken(room.colours.second, 0.4)),
      hobX + 0.12,
      z + 0.35,
      0.925,
    )
  )
}
