import { darken, lighten, mix } from '../core/colour'
import type { HouseLook } from '../core/look'
import { boardPaint } from '../core/pattern'
import type { Pen } from '../core/sheet'
import { rect, repeat } from '../core/svg'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import { sweptShadow } from '../parts/shadow'
import { drawBand, drawWall } from '../parts/wall'
import { drawWindow } from '../parts/window'
import { bayCentres, type Elevation, type Side } from './elevation'

const STOREY = 2.8

const juliet = (pen: Pen, x: number, bottom: number, w: number, iron: string): string => {
  const own = pen.light.shade(iron)
  const count = Math.round(w / 0.11)
  return (
    rect(x - 0.06, bottom - 1, w + 0.12, 0.05, own) +
    rect(x - 0.06, bottom - 0.14, w + 0.12, 0.035, own) +
    repeat(count + 1, (index) =>
      rect(x - 0.06 + (index * (w + 0.1)) / count, bottom - 1, 0.018, 0.9, own),
    )
  )
}

/** Student studios: a calm grid of tall windows with coloured side panels over a glazed hall. */
export const drawStudioBlock = (pen: Pen, look: HouseLook, side: Side = 'street'): Elevation => {
  const width = look.bays * 2.45 + 0.8
  const base = 3.3
  const eaves = base + (look.storeys - 1) * STOREY + 0.6
  const bays = bayCentres(look.bays, width, 0.4)
  const wall = pen.light.shade(look.wall)
  const tint = pen.light.shade(look.accent)
  const floors = repeat(look.storeys - 1, (floor) => {
    const bottom = -(base + floor * STOREY + 0.25)
    return bays
      .map((x, index) => {
        const left = (index + floor) % 2 === 0
        const panelX = left ? x + 0.25 : x - 0.75
        const winX = left ? x - 0.75 : x - 0.25
        const panel = (index * 2 + floor) % 3 === 0 ? tint : mix(tint, wall, 0.55)
        return (
          rect(panelX, bottom - 2.15, 0.5, 2.15, boardPaint(pen, panel, 0.1)) +
          drawWindow(pen, {
            x: winX,
            y: bottom - 2.15,
            w: 1,
            h: 2.15,
            frame: look.frame,
            stone: look.stone,
            sash: 'sliding',
          }) +
          juliet(pen, winX, bottom, 1, look.iron)
        )
      })
      .join('')
  })
  const hall = 2
  const ground = bays
    .map((x, index) => {
      if (side === 'street' && index === hall)
        return drawDoor(pen, {
          x: x - 0.7,
          y: -2.75,
          w: 1.4,
          h: 2.75,
          colour: look.door,
          kind: 'double',
        })
      if (index < hall)
        return rect(x - 1.05, -2.75, 2.1, 2.75, boardPaint(pen, pen.light.shade(look.timber), 0.11))
      return drawWindow(pen, {
        x: x - 1.1,
        y: -2.75,
        w: 2.2,
        h: 2.65,
        frame: look.frame,
        sash: 'pair',
        sill: false,
      })
    })
    .join('')
  const hallX = bays[hall] ?? 3
  const canopy = pen.light.shade(look.door)
  const svg =
    rect(width * 0.58, -eaves - 1.5, width * 0.2, 1.5, darken(wall, 0.3)) +
    drawWall(pen, look, 0, -eaves, width, eaves) +
    repeat(look.storeys - 1, (floor) =>
      drawBand(pen, 0, -(base + floor * STOREY) - 0.12, width, 0.12, look.stone),
    ) +
    drawBand(pen, -0.06, -eaves - 0.1, width + 0.12, 0.24, look.stone) +
    floors +
    ground +
    (side === 'street'
      ? sweptShadow(pen, { x: hallX - 1.15, y: -3.02, w: 2.3, h: 0.18 }, 0.55, 1.1) +
        rect(hallX - 1.15, -3.04, 2.3, 0.22, canopy) +
        rect(hallX - 1.15, -3.04, 2.3, 0.06, lighten(canopy, 0.4)) +
        drawPlate(pen, hallX - 0.98, -1.9, look.number, 0.24)
      : '') +
    rect(0, -0.14, width, 0.14, pen.light.shade('#8b9196'))
  return { svg, width, height: eaves + 1.5, door: hallX }
}
