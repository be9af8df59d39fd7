import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import { brickPaint, renderPaint } from '../core/pattern'
import type { Pen } from '../core/sheet'
import { rect } from '../core/svg'

/** Paint of a house's wall in the present light. */
export const wallPaint = (pen: Pen, look: HouseLook, colour = look.wall): string => {
  const own = pen.light.shade(colour)
  return look.walling === 'brick' ? brickPaint(pen, own) : renderPaint(pen, own)
}

export const drawWall = (
  pen: Pen,
  look: HouseLook,
  x: number,
  y: number,
  w: number,
  h: number,
): string => rect(x, y, w, h, wallPaint(pen, look))

/** A stone plinth along the foot of a wall, standing on 0. */
export const drawPlinth = (pen: Pen, x: number, w: number, h: number, stone: string): string => {
  const own = pen.light.shade(stone)
  return (
    rect(x - 0.04, -h, w + 0.08, h, darken(own, 0.08)) +
    rect(x - 0.04, -h, w + 0.08, 0.07, lighten(own, 0.35)) +
    rect(x - 0.04, -h * 0.5, w + 0.08, 0.02, darken(own, 0.25))
  )
}

/** A stone string course with its shadow. */
export const drawBand = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
): string => {
  const own = pen.light.shade(colour)
  return (
    rect(x, y + h, w, 0.09, pen.light.shadow.colour, pen.light.shadow.opacity) +
    rect(x, y, w, h, own) +
    rect(x, y, w, Math.min(0.05, h / 3), lighten(own, 0.38))
  )
}
