import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import { boardPaint } from '../core/pattern'
import type { Pen } from '../core/sheet'
import { rect, repeat } from '../core/svg'
import { drawBalcony } from '../parts/balcony'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import { shadowOf, sweptShadow } from '../parts/shadow'
import { drawBush } from '../parts/shrub'
import { wallPaint } from '../parts/wall'
import { drawWindow } from '../parts/window'
import type { Elevation, Side } from './elevation'

const WIDTH = 15.4

const slab = (pen: Pen, x: number, y: number, w: number, colour: string, h = 0.3): string => {
  const own = pen.light.shade(colour)
  return (
    rect(x, y, w, h, own) +
    rect(x, y, w, 0.07, lighten(own, pen.light.season === 'winter' ? 0.9 : 0.4)) +
    rect(x, y + h - 0.06, w, 0.06, darken(own, 0.25))
  )
}

const glassWall = (
  pen: Pen,
  look: HouseLook,
  x: number,
  y: number,
  w: number,
  h: number,
): string => {
  const count = Math.max(2, Math.round(w / 1.7))
  return repeat(count, (index) =>
    drawWindow(pen, {
      x: x + (index * w) / count,
      y,
      w: w / count,
      h,
      frame: look.frame,
      sash: 'single',
      sill: false,
      reveal: index === 0 ? 0.25 : 0.12,
      dress: index === 0 || index === count - 1 ? 'drapes' : index === 1 ? 'plant' : 'bare',
    }),
  )
}

/** A flat-roofed villa of two shifted volumes; the upper one overhangs and throws a deep shadow. */
export const drawModernVilla = (pen: Pen, look: HouseLook, side: Side = 'street'): Elevation => {
  const mirrored = (look.variant === 1) !== (side === 'garden')
  const at = (x: number, w: number): number => (mirrored ? WIDTH - x - w : x)
  const wall = wallPaint(pen, look)
  const timber = boardPaint(pen, pen.light.shade(look.timber), 0.12)
  const metal = pen.light.shade(look.roof)
  const upper = { x: at(1.2, 8.4), w: 8.4, y: -6.45, h: 3.05 }
  const lowX = at(0, WIDTH)
  const concrete = look.stone
  const panelRows = look.variant === 2 ? timber : boardPaint(pen, metal, 0.2)
  const street = side === 'street'
  const lower =
    rect(lowX + 0.4, -3.1, WIDTH - 0.8, 3.1, wall) +
    glassWall(pen, look, at(1.6, street ? 4.6 : 8), -2.75, street ? 4.6 : 8, 2.7) +
    (street
      ? rect(at(6.9, 2.5), -3.1, 2.5, 3.1, timber) +
        drawDoor(pen, {
          x: at(7.5, 1.25),
          y: -2.65,
          w: 1.25,
          h: 2.65,
          colour: look.door,
          kind: 'modern',
        }) +
        drawPlate(pen, at(9.05, 0), -1.75, look.number) +
        rect(
          at(10.6, 4),
          -2.65,
          4,
          2.65,
          boardPaint(pen, darken(pen.light.shade(look.timber), 0.18), 0.24),
        ) +
        repeat(4, (row) =>
          rect(at(10.6, 4), -2 + row * 0.66, 4, 0.03, pen.light.shadow.colour, 0.4),
        )
      : glassWall(pen, look, at(10.8, 3.4), -2.75, 3.4, 2.7))
  const roofLow = slab(pen, lowX, -3.4, WIDTH, concrete)
  const under = shadowOf(
    pen,
    [
      [upper.x, -3.1],
      [upper.x + upper.w, -3.1],
      [upper.x + upper.w + 0.9, -2.2],
      [upper.x + 0.9, -2.2],
    ],
    1.2,
  )
  const windows = street
    ? drawWindow(pen, {
        x: upper.x + 0.8,
        y: upper.y + 0.75,
        w: 3,
        h: 1.6,
        frame: look.frame,
        sash: 'pair',
        sill: false,
      }) +
      drawWindow(pen, {
        x: upper.x + 5.1,
        y: upper.y + 0.4,
        w: 2.3,
        h: 2.45,
        frame: look.frame,
        sash: 'pair',
        sill: false,
      })
    : glassWall(pen, look, upper.x + 0.6, upper.y + 0.45, 5.2, 2.5) +
      drawWindow(pen, {
        x: upper.x + 6.5,
        y: upper.y + 0.45,
        w: 1.3,
        h: 2.5,
        frame: look.frame,
        sash: 'single',
        sill: false,
      })
  const deck = drawBalcony(pen, {
    x: at(9.9, 5),
    y: -3.42,
    w: 5,
    depth: 0.5,
    railing: 'glass',
    stone: concrete,
    iron: look.roof,
  })
  const svg =
    drawWindow(pen, {
      x: at(9.7, 3.2),
      y: -5.95,
      w: 3.2,
      h: 2.6,
      frame: look.frame,
      sash: 'pair',
      sill: false,
    }) +
    rect(at(12.9, 0.5), -6.2, 0.5, 2.8, wall) +
    slab(pen, at(9.4, 4.3), -6.2, 4.3, look.roof, 0.24) +
    lower +
    under +
    roofLow +
    deck +
    sweptShadow(pen, { x: upper.x, y: upper.y, w: upper.w, h: upper.h }, 0.6, 1.1) +
    rect(upper.x, upper.y, upper.w, upper.h, panelRows) +
    rect(upper.x, upper.y, 0.08, upper.h, lighten(metal, 0.3)) +
    windows +
    slab(pen, upper.x - 0.08, upper.y - 0.14, upper.w + 0.16, look.roof, 0.24) +
    rect(upper.x, upper.y + upper.h - 0.06, upper.w, 0.1, darken(metal, 0.25)) +
    rect(lowX + 0.4, -0.12, WIDTH - 0.8, 0.12, pen.light.shade('#8b9196')) +
    [0.7, 6.4, 10.1].map((x) => drawBush(pen, at(x, 0), 0.02, 0.42)).join('')
  return { svg, width: WIDTH, height: 6.7, door: at(7.5, 1.25) + 0.6 }
}
