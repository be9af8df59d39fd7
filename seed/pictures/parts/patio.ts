import { darken, lighten, mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { ellipse, n, path, polygon, rect, repeat, stroke, type Point } from '../core/svg'
import type { StreetFrame } from './ground'

/** Sun-warmed paving of large slabs that run to a common point behind the house. */
export const drawPatio = (pen: Pen, { width, height, ground }: StreetFrame): string => {
  const colour = pen.light.shade('#e4d2b0')
  const joint = darken(colour, 0.1)
  const vanish: Point = [width * 0.5, ground - 420]
  const rows = Array.from({ length: 8 }, (_, index) => ((index + 1) / 8) ** 1.7)
  const depth = height - ground
  const at = (x: number, t: number): Point => {
    const y = ground + depth * t
    const share = (y - vanish[1]) / (ground - vanish[1])
    return [vanish[0] + (x - vanish[0]) * share, y]
  }
  const step = 118
  const columns = Array.from(
    { length: Math.ceil(width / step) + 3 },
    (_, index) => (index - 1) * step,
  )
  const slabs = repeat(26, () => {
    const row = pen.random.int(0, rows.length - 2)
    const column = pen.random.int(0, columns.length - 2)
    const from = rows[row] ?? 0
    const to = rows[row + 1] ?? 1
    const left = columns[column] ?? 0
    const tone = pen.random.chance(0.5) ? lighten(colour, 0.24) : darken(colour, 0.05)
    return polygon([at(left, from), at(left + step, from), at(left + step, to), at(left, to)], tone)
  })
  const uprights = columns
    .map((x) => {
      const [x1, y1] = at(x, 0)
      const [x2, y2] = at(x, 1)
      return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
    })
    .join('')
  const lying = rows.map((t) => `M0 ${n(ground + depth * t)}H${n(width)}`).join('')
  return rect(0, ground, width, depth, colour) + slabs + stroke(uprights + lying, joint, 2.2)
}

/** An agave in metres, standing on 0, 0. */
export const drawAgave = (pen: Pen, size: number): string => {
  const green = pen.light.shade('#7f9a86')
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const lean = (index - 6) / 6
    const order = Math.abs(lean)
    const tip: Point = [lean * size * 1.05, -size * (1.05 - order * 0.72)]
    const tone = lean < -0.2 ? lighten(green, 0.22) : lean > 0.35 ? darken(green, 0.18) : green
    return {
      order,
      d: `M${n(lean * 0.1 - 0.09)} 0Q${n(tip[0] * 0.35 - 0.12)} ${n(tip[1] * 0.6)} ${n(tip[0])} ${n(tip[1])}Q${n(tip[0] * 0.45 + 0.12)} ${n(tip[1] * 0.45)} ${n(lean * 0.1 + 0.09)} 0Z`,
      tone,
    }
  })
  return (
    ellipse(size * 0.2, 0, size, size * 0.1, pen.light.shadow.colour, pen.light.shadow.opacity) +
    [...leaves]
      .sort((a, b) => a.order - b.order)
      .map((leaf) => path(leaf.d, leaf.tone))
      .join('')
  )
}

/** A bed of lavender and agaves along the lower edge of the picture. */
export const drawDryBed = (pen: Pen, from: number, to: number, y: number): string => {
  const stone = pen.light.shade('#efe6d4')
  const violet = pen.light.shade('#8a7ab8')
  const leaf = pen.light.shade('#8b9c86')
  const count = Math.ceil((to - from) / 24)
  const stems = Array.from({ length: count }, (_, index) => {
    const x = from + index * 24 + pen.random.range(-8, 8)
    const h = pen.random.range(38, 74)
    return { x, h, lean: pen.random.range(-10, 10) }
  })
  const stalks = stems.map(
    ({ x, h, lean }) =>
      `M${n(x)} ${n(y)}l${n(lean)} ${n(-h)}M${n(x + 6)} ${n(y)}l${n(lean + 12)} ${n(-h * 0.8)}M${n(x - 4)} ${n(y)}l${n(lean - 12)} ${n(-h * 0.86)}`,
  )
  const heads = stems.map(
    ({ x, h, lean }) =>
      `M${n(x + lean)} ${n(y - h)}l${n(lean * 0.24)} -24M${n(x + 18 + lean)} ${n(y - h * 0.8)}l4 -20M${n(x - 16 + lean)} ${n(y - h * 0.86)}l-4 -20`,
  )
  return (
    stroke(stalks.join(''), leaf, 4) +
    stroke(heads.join(''), violet, 9) +
    stroke(heads.slice(0, Math.ceil(count / 2)).join(''), lighten(violet, 0.3), 4) +
    rect(from, y - 6, to - from, 60, stone) +
    rect(from, y - 6, to - from, 9, lighten(stone, 0.5)) +
    repeat(Math.ceil((to - from) / 90), (index) =>
      rect(from + index * 90 + 40, y + 3, 3, 51, mix(stone, '#6b6255', 0.3)),
    )
  )
}
