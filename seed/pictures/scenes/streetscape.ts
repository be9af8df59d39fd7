import { ROW_FACADES, type RowStyle } from '../facades/facades'
import { lighten, mix } from '../core/colour'
import { paled } from '../core/light'
import { lookOf } from '../core/look'
import { forkPen, withLight, type Pen } from '../core/sheet'
import { n, placed, polygon, rect, repeat } from '../core/svg'
import { drawFootShadow, drawStreet } from '../parts/ground'
import { drawSky } from '../parts/sky'
import { drawBench, drawBicycle, drawLampPost } from '../parts/street-furniture'
import { drawTree } from '../parts/tree'
import type { StreetscapeSpec } from '../picture-spec'

type Size = { width: number; height: number }

export const STREETSCAPE_SIZES: Record<StreetscapeSpec['ratio'], Size> = {
  '21:9': { width: 2100, height: 900 },
  '3:2': { width: 1800, height: 1200 },
  '4:5': { width: 1200, height: 1500 },
}

const ORDER: readonly RowStyle[] = [
  'stepped-gable',
  'maison-de-maitre',
  'terrace',
  'art-nouveau',
  'shopfront',
  'stepped-gable',
  'terrace',
  'town-block',
  'maison-de-maitre',
  'terrace',
]

const facadeRow = (
  pen: Pen,
  width: number,
  ground: number,
  scale: number,
  seed: number,
): string => {
  const houses: string[] = []
  let x = -pen.random.range(0.5, 4) * scale
  for (let index = 0; x < width; index += 1) {
    const style = ORDER[(seed * 3 + index) % ORDER.length] ?? 'terrace'
    const own = forkPen(pen, `house:${index}`)
    const look = lookOf(
      style,
      seed * 100 + index,
      style === 'terrace' ? own.random.pick([2, 3]) : undefined,
    )
    const house = ROW_FACADES[style](own, look)
    houses.push(placed(house.svg, x, ground, scale))
    x += house.width * scale
  }
  return houses.join('')
}

/** The belfry and steeples that stand behind the roofs. */
const skyline = (pen: Pen, width: number, ground: number, height: number): string => {
  const tone = mix(pen.light.haze, pen.light.sky[0], 0.32)
  const at = (x: number, s: number): string =>
    polygon(
      [
        [x - 34 * s, ground],
        [x - 34 * s, ground - height * 0.78 * s],
        [x - 24 * s, ground - height * 0.8 * s],
        [x - 20 * s, ground - height * 0.92 * s],
        [x, ground - height * 1.12 * s],
        [x + 20 * s, ground - height * 0.92 * s],
        [x + 24 * s, ground - height * 0.8 * s],
        [x + 34 * s, ground - height * 0.78 * s],
        [x + 34 * s, ground],
      ],
      tone,
    ) +
    [-30, 22]
      .map((dx) =>
        polygon(
          [
            [x + dx * s, ground - height * 0.78 * s],
            [x + (dx + 4) * s, ground - height * 0.86 * s],
            [x + (dx + 8) * s, ground - height * 0.78 * s],
          ],
          tone,
        ),
      )
      .join('')
  return at(width * pen.random.range(0.28, 0.4), 1) + at(width * pen.random.range(0.66, 0.8), 0.86)
}

const reflection = (pen: Pen, row: string, size: Size, ground: number): string => {
  const water = mix(pen.light.sky[1], pen.light.time === 'dusk' ? '#1d2b4d' : '#3f6474', 0.55)
  const top = ground + 66
  const glints = repeat(46, () => {
    const t = pen.random.next()
    const y = top + 10 + (size.height - top - 14) * t
    return rect(
      pen.random.range(-60, size.width),
      y,
      pen.random.range(30, 150) * (0.6 + t),
      1.6 + t * 3,
      lighten(pen.light.sky[2], 0.2),
      0.42,
    )
  })
  return (
    rect(0, top, size.width, size.height - top, water) +
    `<g opacity="0.34" transform="translate(0 ${n(2 * top - 22)}) scale(1 -1)">${row}</g>` +
    rect(0, top, size.width, size.height - top, water, 0.36) +
    glints +
    rect(0, ground, size.width, 22, pen.light.ground.pavement) +
    rect(0, ground + 22, size.width, 8, pen.light.ground.kerb) +
    rect(
      0,
      ground + 30,
      size.width,
      40,
      mix(pen.light.shade('#7d5240'), pen.light.shadow.colour, 0.25),
    ) +
    repeat(Math.ceil(size.width / 42), (index) =>
      rect(index * 42 + (index % 2) * 8, ground + 30, 3, 40, pen.light.shadow.colour, 0.3),
    ) +
    rect(0, top, size.width, 12, pen.light.shadow.colour, 0.32)
  )
}

const life = (pen: Pen, width: number, y: number, scale: number): string => {
  const count = Math.floor(width / 330)
  return repeat(count, (index) => {
    const x = (index + pen.random.range(0.25, 0.75)) * (width / count)
    const own = forkPen(pen, `life:${index}`)
    const kind = index % 2 === 0 ? 'tree' : own.random.pick(['lamp', 'bicycle', 'bench'] as const)
    if (kind === 'tree')
      return placed(
        drawTree(
          own,
          own.random.pick(['round', 'oval', 'espalier', 'birch'] as const),
          own.random.range(4.6, 5.8),
        ),
        x,
        y,
        scale,
      )
    if (kind === 'lamp')
      return (
        placed(drawLampPost(own), x, y, scale) +
        placed(drawBicycle(own, '#123a8f'), x + 1.2 * scale, y - 2, scale)
      )
    if (kind === 'bicycle') return placed(drawBicycle(own, '#a34a38'), x, y, scale)
    return placed(drawBench(own), x, y, scale)
  })
}

/** A street of different façades for banners; some stand on a quay and mirror in the water. */
export const drawStreetscape = (pen: Pen, spec: StreetscapeSpec): string => {
  const size = STREETSCAPE_SIZES[spec.ratio]
  const quay = pen.random.chance(0.5)
  const ground = size.height * (quay ? 0.76 : 0.86)
  const scale = (ground * (spec.ratio === '4:5' ? 0.62 : 0.86)) / 16
  const row = facadeRow(forkPen(pen, 'row'), size.width, ground, scale, spec.seed)
  const behind = withLight(forkPen(pen, 'behind'), paled(pen.light, 0.66))
  const foot = quay
    ? reflection(forkPen(pen, 'water'), row, size, ground)
    : drawStreet(forkPen(pen, 'street'), { width: size.width, height: size.height, ground }) +
      drawFootShadow(pen, -50, size.width, ground, 12)
  return (
    drawSky(forkPen(pen, 'sky'), { width: size.width, horizon: ground }) +
    skyline(forkPen(pen, 'skyline'), size.width, ground, ground * 0.84) +
    facadeRow(behind, size.width, ground - scale * 1.4, scale * 0.92, spec.seed + 5) +
    row +
    foot +
    life(
      forkPen(pen, 'life'),
      size.width,
      ground + (quay ? 16 : (size.height - ground) * 0.28),
      scale,
    )
  )
}
