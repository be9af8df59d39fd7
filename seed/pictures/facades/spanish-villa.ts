import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import type { Pen } from '../core/sheet'
import { circle, path, rect, repeat } from '../core/svg'
import { drawBalcony } from '../parts/balcony'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import { drawChimney, drawSlope } from '../parts/roof'
import { shadowOf } from '../parts/shadow'
import { drawBush } from '../parts/shrub'
import { drawOpenShutters } from '../parts/shutter'
import { wallPaint } from '../parts/wall'
import { drawWindow, openingPath } from '../parts/window'
import type { Elevation, Side } from './elevation'

const WIDTH = 15

/** Bougainvillea that climbs a wall. */
const bougainvillea = (pen: Pen, x: number, h: number): string =>
  repeat(110, () => {
    const t = pen.random.next()
    const cx = x + pen.random.range(-0.9, 0.9) * (0.5 + t * 0.8)
    const tone = pen.random.pick(['#c2457e', '#d9669a', '#a63468', '#4d7a55', '#5f8f62'])
    return circle(cx, -h * t, pen.random.range(0.08, 0.17), pen.light.shade(tone))
  })

/** The shaded gallery behind three or four arches. */
const arcade = (pen: Pen, look: HouseLook, x: number, w: number): string => {
  const wall = pen.light.shade(look.wall)
  const count = Math.round(w / 2.1)
  const cell = w / count
  return repeat(count, (index) => {
    const box = { x: x + index * cell + 0.25, y: -2.75, w: cell - 0.5, h: 2.75 }
    const inside = darken(wall, 0.3)
    return (
      path(
        openingPath({ x: box.x - 0.1, y: box.y - 0.1, w: box.w + 0.2, h: box.h + 0.1 }, 'round'),
        lighten(wall, 0.5),
      ) +
      path(openingPath(box, 'round'), inside) +
      drawWindow(pen, {
        x: box.x + 0.28,
        y: -2.15,
        w: box.w - 0.4,
        h: 2.15,
        frame: look.frame,
        sash: 'french',
        sill: false,
      }) +
      shadowOf(
        pen,
        [
          [box.x, -1.8],
          [box.x + 0.3, -2.4],
          [box.x + 0.75, -2.72],
          [box.x + box.w, -1.9],
          [box.x + box.w, -1.5],
          [box.x + 0.45, -1.9],
          [box.x + 0.45, 0],
          [box.x, 0],
        ],
        1.2,
      )
    )
  })
}

const eave = (pen: Pen, x: number, y: number, w: number, colour: string): string => {
  const own = pen.light.shade(colour)
  const count = Math.round(w / 0.22)
  return (
    shadowOf(
      pen,
      [
        [x + 0.2, y],
        [x + w - 0.2, y],
        [x + w - 0.2, y + 0.5],
        [x + 0.5, y + 0.5],
      ],
      1.2,
    ) +
    repeat(
      count,
      (index) =>
        `<circle cx="${(x + ((index + 0.5) * w) / count).toFixed(2)}" cy="${y.toFixed(2)}" r="0.1" fill="${darken(own, index % 2 === 0 ? 0.06 : 0.16)}"/>`,
    ) +
    rect(x, y - 0.1, w, 0.08, lighten(own, 0.2))
  )
}

/** A white coastal villa: arcade, a taller wing, low tiled roofs. */
export const drawSpanishVilla = (pen: Pen, look: HouseLook, side: Side = 'street'): Elevation => {
  const mirrored = (look.variant === 1) !== (side === 'garden')
  const at = (x: number, w: number): number => (mirrored ? WIDTH - x - w : x)
  const wall = wallPaint(pen, look)
  const tall = { x: at(8.6, 5.4), w: 5.4, h: 6.3 }
  const low = { x: at(0.6, 8.4), w: 8.4, h: 3.5 }
  const wing = { x: at(13.6, 1.4), w: 1.4, h: 2.5 }
  const upperWindow = { x: tall.x + 0.9, y: -5.55, w: 1.1, h: 1.5 }
  const upperDoor = { x: tall.x + 3, y: -5.75, w: 1.5, h: 2.35 }
  const tiled = (x: number, w: number, y: number, rise: number): string =>
    drawSlope(
      pen,
      [
        [x - 0.35, y],
        [x + 0.9, y - rise],
        [x + w - 0.9, y - rise],
        [x + w + 0.35, y],
      ],
      'pantile',
      look.roof,
    ) + eave(pen, x - 0.35, y, w + 0.7, look.roof)
  const groundTall =
    side === 'street'
      ? drawDoor(pen, {
          x: tall.x + 1.9,
          y: -2.75,
          w: 1.4,
          h: 2.65,
          colour: look.door,
          kind: 'boarded',
          head: 'round',
          surround: look.stone,
          steps: 1,
        }) +
        drawPlate(pen, tall.x + 4.05, -1.8, look.number) +
        drawWindow(pen, {
          x: tall.x + 0.6,
          y: -2.2,
          w: 0.7,
          h: 1,
          frame: look.frame,
          stone: look.stone,
        })
      : drawWindow(pen, {
          x: tall.x + 0.7,
          y: -2.5,
          w: 4,
          h: 2.5,
          frame: look.frame,
          sash: 'triple',
          sill: false,
          reveal: 0.25,
        })
  const svg =
    drawChimney(pen, {
      x: low.x + 2,
      y: -low.h - 0.7,
      w: 0.8,
      h: 1.2,
      colour: look.wall,
      pots: 1,
    }) +
    rect(wing.x, -wing.h, wing.w, wing.h, wall) +
    rect(low.x, -low.h, low.w, low.h, wall) +
    arcade(pen, look, low.x + 0.3, low.w - 0.8) +
    tiled(low.x, low.w, -low.h, 1.05) +
    rect(tall.x, -tall.h, tall.w, tall.h, wall) +
    drawWindow(pen, { ...upperWindow, frame: look.frame, stone: look.stone, sash: 'pair' }) +
    drawOpenShutters(pen, { ...upperWindow, w: 1.1 }, look.door) +
    drawWindow(pen, { ...upperDoor, frame: look.frame, sash: 'french', sill: false }) +
    drawBalcony(pen, {
      x: tall.x + 2.7,
      y: -3.4,
      w: 2.2,
      depth: 0.8,
      railing: 'wrought',
      stone: look.stone,
      iron: look.iron,
      consoles: true,
    }) +
    groundTall +
    tiled(tall.x, tall.w, -tall.h, 1.2) +
    (mirrored
      ? ''
      : shadowOf(
          pen,
          [
            [tall.x + tall.w, -wing.h],
            [tall.x + tall.w + 1, -wing.h + 1],
            [tall.x + tall.w + 1, 0],
            [tall.x + tall.w, 0],
          ],
          1,
        )) +
    bougainvillea(pen, at(8.45, 0), 3.3) +
    [0.5, 5, 14].map((x) => drawBush(pen, at(x, 0), 0.02, 0.42, '#e9a13a')).join('')
  return { svg, width: WIDTH, height: tall.h + 1.3, door: tall.x + 2.6 }
}
