import type { Pen } from '../core/sheet'
import { polygon, type Box, type Point } from '../core/svg'

/**
 * All light falls from the upper left at 45 degrees, so a part that stands `depth` in front of its
 * wall throws its own outline that far to the right and down.
 */
export const sweptShadow = (pen: Pen, { x, y, w, h }: Box, depth: number, strength = 1): string => {
  const hull: Point[] = [
    [x, y + h],
    [x, y],
    [x + w, y],
    [x + w + depth, y + depth],
    [x + w + depth, y + h + depth],
    [x + depth, y + h + depth],
  ]
  return shadowOf(pen, hull, strength)
}

export const shadowOf = (pen: Pen, outline: readonly Point[], strength = 1): string =>
  polygon(outline, pen.light.shadow.colour, Math.min(1, pen.light.shadow.opacity * strength))
