import { darken, lighten } from '../core/colour'
import type { Pen } from '../core/sheet'
import { rect, repeat, type Box } from '../core/svg'
import { sweptShadow } from './shadow'

/** One louvred leaf. */
export const drawShutterLeaf = (pen: Pen, box: Box, colour: string): string => {
  const { x, y, w, h } = box
  const own = pen.light.shade(colour)
  const slat = 0.075
  const louvres = (top: number, height: number): string =>
    rect(x + 0.07, top, w - 0.14, height, darken(own, 0.25)) +
    repeat(Math.floor(height / slat), (row) =>
      rect(x + 0.07, top + row * slat, w - 0.14, slat * 0.5, lighten(own, 0.1)),
    )
  return (
    sweptShadow(pen, box, 0.07, 1) +
    rect(x, y, w, h, own) +
    louvres(y + 0.09, h * 0.5 - 0.13) +
    louvres(y + h * 0.5 + 0.04, h * 0.5 - 0.13) +
    rect(x, y, 0.025, h, lighten(own, 0.25))
  )
}

/** A pair of shutters folded back beside a window. */
export const drawOpenShutters = (pen: Pen, window: Box, colour: string): string => {
  const w = window.w / 2
  return (
    drawShutterLeaf(pen, { x: window.x - w - 0.1, y: window.y, w, h: window.h }, colour) +
    drawShutterLeaf(pen, { x: window.x + window.w + 0.1, y: window.y, w, h: window.h }, colour)
  )
}

/** A pair of shutters closed over a window. */
export const drawClosedShutters = (pen: Pen, { x, y, w, h }: Box, colour: string): string =>
  rect(x - 0.02, y - 0.02, w + 0.04, h + 0.04, darken(pen.light.shade(colour), 0.6)) +
  drawShutterLeaf(pen, { x, y, w: w / 2 - 0.012, h }, colour) +
  drawShutterLeaf(pen, { x: x + w / 2 + 0.012, y, w: w / 2 - 0.012, h }, colour)
