import { darken, lighten } from '../core/colour'
import { path, polygonPath, type Point } from '../core/svg'

/** Picture units; a whole turn is twice as wide as the way from the floor to the ceiling. */
export const PANORAMA_SIZE = { width: 4000, height: 2000 }

/** Metres from the eye: x to the right, y up, z ahead. */
export type Spot = readonly [x: number, y: number, z: number]

const { width, height } = PANORAMA_SIZE
/** Picture units between two points of an edge: straight edges are curves on a sphere. */
const GRAIN = 12

const toPoint = ([x, y, z]: Spot): Point => [
  (0.5 + Math.atan2(x, z) / (2 * Math.PI)) * width,
  (0.5 - Math.atan2(y, Math.hypot(x, z)) / Math.PI) * height,
]

const between = (from: Spot, to: Spot, share: number): Spot => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** The picture is a ring: the nearer of the two ways from one point to the next. */
const nearest = (u: number, last: number): number => u - width * Math.round((u - last) / width)

/** Angle between two directions, in picture units. */
const spread = (from: Spot, to: Spot): number => {
  const dot = from[0] * to[0] + from[1] * to[1] + from[2] * to[2]
  const lengths = Math.hypot(...from) * Math.hypot(...to)
  return (Math.acos(Math.max(-1, Math.min(1, dot / lengths))) / Math.PI) * height
}

const bend = (corners: readonly Spot[]): Spot[] =>
  corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const steps = Math.max(2, Math.ceil(spread(from, to) / GRAIN))
    return Array.from({ length: steps }, (_, step) => between(from, to, step / steps))
  })

/** A flat face through any spots, seen from the eye; it may run over the seam or under the feet. */
export const face = (corners: readonly Spot[], fill: string, opacity = 1): string => {
  const outline: Point[] = []
  for (const spot of bend(corners)) {
    const [u, v] = toPoint(spot)
    outline.push([nearest(u, outline.at(-1)?.[0] ?? u), v])
  }
  const [first, last] = [outline[0], outline.at(-1)]
  if (!first || !last) return ''
  const end = nearest(first[0], last[0])
  if (Math.abs(end - first[0]) > 1) {
    // All around the eye: the outline closes below the feet or above the head.
    const edge = first[1] > height / 2 ? height : 0
    // A little farther than once around, or a hair's breadth would show where the ends meet.
    const past = end + 6 * Math.sign(end - first[0])
    outline.push([past, first[1]], [past, edge], [first[0], edge])
  }
  const us = outline.map(([u]) => u)
  const turns = [-1, 0, 1].filter(
    (turn) => Math.max(...us) + turn * width > 0 && Math.min(...us) + turn * width < width,
  )
  return turns
    .map((turn) =>
      path(polygonPath(outline.map(([u, v]) => [u + turn * width, v] as const)), fill, opacity),
    )
    .join('')
}

export type Block = { x: number; y: number; z: number; w: number; h: number; d: number }

/** A box; of its six faces those that look at the eye, the top the lightest. */
export const block = ({ x, y, z, w, h, d }: Block, colour: string): string => {
  const [x2, y2, z2] = [x + w, y + h, z + d]
  const side = (at: number): string =>
    face(
      [
        [at, y, z],
        [at, y2, z],
        [at, y2, z2],
        [at, y, z2],
      ],
      darken(colour, 0.16),
    )
  const front = (at: number): string =>
    face(
      [
        [x, y, at],
        [x2, y, at],
        [x2, y2, at],
        [x, y2, at],
      ],
      colour,
    )
  const lid = (at: number, fill: string): string =>
    face(
      [
        [x, at, z],
        [x2, at, z],
        [x2, at, z2],
        [x, at, z2],
      ],
      fill,
    )
  return [
    y2 < 0 && lid(y2, lighten(colour, 0.25)),
    y > 0 && lid(y, darken(colour, 0.3)),
    x > 0 && side(x),
    x2 < 0 && side(x2),
    z > 0 && front(z),
    z2 < 0 && front(z2),
  ]
    .filter(Boolean)
    .join('')
}

/** Draws what is farther first. */
export const stacked = (parts: readonly { at: Spot; svg: string }[]): string =>
  parts
    .toSorted((a, b) => Math.hypot(b.at[0], b.at[2]) - Math.hypot(a.at[0], a.at[2]))
    .map(({ svg }) => svg)
    .join('')

/** A flat shape that stands at a spot and looks at the eye; metres to its right and up. */
export const standing = (
  [x, y, z]: Spot,
  outline: readonly Point[],
  fill: string,
  opacity = 1,
): string => {
  const far = Math.hypot(x, z)
  const [right, ahead] = [z / far, -x / far]
  return face(
    outline.map(([a, b]) => [x + a * right, y + b, z + a * ahead] as const),
    fill,
    opacity,
  )
}

/** An ellipse as an outline of points, in metres. */
export const oval = (x: number, y: number, rx: number, ry: number, count = 28): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / count
    return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)] as const
  })
