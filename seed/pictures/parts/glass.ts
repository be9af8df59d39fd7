import { darken, lighten, mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { circle, clipToBox, line, n, path, polygon, rect, repeat, type Box } from '../core/svg'

export type Dress = 'bare' | 'drapes' | 'net' | 'blind' | 'plant'

const CURTAINS = ['#ece6d8', '#e4d9c6', '#dfe3e1', '#d8c3a8', '#c9d2cf'] as const

/** What stands behind a window, drawn from chance. */
export const pickDress = (pen: Pen): Dress =>
  pen.random.pick(['bare', 'bare', 'drapes', 'drapes', 'net', 'blind', 'plant'] as const)

const curtainColour = (pen: Pen, lit: boolean): string => {
  const own = pen.light.shade(pen.random.pick(CURTAINS))
  return lit ? mix(own, pen.light.lit.deep, 0.45) : mix(own, pen.light.glass.mid, 0.36)
}

const drapes = (pen: Pen, { x, y, w, h }: Box, lit: boolean): string => {
  const colour = curtainColour(pen, lit)
  const fold = darken(colour, 0.14)
  const width = w * pen.random.range(0.17, 0.27)
  const left = `M${n(x)} ${n(y)}h${n(width)}c${n(0)} ${n(h * 0.4)} ${n(-width * 0.1)} ${n(h * 0.5)} ${n(-width * 0.42)} ${n(h * 0.62)}l${n(width * 0.2)} ${n(h * 0.38)}H${n(x)}Z`
  const right = `M${n(x + w)} ${n(y)}h${n(-width)}c${n(0)} ${n(h * 0.4)} ${n(width * 0.1)} ${n(h * 0.5)} ${n(width * 0.42)} ${n(h * 0.62)}l${n(-width * 0.2)} ${n(h * 0.38)}H${n(x + w)}Z`
  const folds = [0.3, 0.62]
    .map(
      (at) =>
        rect(x + width * at, y, width * 0.09, h * 0.56, fold) +
        rect(x + w - width * at, y, width * 0.09, h * 0.56, fold),
    )
    .join('')
  return path(left, colour) + path(right, colour) + folds
}

const net = (pen: Pen, { x, y, w, h }: Box, lit: boolean): string => {
  const colour = curtainColour(pen, lit)
  const top = y + h * pen.random.pick([0.42, 0.5, 0.56])
  const folds = repeat(7, (index) =>
    rect(x + ((index + 0.6) * w) / 7, top, w * 0.018, y + h - top, darken(colour, 0.13)),
  )
  return (
    rect(x, top, w, y + h - top, colour) +
    folds +
    rect(x, top - 0.02, w, 0.035, darken(colour, 0.3))
  )
}

const blind = (pen: Pen, { x, y, w, h }: Box, lit: boolean): string => {
  const colour = curtainColour(pen, lit)
  const drop = h * pen.random.range(0.25, 0.55)
  return rect(x, y, w, drop, colour) + rect(x, y + drop - 0.04, w, 0.04, darken(colour, 0.22))
}

const plant = (pen: Pen, { x, y, w, h }: Box): string => {
  const green = pen.light.shade('#4c7057')
  const middle = x + w * pen.random.range(0.3, 0.7)
  const foot = y + h
  const leaves = [-0.5, -0.25, 0, 0.25, 0.5]
    .map((lean) => {
      const tip = n(lean * 0.62)
      return path(
        `M${n(middle)} ${n(foot - 0.2)}q${n(lean * 0.1 - 0.05)} -0.2 ${tip} ${n(-0.42 + Math.abs(lean) * 0.2)}q${n(-lean * 0.2 + 0.06)} 0.2 ${n(-lean * 0.62)} ${n(0.42 - Math.abs(lean) * 0.2)}Z`,
        lean < 0 ? lighten(green, 0.16) : green,
      )
    })
    .join('')
  const pot = pen.light.shade('#b56a45')
  return (
    leaves +
    polygon(
      [
        [middle - 0.13, foot - 0.22],
        [middle + 0.13, foot - 0.22],
        [middle + 0.09, foot],
        [middle - 0.09, foot],
      ],
      pot,
    )
  )
}

const lamp = (pen: Pen, { x, y, w, h }: Box): string => {
  const { bright, deep } = pen.light.lit
  const middle = x + w * pen.random.range(0.35, 0.65)
  const drop = y + h * pen.random.range(0.2, 0.34)
  const shade = darken(deep, 0.42)
  return (
    circle(middle, drop + 0.1, Math.min(0.34, w * 0.3), lighten(bright, 0.55), 0.7) +
    line(middle, y, middle, drop, shade, 0.025) +
    polygon(
      [
        [middle - 0.06, drop],
        [middle + 0.06, drop],
        [middle + 0.19, drop + 0.17],
        [middle - 0.19, drop + 0.17],
      ],
      shade,
    )
  )
}

/** The inside of a window: lit room or dark room, with its curtain or plant. */
export const drawInside = (pen: Pen, box: Box, dress: Dress, lit: boolean): string => {
  const { x, y, w, h } = box
  const { glass, lit: warm } = pen.light
  const room = lit
    ? rect(x, y, w, h, warm.bright) +
      polygon(
        [
          [x, y + h * 0.62],
          [x + w, y + h * 0.52],
          [x + w, y + h],
          [x, y + h],
        ],
        mix(warm.bright, warm.deep, 0.55),
      ) +
      (pen.random.chance(0.45) ? lamp(pen, box) : '')
    : rect(x, y, w, h, glass.dark) + opposite(pen, box)
  if (dress === 'drapes') return room + drapes(pen, box, lit)
  if (dress === 'net') return room + net(pen, box, lit)
  if (dress === 'blind') return room + blind(pen, box, lit)
  if (dress === 'plant') return room + plant(pen, box)
  return room
}

/** The sky and the roofs across the street, mirrored in dark glass. */
const opposite = (pen: Pen, { x, y, w, h }: Box): string => {
  const { glass } = pen.light
  const roof = y + h * pen.random.range(0.42, 0.62)
  const step = h * pen.random.range(0.06, 0.16) * (pen.random.chance(0.5) ? 1 : -1)
  const at = x + w * pen.random.range(0.3, 0.7)
  return polygon(
    [
      [x, y],
      [x + w, y],
      [x + w, roof + step],
      [at + w * 0.08, roof + step],
      [at, roof],
      [x, roof],
    ],
    mix(glass.dark, glass.mid, 0.62),
  )
}

/** Two slanted bands of sky on one pane, cut to the pane. */
export const drawReflection = (pen: Pen, pane: Box, lit: boolean): string => {
  const { x, y, w, h } = pane
  const slope = Math.min(h, w * 1.4) * 0.8
  const start = x + w * pen.random.range(0.05, 0.5)
  const strength = lit ? 0.2 : 0.5
  const band = (from: number, width: number, opacity: number): string =>
    polygon(
      clipToBox(
        [
          [from + slope, y],
          [from + width + slope, y],
          [from + width + slope - h, y + h],
          [from + slope - h, y + h],
        ],
        pane,
      ),
      pen.light.glass.bright,
      opacity,
    )
  return band(start, w * 0.34, strength) + band(start + w * 0.46, w * 0.1, strength * 0.8)
}
