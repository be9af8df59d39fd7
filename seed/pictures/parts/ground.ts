import { darken, lighten, mix } from '../core/colour'
import { settPaint } from '../core/pattern'
import type { Pen } from '../core/sheet'
import { line, n, path, polygon, rect, repeat, stroke } from '../core/svg'

export type StreetFrame = { width: number; height: number; ground: number }

const slabs = (pen: Pen, width: number, top: number, depth: number, colour: string): string => {
  const joint = darken(colour, 0.14)
  const rows = [0, 0.3, 0.63, 1]
  const courses = rows
    .slice(1, -1)
    .map((at) => line(0, top + depth * at, width, top + depth * at, joint, 1.6))
    .join('')
  const joints = rows
    .slice(0, -1)
    .map((from, row) => {
      const to = rows[row + 1] ?? 1
      const spread = 62 + row * 12
      const count = Math.ceil(width / spread) + 1
      const shift = (row % 2) * (spread / 2)
      return Array.from({ length: count }, (_, index) => {
        const x = index * spread + shift
        const lean = (x - width / 2) * 0.035
        return `M${n(x)} ${n(top + depth * from)}L${n(x + lean)} ${n(top + depth * to)}`
      }).join('')
    })
    .join('')
  const tinted = repeat(14, () => {
    const row = pen.random.int(0, 2)
    const x = pen.random.range(0, width)
    const from = rows[row] ?? 0
    const to = rows[row + 1] ?? 1
    return rect(
      x,
      top + depth * from,
      62,
      depth * (to - from),
      pen.random.chance(0.5) ? darken(colour, 0.05) : lighten(colour, 0.16),
    )
  })
  return rect(0, top, width, depth, colour) + tinted + courses + stroke(joints, joint, 1.6)
}

/** Pavement, kerb, gutter and street of setts or asphalt, from the foot of the façades down. */
export const drawStreet = (pen: Pen, { width, height, ground }: StreetFrame): string => {
  const { ground: colours, season } = pen.light
  const depth = (height - ground) * 0.44
  const kerbTop = ground + depth
  const streetTop = kerbTop + 18
  const setts = pen.random.chance(0.6)
  const street = setts ? settPaint(pen, mix(colours.street, '#7c7479', 0.3), 34) : colours.street
  const snow = season === 'winter' ? snowDrift(pen, width, streetTop, height) : ''
  return (
    slabs(pen, width, ground, depth, colours.pavement) +
    rect(0, kerbTop, width, 10, colours.kerb) +
    rect(0, kerbTop + 10, width, 8, darken(colours.kerb, 0.32)) +
    repeat(Math.ceil(width / 150), (index) =>
      rect(index * 150 + 40, kerbTop, 2.5, 18, darken(colours.kerb, 0.3)),
    ) +
    rect(0, streetTop, width, height - streetTop, street) +
    rect(0, streetTop, width, 16, darken(colours.street, 0.2), 0.7) +
    (setts ? '' : tyreLight(pen, width, streetTop, height)) +
    snow
  )
}

const tyreLight = (pen: Pen, width: number, top: number, height: number): string => {
  const tone = lighten(pen.light.ground.street, 0.09)
  const h = height - top
  return (
    rect(0, top + h * 0.42, width, h * 0.16, tone) + rect(0, top + h * 0.78, width, h * 0.12, tone)
  )
}

const snowDrift = (pen: Pen, width: number, top: number, height: number): string => {
  const mid = top + (height - top) * 0.5
  const waves = repeat(
    5,
    () => `q${n(width / 20)} ${n(pen.random.range(-16, -4))} ${n(width / 10)} 0t${n(width / 10)} 0`,
  )
  return path(`M0 ${n(mid + 26)}${waves}V${n(height)}H0Z`, '#eef1f4', 0.9)
}

/** The shadow that a row of houses lays on the pavement, with one diagonal end. */
export const drawFootShadow = (
  pen: Pen,
  from: number,
  to: number,
  ground: number,
  depth: number,
): string =>
  polygon(
    [
      [from, ground],
      [to, ground],
      [to + depth, ground + depth],
      [from + depth, ground + depth],
    ],
    pen.light.shadow.colour,
    pen.light.shadow.opacity,
  )

/** A lawn with a far edge, drawn down to the bottom of the picture. */
export const drawLawn = (pen: Pen, { width, height, ground }: StreetFrame): string => {
  const grass = pen.light.ground.grass
  const stripes = repeat(6, (index) => {
    const top = ground + ((height - ground) * (index * index)) / 36
    const bottom = ground + ((height - ground) * ((index + 1) * (index + 1))) / 36
    return index % 2 === 0 ? rect(0, top, width, bottom - top, lighten(grass, 0.07)) : ''
  })
  const tufts = Array.from({ length: 90 }, () => {
    const t = pen.random.next()
    const y = ground + 8 + (height - ground - 16) * t
    const size = 5 + t * 12
    const x = pen.random.range(0, width)
    return `M${n(x)} ${n(y)}l${n(-size * 0.3)} ${n(-size)}M${n(x + size * 0.3)} ${n(y)}l${n(size * 0.1)} ${n(-size * 1.1)}M${n(x + size * 0.6)} ${n(y)}l${n(size * 0.4)} ${n(-size * 0.8)}`
  }).join('')
  return (
    rect(0, ground, width, height - ground, grass) +
    stripes +
    stroke(tufts, pen.light.season === 'winter' ? '#c9d0d3' : darken(grass, 0.16), 2.2)
  )
}
