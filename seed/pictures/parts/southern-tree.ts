import { darken, lighten } from '../core/colour'
import type { Pen } from '../core/sheet'
import { n, path, rect, repeat, stroke } from '../core/svg'
import { scalloped } from './tree'

const frond = (angle: number, length: number, colour: string, rib: string): string => {
  const reachX = Math.cos(angle) * length
  const droop = length * 0.42
  const endY = -Math.sin(angle) * length * 0.62 + droop
  const peakX = reachX * 0.5
  const peakY = -Math.sin(angle) * length * 0.62 - length * 0.16
  const teeth = Array.from({ length: 9 }, (_, index) => {
    const t = 0.18 + index * 0.09
    const x = 2 * (1 - t) * t * peakX + t * t * reachX
    const y = 2 * (1 - t) * t * peakY + t * t * endY
    const size = length * 0.24 * (1 - t * 0.55)
    const side = reachX < 0 ? -1 : 1
    return `M${n(x)} ${n(y)}l${n(side * size * 0.35)} ${n(size)}M${n(x)} ${n(y)}l${n(side * size * 0.75)} ${n(-size * 0.12)}`
  }).join('')
  return (
    stroke(teeth, colour, 0.1) +
    stroke(`M0 0Q${n(peakX)} ${n(peakY)} ${n(reachX)} ${n(endY)}`, rib, 0.07)
  )
}

/** A date palm in metres, standing on 0, 0. */
export const drawPalm = (pen: Pen, height: number): string => {
  const bark = pen.light.shade('#8a6a4c')
  const green = pen.light.shade('#3f6f55')
  const lean = pen.random.range(-0.5, 0.5)
  const trunk = `M-.2 0Q-.12 ${n(-height * 0.5)} ${n(lean - 0.13)} ${n(-height)}H${n(lean + 0.13)}Q.16 ${n(-height * 0.5)} .22 0Z`
  const rings = repeat(Math.round(height / 0.32), (index) => {
    const y = -0.3 - index * 0.32
    const share = Math.min(1, -y / height)
    return stroke(
      `M${n(lean * share * share - 0.14)} ${n(y)}q.14 .09 .29 0`,
      darken(bark, 0.3),
      0.04,
    )
  })
  const back = [0.2, 0.7, 1.2, 1.9, 2.4, 2.95].map((a) =>
    frond(a, pen.random.range(1.9, 2.3), darken(green, 0.24), darken(green, 0.4)),
  )
  const front = [-0.1, 0.45, 0.95, 1.57, 2.15, 2.7, 3.25].map((a) =>
    frond(
      a,
      pen.random.range(1.7, 2.2),
      a > 1.5 ? lighten(green, 0.14) : green,
      darken(green, 0.2),
    ),
  )
  return (
    path(trunk, bark) +
    rings +
    `<g transform="translate(${n(lean)} ${n(-height)})">${back.join('')}${front.join('')}${dates(pen)}</g>`
  )
}

const dates = (pen: Pen): string => {
  const colour = pen.light.shade('#c98a3b')
  return [-0.2, 0.05, 0.25]
    .map((x) => stroke(`M0 0L${n(x)} .45M${n(x)} .3v.22M${n(x - 0.06)} .3v.16`, colour, 0.09))
    .join('')
}

/** A slim cypress in metres. */
export const drawCypress = (pen: Pen, height: number): string => {
  const green = pen.light.shade('#2f5646')
  const w = height * 0.1
  return (
    rect(-0.07, -0.5, 0.14, 0.5, pen.light.shade('#5d4c40')) +
    path(
      `M0 ${n(-height)}C${n(w * 0.9)} ${n(-height * 0.7)} ${n(w * 1.3)} ${n(-height * 0.2)} ${n(w * 0.4)} -.25H${n(-w * 0.4)}C${n(-w * 1.3)} ${n(-height * 0.2)} ${n(-w * 0.9)} ${n(-height * 0.7)} 0 ${n(-height)}Z`,
      green,
    ) +
    path(
      `M0 ${n(-height)}C${n(-w * 0.2)} ${n(-height * 0.7)} ${n(-w * 0.1)} ${n(-height * 0.3)} ${n(-w * 0.1)} -.25H${n(-w * 0.4)}C${n(-w * 1.3)} ${n(-height * 0.2)} ${n(-w * 0.9)} ${n(-height * 0.7)} 0 ${n(-height)}Z`,
      lighten(green, 0.16),
    )
  )
}

/** An umbrella pine in metres. */
export const drawPine = (pen: Pen, height: number): string => {
  const bark = pen.light.shade('#7a5642')
  const green = pen.light.shade('#3c6650')
  const clumps = Array.from({ length: 9 }, (_, index) => ({
    x: (index - 4) * height * 0.1,
    y: -height * (0.86 + 0.08 * Math.sin((index / 8) * Math.PI)),
  }))
  const wood = stroke(
    `M0 0Q.2 ${n(-height * 0.4)} 0 ${n(-height * 0.62)}M0 ${n(-height * 0.6)}L${n(-height * 0.26)} ${n(-height * 0.84)}M0 ${n(-height * 0.6)}L${n(height * 0.26)} ${n(-height * 0.84)}M0 ${n(-height * 0.6)}V${n(-height * 0.86)}`,
    bark,
    0.2,
  )
  const layer = (colour: string, share: number, shift: number): string =>
    path(
      clumps
        .map((c) => scalloped(c.x - shift, c.y - shift * 1.3, height * 0.12 * share, pen.random))
        .join(''),
      colour,
    )
  return (
    wood +
    layer(darken(green, 0.24), 1.1, 0) +
    layer(green, 0.85, 0.1) +
    layer(lighten(green, 0.22), 0.45, 0.24)
  )
}
