import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import { boardPaint, brickPaint } from '../core/pattern'
import type { Pen } from '../core/sheet'
import { polygon, rect, repeat } from '../core/svg'
import { drawChimney, drawPipe, drawSkylight, drawSlope } from '../parts/roof'
import { shadowOf, sweptShadow } from '../parts/shadow'
import { drawTopiary } from '../parts/shrub'
import { drawWindow } from '../parts/window'
import { bayCentres, type Elevation } from './elevation'
import { coverFor } from './villa'

const STOREY = 3.1

const extension = (pen: Pen, look: HouseLook, width: number): string => {
  const w = width * 0.66
  const x = look.variant === 1 ? 0 : width - w
  const own =
    look.variant === 0
      ? boardPaint(pen, pen.light.shade(look.timber), 0.12)
      : pen.light.shade(look.variant === 1 ? '#efeae0' : '#3d454b')
  const cap = pen.light.shade('#8d969c')
  const glassW = w - 0.7
  const count = glassW > 4 ? 3 : 2
  return (
    sweptShadow(pen, { x, y: -3.15, w, h: 3.15 }, 0.7, 1) +
    rect(x, -3.15, w, 3.15, own) +
    repeat(count, (index) =>
      drawWindow(pen, {
        x: x + 0.35 + (index * glassW) / count,
        y: -2.65,
        w: glassW / count,
        h: 2.6,
        frame: '#343b41',
        sash: 'single',
        sill: false,
        dress: index === 0 ? 'plant' : index === count - 1 ? 'drapes' : 'bare',
      }),
    ) +
    rect(x - 0.08, -3.35, w + 0.16, 0.24, cap) +
    rect(x - 0.08, -3.35, w + 0.16, 0.07, lighten(cap, 0.5)) +
    drawTopiary(pen, x + 0.1, 0)
  )
}

/** The garden side of a row house: plain brick, its own roof, and a glazed kitchen. */
export const drawRear = (pen: Pen, look: HouseLook, width: number): Elevation => {
  const eaves = look.storeys * STOREY + 0.5
  const roof = look.style === 'stepped-gable' ? 3.6 : 2.5
  const brick = look.walling === 'brick' ? look.wall : '#b98a6a'
  const paint = brickPaint(pen, pen.light.shade(brick))
  const bays = bayCentres(Math.max(2, Math.round(width / 2.7)), width, 0.4)
  const top =
    look.style === 'stepped-gable'
      ? polygon(
          [
            [-0.15, -eaves],
            [width / 2, -eaves - roof],
            [width + 0.15, -eaves],
          ],
          paint,
        ) +
        polygon(
          [
            [-0.3, -eaves + 0.1],
            [width / 2, -eaves - roof - 0.2],
            [width + 0.3, -eaves + 0.1],
            [width + 0.3, -eaves - 0.15],
            [width / 2, -eaves - roof - 0.5],
            [-0.3, -eaves - 0.15],
          ],
          darken(pen.light.shade(look.roof), 0.1),
        ) +
        drawWindow(pen, {
          x: width / 2 - 0.5,
          y: -eaves - 1.7,
          w: 1,
          h: 1.4,
          frame: look.frame,
          stone: brick,
          surround: 'brick',
          sash: 'pair',
        })
      : drawSlope(
          pen,
          [
            [0, -eaves],
            [0, -eaves - roof],
            [width, -eaves - roof],
            [width, -eaves],
          ],
          coverFor(look.roof),
          look.roof,
        ) + bays.map((x) => drawSkylight(pen, x - 0.4, -eaves - 1.75, 0.8, 1.05)).join('')
  const floors = repeat(look.storeys, (floor) =>
    bays
      .map((x, index) => {
        const small = floor > 0 && index === bays.length - 1 && floor < look.storeys
        const w = small ? 0.75 : 1.15
        const h = small ? 1 : 1.75
        const bottom = -(floor * STOREY + (small ? 1.75 : 1.05))
        return drawWindow(pen, {
          x: x - w / 2,
          y: bottom - h,
          w,
          h,
          frame: look.frame,
          stone: floor === 0 ? '#a9b1b5' : brick,
          surround: 'brick',
          sash: small ? 'single' : 'pair',
        })
      })
      .join(''),
  )
  const gutter = pen.light.shade('#8d969c')
  const svg =
    drawChimney(pen, { x: 0.35, y: -eaves - 1.6, w: 0.9, h: 2.4, colour: brick, pots: 2 }) +
    top +
    rect(0, -eaves, width, eaves, paint) +
    shadowOf(
      pen,
      [
        [0, -eaves],
        [width, -eaves],
        [width, -eaves + 0.4],
        [0.2, -eaves + 0.4],
      ],
      1,
    ) +
    rect(-0.06, -eaves - 0.06, width + 0.12, 0.16, gutter) +
    rect(-0.06, -eaves - 0.06, width + 0.12, 0.05, lighten(gutter, 0.4)) +
    floors +
    drawPipe(pen, width - 0.25, -eaves + 0.1, 0) +
    extension(pen, look, width)
  return { svg, width, height: eaves + roof, door: width / 2 }
}
