import { lighten, mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { circle, n, path, rect, repeat, roundRect } from '../core/svg'

type Frame = { width: number; horizon: number }

const disc = (pen: Pen, { width, horizon }: Frame): string => {
  const { disc: colour, discKind, sky, season } = pen.light
  if (discKind === 'none') return ''
  const low = pen.light.time === 'golden' || season === 'winter'
  const x =
    width * (pen.random.chance(0.5) ? pen.random.range(0.1, 0.26) : pen.random.range(0.74, 0.9))
  const y = horizon * (low ? pen.random.range(0.28, 0.42) : pen.random.range(0.14, 0.26))
  const r = low ? 92 : 66
  if (discKind === 'moon') {
    return (
      circle(x, y, r * 1.5, colour, 0.09) +
      path(
        `M${n(x)} ${n(y - r * 0.8)}A${n(r * 0.8)} ${n(r * 0.8)} 0 1 0 ${n(x + r * 0.8)} ${n(y + r * 0.12)}A${n(r * 0.62)} ${n(r * 0.62)} 0 0 1 ${n(x)} ${n(y - r * 0.8)}Z`,
        colour,
      )
    )
  }
  return circle(x, y, r * 1.75, colour, 0.2) + circle(x, y, r, mix(colour, sky[0], 0.06))
}

/** Long flat strips with round ends. */
const stratus = (pen: Pen, { width, horizon }: Frame, colour: string): string =>
  repeat(3, (row) => {
    const y = horizon * (0.16 + row * 0.2) + pen.random.range(-20, 20)
    const x = pen.random.range(-200, width * 0.7)
    const length = pen.random.range(380, 720)
    const h = pen.random.range(20, 34)
    return (
      roundRect(x, y, length, h, h / 2, colour) +
      roundRect(x + length * 0.2, y - h * 0.9, length * 0.45, h, h / 2, colour) +
      roundRect(x + length * 0.35, y + h * 0.85, length * 0.5, h * 0.8, h * 0.4, colour)
    )
  })

/** Heaps with a flat foot and one shaded tone. */
const cumulus = (pen: Pen, { width, horizon }: Frame, colour: string): string =>
  repeat(3, (index) => {
    const x = width * (0.12 + index * 0.38) + pen.random.range(-120, 120)
    const y = horizon * pen.random.range(0.22, 0.52)
    const s = pen.random.range(0.7, 1.25)
    const heap = `M${n(x - 150 * s)} ${n(y)}a${n(44 * s)} ${n(44 * s)} 0 0 1 ${n(34 * s)} ${n(-76 * s)}a${n(70 * s)} ${n(70 * s)} 0 0 1 ${n(122 * s)} ${n(-34 * s)}a${n(56 * s)} ${n(56 * s)} 0 0 1 ${n(96 * s)} ${n(40 * s)}a${n(36 * s)} ${n(36 * s)} 0 0 1 ${n(48 * s)} ${n(70 * s)}Z`
    const shade = `M${n(x - 150 * s)} ${n(y)}c${n(30 * s)} ${n(-34 * s)} ${n(110 * s)} ${n(-10 * s)} ${n(160 * s)} ${n(-26 * s)}s${n(110 * s)} ${n(0)} ${n(140 * s)} ${n(26 * s)}Z`
    return path(heap, colour) + path(shade, mix(colour, pen.light.sky[0], 0.28))
  })

/** One broad bank that crosses the sky in a slow curve. */
const bank = (pen: Pen, { width, horizon }: Frame, colour: string): string => {
  const y = horizon * pen.random.range(0.3, 0.45)
  const lift = pen.random.range(60, 140) * (pen.random.chance(0.5) ? 1 : -1)
  return (
    path(
      `M0 ${n(y)}C${n(width * 0.3)} ${n(y - lift)} ${n(width * 0.6)} ${n(y + lift * 1.2)} ${n(width)} ${n(y - lift * 0.2)}V${n(horizon)}H0Z`,
      mix(colour, pen.light.sky[1], 0.6),
    ) +
    path(
      `M0 ${n(y + 130)}C${n(width * 0.35)} ${n(y + 130 - lift * 0.4)} ${n(width * 0.7)} ${n(y + 130 + lift)} ${n(width)} ${n(y + 90)}V${n(horizon)}H0Z`,
      mix(colour, pen.light.sky[2], 0.55),
    )
  )
}

const stars = (pen: Pen, { width, horizon }: Frame): string =>
  repeat(26, () =>
    circle(
      pen.random.range(0, width),
      pen.random.range(0, horizon * 0.5),
      pen.random.range(1.2, 2.6),
      '#f4ead2',
      0.75,
    ),
  )

/** The sky in flat tones down to the horizon, with sun, moon or clouds by the light. */
export const drawSky = (pen: Pen, frame: Frame): string => {
  const { width, horizon } = frame
  const [top, middle, low] = pen.light.sky
  const cut = horizon * pen.random.range(0.4, 0.5)
  const foot = horizon * pen.random.range(0.68, 0.78)
  const tones =
    rect(0, 0, width, horizon + 2, top) +
    rect(0, cut, width, horizon - cut + 2, middle) +
    rect(0, foot, width, horizon - foot + 2, low)
  const soft = mix(pen.light.cloud, middle, 0.34)
  const cover = pen.random.pick([stratus, cumulus, bank, bank] as const)
  if (cover === bank) {
    return (
      rect(0, 0, width, horizon + 2, top) +
      disc(pen, frame) +
      (pen.light.time === 'dusk' ? stars(pen, frame) : '') +
      bank(pen, frame, pen.light.cloud)
    )
  }
  return (
    tones +
    (pen.light.time === 'dusk' ? stars(pen, frame) : '') +
    disc(pen, frame) +
    cover(pen, frame, pen.light.time === 'dusk' ? soft : lighten(soft, 0.1))
  )
}
