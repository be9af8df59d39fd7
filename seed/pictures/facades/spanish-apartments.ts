import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import type { Pen } from '../core/sheet'
import { polygon, rect, repeat } from '../core/svg'
import { drawBalcony } from '../parts/balcony'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import { shadowOf } from '../parts/shadow'
import { drawBush } from '../parts/shrub'
import { wallPaint } from '../parts/wall'
import { drawWindow } from '../parts/window'
import type { Elevation, Side } from './elevation'

const BAY = 4.4
const STOREY = 2.95

const awning = (pen: Pen, x: number, y: number, w: number, colour: string): string => {
  const own = pen.light.shade(colour)
  const count = 9
  return repeat(count, (index) => {
    const a = index / count
    const b = (index + 1) / count
    return polygon(
      [
        [x + w * a, y],
        [x + w * b, y],
        [x + w * b + 0.1, y + 0.6],
        [x + w * a + 0.1, y + 0.6],
      ],
      index % 2 === 0 ? own : pen.light.shade('#f7f1e4'),
    )
  })
}

/** Holiday flats: white stepped terraces with deep shade, awnings and planting. */
export const drawSpanishApartments = (
  pen: Pen,
  look: HouseLook,
  side: Side = 'street',
): Elevation => {
  const width = look.bays * BAY + 0.8
  const eaves = look.storeys * STOREY + 0.5
  const wall = wallPaint(pen, look)
  const own = pen.light.shade(look.wall)
  const floors = repeat(look.storeys, (floor) => {
    const base = -floor * STOREY
    return repeat(look.bays, (index) => {
      const x = 0.4 + index * BAY
      const stair = side === 'street' && index === 1
      if (stair) {
        return floor === 0
          ? drawDoor(pen, {
              x: x + 1.5,
              y: -2.55,
              w: 1.4,
              h: 2.55,
              colour: look.door,
              kind: 'double',
            }) + drawPlate(pen, x + 3.35, -1.8, look.number)
          : repeat(
              3,
              (column) =>
                rect(x + 1.1 + column * 0.85, base - 2.4, 0.5, 1.9, darken(own, 0.35)) +
                rect(x + 1.1 + column * 0.85, base - 2.4, 0.5, 1.9, pen.light.glass.mid, 0.5),
            )
      }
      return (
        rect(x + 0.3, base - 2.6, BAY - 0.6, 2.6, darken(own, 0.2)) +
        drawWindow(pen, {
          x: x + 0.6,
          y: base - 2.3,
          w: BAY - 1.2,
          h: 2.3,
          frame: look.frame,
          sash: 'triple',
          sill: false,
        }) +
        shadowOf(
          pen,
          [
            [x + 0.3, base - 2.6],
            [x + BAY - 0.3, base - 2.6],
            [x + BAY - 0.3, base - 1.7],
            [x + 1.2, base - 1.7],
            [x + 0.5, base - 0.9],
            [x + 0.5, base],
            [x + 0.3, base],
          ],
          1.3,
        ) +
        (pen.random.chance(0.35) ? awning(pen, x + 0.4, base - 2.55, BAY - 0.8, look.accent) : '') +
        (pen.random.chance(0.4)
          ? drawBush(pen, x + pen.random.range(1, 3.4), base - 0.3, 0.36, '#c2457e')
          : '') +
        (floor === 0
          ? ''
          : drawBalcony(pen, {
              x: x + 0.1,
              y: base,
              w: BAY - 0.2,
              depth: 1.1,
              railing: look.variant === 1 ? 'bars' : look.variant === 0 ? 'glass' : 'solid',
              stone: look.wall,
              iron: look.variant === 0 ? '#9fb4bc' : look.iron,
            }))
      )
    })
  })
  const roofRooms = repeat(2, (index) => {
    const x = width * (0.16 + index * 0.45)
    return (
      rect(x, -eaves - 2.2, 3.2, 2.2, wall) +
      rect(x + 2.6, -eaves - 2.2, 0.6, 2.2, darken(own, 0.14)) +
      rect(x - 0.15, -eaves - 2.35, 3.5, 0.2, lighten(own, 0.3))
    )
  })
  const fins = repeat(look.bays + 1, (index) => {
    const x = 0.4 + index * BAY - 0.14
    return (
      rect(x, -eaves, 0.28, eaves, lighten(own, 0.3)) +
      rect(x + 0.2, -eaves, 0.08, eaves, darken(own, 0.12))
    )
  })
  const svg =
    roofRooms +
    rect(0, -eaves, width, eaves, wall) +
    floors +
    fins +
    rect(-0.2, -eaves - 0.16, width + 0.4, 0.34, lighten(own, 0.3)) +
    rect(-0.2, -eaves + 0.1, width + 0.4, 0.08, darken(own, 0.14)) +
    repeat(look.bays, (index) => drawBush(pen, 1.2 + index * BAY, 0.02, 0.45, '#e9a13a'))
  return { svg, width, height: eaves + 2.3, door: 0.4 + BAY + 2.2 }
}
