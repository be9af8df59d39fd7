export type Point = readonly [number, number]
export type Box = { x: number; y: number; w: number; h: number }

/** Number for SVG: at most three decimals, never "-0" or an exponent. */
export const n = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000
  return String(rounded === 0 ? 0 : rounded)
}

const withOpacity = (opacity: number): string =>
  opacity < 1 ? ` fill-opacity="${n(opacity)}"` : ''

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  opacity = 1,
): string =>
  w <= 0 || h <= 0
    ? ''
    : `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${withOpacity(opacity)}/>`

export const roundRect = (
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  fill: string,
  opacity = 1,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill}"${withOpacity(opacity)}/>`

export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${withOpacity(opacity)}/>`

export const polygonPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

export const polygon = (points: readonly Point[], fill: string, opacity = 1): string =>
  points.length < 3 ? '' : path(polygonPath(points), fill, opacity)

export const circle = (cx: number, cy: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${withOpacity(opacity)}/>`

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${withOpacity(opacity)}/>`

/** An unfilled line of the given path. */
export const stroke = (
  d: string,
  colour: string,
  width: number,
  extra = 'stroke-linecap="round" stroke-linejoin="round"',
): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" ${extra}/>`

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
): string => stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, colour, width, 'stroke-linecap="butt"')

export const group = (content: string, attributes: string): string =>
  content === '' ? '' : `<g ${attributes}>${content}</g>`

/** Moves and scales a drawing, for instance from metres to picture units. */
export const placed = (content: string, x: number, y: number, scale = 1, scaleY = scale): string =>
  group(
    content,
    `transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(5)} ${scaleY.toFixed(5)})"`,
  )

/** Repeats a drawing for every whole number from 0 to count - 1. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('')

type Edge = { inside: (p: Point) => boolean; cross: (a: Point, b: Point) => Point }

const edgesOf = ({ x, y, w, h }: Box): readonly Edge[] => {
  const atX =
    (edge: number) =>
    (a: Point, b: Point): Point => {
      const t = (edge - a[0]) / (b[0] - a[0])
      return [edge, a[1] + (b[1] - a[1]) * t]
    }
  const atY =
    (edge: number) =>
    (a: Point, b: Point): Point => {
      const t = (edge - a[1]) / (b[1] - a[1])
      return [a[0] + (b[0] - a[0]) * t, edge]
    }
  return [
    { inside: (p) => p[0] >= x, cross: atX(x) },
    { inside: (p) => p[0] <= x + w, cross: atX(x + w) },
    { inside: (p) => p[1] >= y, cross: atY(y) },
    { inside: (p) => p[1] <= y + h, cross: atY(y + h) },
  ]
}

/** The part of a polygon inside a box (Sutherland-Hodgman); cheaper to paint than a clip path. */
export const clipToBox = (points: readonly Point[], box: Box): readonly Point[] =>
  edgesOf(box).reduce<readonly Point[]>((subject, edge) => {
    const kept: Point[] = []
    subject.forEach((point, index) => {
      const previous = subject[(index + subject.length - 1) % subject.length] ?? point
      if (edge.inside(point) !== edge.inside(previous)) kept.push(edge.cross(previous, point))
      if (edge.inside(point)) kept.push(point)
    })
    return kept
  }, points)
