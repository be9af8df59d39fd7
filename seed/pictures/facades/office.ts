import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import type { Pen } from '../core/sheet'
import { rect, repeat } from '../core/svg'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import { shadowOf, sweptShadow } from '../parts/shadow'
import { drawTopiary } from '../parts/shrub'
import { wallPaint } from '../parts/wall'
import { drawWindow } from '../parts/window'
import type { Elevation, Side } from './elevation'

const STOREY = 3.3
const BAY = 2.7

/** A small office building: a frame of piers with set-back glass and sun blades. */
export const drawOffice = (pen: Pen, look: HouseLook, side: Side = 'street'): Elevation => {
  const width = look.bays * BAY + 0.5
  const base = 3.9
  const eaves = base + (look.storeys - 1) * STOREY + 0.5
  const paint = wallPaint(pen, look)
  const wall = pen.light.shade(look.wall)
  const dark = pen.light.shade('#30373d')
  const bayX = (index: number): number => 0.25 + index * BAY
  const glass = repeat(look.storeys, (floor) => {
    const bottom = floor === 0 ? 0 : -(base + (floor - 1) * STOREY)
    const h = floor === 0 ? base - 0.45 : STOREY - 0.45
    return repeat(look.bays, (index) => {
      const x = bayX(index) + 0.25
      const blinds = pen.random.chance(0.25)
      return (
        drawWindow(pen, {
          x,
          y: bottom - h,
          w: BAY - 0.5,
          h,
          frame: look.frame,
          sash: floor === 0 ? 'triple' : 'pair',
          sill: false,
          reveal: 0.3,
          dress: blinds ? 'blind' : pen.random.chance(0.2) ? 'plant' : 'bare',
        }) +
        (floor > 0 && look.variant !== 1
          ? sweptShadow(pen, { x, y: bottom - h + 0.55, w: BAY - 0.5, h: 0.07 }, 0.16, 1) +
            rect(x, bottom - h + 0.55, BAY - 0.5, 0.09, pen.light.shade(look.timber))
          : '')
      )
    })
  })
  const piers = repeat(look.bays + 1, (index) => {
    const x = bayX(index) - 0.25
    return (
      shadowOf(
        pen,
        [
          [x + 0.5, -eaves],
          [x + 0.7, -eaves + 0.2],
          [x + 0.7, 0],
          [x + 0.5, 0],
        ],
        0.9,
      ) +
      rect(x, -eaves, 0.5, eaves, paint) +
      rect(x, -eaves, 0.06, eaves, lighten(wall, 0.4)) +
      rect(x + 0.44, -eaves, 0.06, eaves, darken(wall, 0.2))
    )
  })
  const beams = repeat(look.storeys, (floor) => {
    const y = -(base + floor * STOREY)
    return (
      rect(0, y + 0.45, width, 0.18, pen.light.shadow.colour, pen.light.shadow.opacity) +
      rect(0, y, width, 0.45, paint) +
      rect(0, y, width, 0.06, lighten(wall, 0.4))
    )
  })
  const hall = Math.floor(look.bays / 2)
  const x = bayX(hall) + BAY / 2
  const door =
    side === 'garden'
      ? ''
      : rect(x - 1.1, -3.45, 2.2, 3.45, darken(dark, 0.2)) +
        drawDoor(pen, {
          x: x - 0.95,
          y: -3.1,
          w: 1.9,
          h: 3.1,
          colour: look.door,
          kind: 'double',
          transom: 0.4,
        }) +
        sweptShadow(pen, { x: x - 1.7, y: -3.6, w: 3.4, h: 0.2 }, 0.7, 1.1) +
        rect(x - 1.7, -3.62, 3.4, 0.24, dark) +
        drawPlate(pen, x - BAY / 2, -1.9, look.number, 0.26) +
        drawTopiary(pen, x - 1.4, 0) +
        drawTopiary(pen, x + 1.4, 0)
  const svg =
    rect(width * 0.24, -eaves - 1.7, width * 0.44, 1.7, darken(wall, 0.22)) +
    repeat(12, (index) =>
      rect(
        width * 0.26 + (index * width * 0.4) / 12,
        -eaves - 1.45,
        (width * 0.4) / 20,
        1.1,
        darken(wall, 0.38),
      ),
    ) +
    rect(0, -eaves, width, eaves, darken(wall, 0.35)) +
    glass +
    piers +
    beams +
    rect(-0.12, -eaves - 0.12, width + 0.24, 0.3, lighten(wall, 0.15)) +
    rect(-0.12, -eaves - 0.12, width + 0.24, 0.08, lighten(wall, 0.5)) +
    door
  return { svg, width, height: eaves + 1.7, door: x }
}
