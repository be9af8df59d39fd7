import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import type { Pen } from '../core/sheet'
import { circle, rect, repeat } from '../core/svg'
import { drawPlate } from '../parts/plate'
import { shadowOf } from '../parts/shadow'
import { drawWall } from '../parts/wall'
import type { Elevation } from './elevation'

const BAY = 2.95

const door = (pen: Pen, x: number, colour: string, kind: number): string => {
  const own = pen.light.shade(colour)
  const w = 2.45
  const h = 2.2
  const ribs =
    kind === 0
      ? repeat(
          10,
          (row) =>
            rect(x, -h + 0.05 + row * 0.22, w, 0.03, darken(own, 0.28)) +
            rect(x, -h + 0.08 + row * 0.22, w, 0.02, lighten(own, 0.22)),
        )
      : kind === 1
        ? repeat(14, (column) => rect(x + column * 0.175, -h, 0.03, h, darken(own, 0.26)))
        : repeat(4, (row) =>
            repeat(
              4,
              (column) =>
                rect(x + 0.1 + column * 0.58, -h + 0.12 + row * 0.52, 0.5, 0.4, darken(own, 0.16)) +
                rect(
                  x + 0.14 + column * 0.58,
                  -h + 0.16 + row * 0.52,
                  0.46,
                  0.36,
                  lighten(own, 0.06),
                ),
            ),
          )
  return (
    rect(x - 0.08, -h - 0.08, w + 0.16, h + 0.08, darken(own, 0.4)) +
    rect(x, -h, w, h, own) +
    ribs +
    shadowOf(
      pen,
      [
        [x, -h],
        [x + w, -h],
        [x + w, -h + 0.3],
        [x + 0.2, -h + 0.3],
        [x + 0.2, 0],
        [x, 0],
      ],
      1.4,
    ) +
    rect(x + w / 2 - 0.12, -0.85, 0.24, 0.06, '#d3d6d6') +
    circle(x + w / 2, -0.72, 0.035, '#d3d6d6')
  )
}

/** A row of garage boxes with numbered doors. */
export const drawGarages = (pen: Pen, look: HouseLook): Elevation => {
  const width = look.bays * BAY + 0.5
  const eaves = 2.85
  const colours = [look.door, '#e4e0d4', look.accent, '#5d7350', '#c9ccca', look.door, '#3a4a55']
  const cap = pen.light.shade(look.stone)
  const svg =
    drawWall(pen, look, 0, -eaves, width, eaves) +
    shadowOf(
      pen,
      [
        [0, -eaves],
        [width, -eaves],
        [width, -eaves + 0.35],
        [0.3, -eaves + 0.35],
      ],
      1,
    ) +
    rect(-0.1, -eaves - 0.22, width + 0.2, 0.26, cap) +
    rect(-0.1, -eaves - 0.22, width + 0.2, 0.07, lighten(cap, 0.5)) +
    repeat(look.bays, (index) => {
      const x = 0.5 + index * BAY
      return (
        door(
          pen,
          x,
          colours[(index * 2 + look.variant) % colours.length] ?? look.door,
          (index + look.variant) % 3,
        ) + drawPlate(pen, x + 1.22, -eaves + 0.28, index + 1, 0.24)
      )
    }) +
    repeat(look.bays - 1, (index) =>
      rect(0.25 + (index + 1) * BAY - 0.04, -eaves, 0.09, eaves, pen.light.shade('#8d969c')),
    )
  return { svg, width, height: eaves + 0.3, door: width / 2 }
}
