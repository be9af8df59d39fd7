import { darken, lighten, mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { circle, n, path, polygon, rect, stroke } from '../core/svg'

const potOf = (colour: string): string =>
  polygon(
    [
      [-0.2, -0.4],
      [0.2, -0.4],
      [0.15, 0],
      [-0.15, 0],
    ],
    colour,
  ) +
  polygon(
    [
      [0.05, -0.4],
      [0.2, -0.4],
      [0.15, 0],
      [0.05, 0],
    ],
    darken(colour, 0.2),
  ) +
  rect(-0.22, -0.43, 0.44, 0.07, lighten(colour, 0.16))

const toneOf = (green: string, index: number): string =>
  index % 3 === 0 ? lighten(green, 0.2) : index % 3 === 1 ? green : darken(green, 0.18)

/** Long leaves that fan out of the pot. */
const fan = (pen: Pen, height: number, green: string): string =>
  Array.from({ length: 11 }, (_, index) => {
    const lean = (index - 5) / 5
    const h = height * (1 - Math.abs(lean) * 0.38) * pen.random.range(0.85, 1.05)
    const tip = lean * height * 0.62
    const tone = toneOf(green, index)
    return (
      path(
        `M0 -.34Q${n(lean * 0.12 - 0.06)} ${n(-h * 0.6)} ${n(tip)} ${n(-h)}Q${n(tip * 0.8 + 0.15)} ${n(-h * 0.55)} 0 -.34Z`,
        tone,
      ) +
      stroke(
        `M0 -.34Q${n(lean * 0.12)} ${n(-h * 0.6)} ${n(tip)} ${n(-h)}`,
        darken(tone, 0.2),
        0.008,
      )
    )
  }).join('')

/** A slim trunk with round leaves, like a fiddle-leaf fig. */
const fig = (pen: Pen, height: number, green: string): string => {
  const leaves = Array.from({ length: 20 }, (_, index) => {
    const t = index / 19
    const y = -(0.62 + t * (height - 0.55))
    const side = index % 2 === 0 ? -1 : 1
    const reach = (0.3 - Math.abs(t - 0.45) * 0.22) * side * pen.random.range(0.8, 1.1)
    return path(
      `M0 ${n(y + 0.14)}C${n(reach * 0.3)} ${n(y - 0.1)} ${n(reach * 1.2)} ${n(y - 0.16)} ${n(reach * 1.5)} ${n(y)}C${n(reach * 1.3)} ${n(y + 0.14)} ${n(reach * 0.5)} ${n(y + 0.2)} 0 ${n(y + 0.14)}Z`,
      toneOf(green, index),
    )
  })
  return (
    stroke(`M0 -.38Q.04 ${n(-height * 0.6)} 0 ${n(-height)}`, '#6b4f3a', 0.035) + leaves.join('')
  )
}

/** Arching stems with small leaves, like an olive or a weeping fig. */
const airy = (pen: Pen, height: number, green: string): string => {
  const stems = Array.from({ length: 9 }, (_, index) => ({
    lean: (index - 4) / 4,
    h: height * pen.random.range(0.78, 1.08),
  }))
  const wood = stems
    .map(
      ({ lean, h }) =>
        `M0 -.4Q${n(lean * 0.1)} ${n(-h * 0.75)} ${n(lean * 0.5)} ${n(-h * (1 - Math.abs(lean) * 0.2))}`,
    )
    .join('')
  const leaves = stems.map(({ lean, h }, stem) =>
    Array.from({ length: 10 }, (_, index) => {
      const t = 0.35 + index * 0.068
      const x = 2 * (1 - t) * t * lean * 0.1 + t * t * lean * 0.5
      const y =
        -(1 - t) * (1 - t) * 0.4 -
        2 * (1 - t) * t * h * 0.75 -
        t * t * h * (1 - Math.abs(lean) * 0.2)
      return circle(
        x + (index % 2 === 0 ? -0.045 : 0.045),
        y,
        0.05 + pen.random.range(0, 0.018),
        toneOf(green, stem + index),
      )
    }).join(''),
  )
  return stroke(wood, '#6b5a44', 0.016) + leaves.join('')
}

/** A house plant in a pot, front view in metres; its kind comes from chance. */
export const drawHousePlant = (pen: Pen, height: number, pot: string): string => {
  const green = mix(pen.light.shade('#46704f'), '#46704f', 0.5)
  const draw = pen.random.pick([fan, fig, airy] as const)
  return draw(pen, height, green) + potOf(pot)
}
