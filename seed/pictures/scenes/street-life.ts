import type { HouseLook } from '../core/look'
import { forkPen, type Pen } from '../core/sheet'
import { placed } from '../core/svg'
import { drawBench, drawBicycle, drawBollard, drawLampPost } from '../parts/street-furniture'
import { drawTree, type TreeKind } from '../parts/tree'

type Strip = { from: number; to: number; y: number; scale: number }

const TREES: readonly TreeKind[] = ['round', 'oval', 'oval', 'birch', 'espalier']

const left = (pen: Pen, look: HouseLook, { from, y, scale }: Strip): string => {
  const kind = pen.random.pick(['bicycle', 'bench', 'tree', 'lamp'] as const)
  const x = from - pen.random.range(1.6, 2.6) * scale
  if (kind === 'bicycle') return placed(drawBicycle(pen, look.accent), x, y - 6, scale)
  if (kind === 'bench') return placed(drawBench(pen), x, y - 4, scale)
  if (kind === 'lamp')
    return (
      placed(drawLampPost(pen), x, y, scale) +
      placed(drawBicycle(pen, look.accent), x + 1.15 * scale, y - 4, scale)
    )
  return placed(
    drawTree(pen, pen.random.pick(TREES), pen.random.range(5.2, 6.6)),
    x - scale,
    y,
    scale,
  )
}

const right = (pen: Pen, look: HouseLook, { to, y, scale }: Strip): string => {
  const kind = pen.random.pick(['tree', 'tree', 'lamp', 'bench', 'bollards'] as const)
  const x = to + pen.random.range(1.8, 3.2) * scale
  if (kind === 'tree')
    return placed(
      drawTree(pen, pen.random.pick(TREES), pen.random.range(5.4, 7)),
      x + scale * 0.6,
      y,
      scale,
    )
  if (kind === 'bench')
    return (
      placed(drawBench(pen), x, y - 4, scale) + placed(drawLampPost(pen), x + 2.1 * scale, y, scale)
    )
  if (kind === 'lamp') return placed(drawLampPost(pen), x, y, scale)
  return (
    [0, 1.7, 3.4, 5.1]
      .map((at) => placed(drawBollard(pen), x + (at - 1) * scale, y + 6, scale))
      .join('') + placed(drawBicycle(pen, look.accent), x - 0.1 * scale, y - 16, scale)
  )
}

/** Trees, lamps, benches and bicycles beside a house, never in front of its door. */
export const drawStreetLife = (pen: Pen, look: HouseLook, strip: Strip): string =>
  left(forkPen(pen, 'life-left'), look, strip) + right(forkPen(pen, 'life-right'), look, strip)
