import { darken, lighten, mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { n, path, polygon, rect, repeat, type Point } from '../core/svg'
import { scalloped } from './tree'

type Land = { width: number; ground: number }

const treeLine = (pen: Pen, { width, ground }: Land, height: number, colour: string): string => {
  const clumps = repeat(Math.ceil(width / 46), (index) => {
    const x = index * 46 + pen.random.range(-16, 16)
    const swell = 0.7 + 0.3 * Math.sin(x / 170 + height)
    return scalloped(x, ground - height * swell * pen.random.range(0.75, 1), 40, pen.random)
  })
  return path(clumps, colour) + rect(0, ground - height * 0.6, width, height * 0.6 + 2, colour)
}

const spire = (x: number, ground: number, colour: string): string =>
  polygon(
    [
      [x - 11, ground],
      [x - 11, ground - 150],
      [x, ground - 250],
      [x + 11, ground - 150],
      [x + 11, ground],
    ],
    colour,
  ) +
  polygon(
    [
      [x + 11, ground],
      [x + 11, ground - 96],
      [x + 30, ground - 118],
      [x + 84, ground - 118],
      [x + 96, ground - 90],
      [x + 96, ground],
    ],
    colour,
  )

/** Fields and wooded edges of the Low Countries behind a free-standing house. */
export const drawCountryside = (pen: Pen, land: Land): string => {
  const { haze, foliage, season } = pen.light
  const green = season === 'winter' ? '#8c98a6' : (foliage[0]?.[1] ?? '#4c7350')
  const far = mix(green, haze, 0.74)
  const near = mix(green, haze, 0.52)
  const x = pen.random.chance(0.5)
    ? pen.random.range(120, 330)
    : pen.random.range(land.width - 330, land.width - 160)
  return (
    (pen.random.chance(0.6) ? spire(x, land.ground - 40, mix(far, '#5b6a80', 0.25)) : '') +
    treeLine(pen, land, 105, far) +
    treeLine(pen, land, 62, near)
  )
}

const ridge = (
  pen: Pen,
  { width, ground }: Land,
  height: number,
  count: number,
): readonly Point[] => {
  const points = Array.from({ length: count + 1 }, (_, index): Point => [
    (index * width) / count + (index === 0 || index === count ? 0 : pen.random.range(-40, 40)),
    ground - height * (index % 2 === 0 ? pen.random.range(0.25, 0.5) : pen.random.range(0.7, 1)),
  ])
  return [[0, ground], ...points, [width, ground]]
}

/** Sierra and sea behind a house on the Spanish coast. */
export const drawCoast = (pen: Pen, land: Land): string => {
  const { haze, sky } = pen.light
  const stone = pen.light.shade('#8a90a4')
  const far = mix(stone, sky[2], 0.62)
  const near = mix(pen.light.shade('#8f9a86'), haze, 0.42)
  const sea = mix(pen.light.shade('#3d86a3'), haze, 0.2)
  const high = ridge(pen, land, 320, 7)
  const shade = high.slice(1, -1).flatMap((point, index): readonly Point[] => {
    const next = high[index + 2]
    return index % 2 === 1 && next ? [point, next, [point[0] + 10, land.ground]] : []
  })
  const faces = repeat(Math.floor(shade.length / 3), (index) =>
    polygon(shade.slice(index * 3, index * 3 + 3), darken(far, 0.1)),
  )
  return (
    polygon(high, far) +
    faces +
    rect(0, land.ground - 74, land.width, 76, sea) +
    repeat(9, () =>
      rect(
        pen.random.range(0, land.width),
        land.ground - pen.random.range(8, 66),
        pen.random.range(60, 190),
        3,
        lighten(sea, 0.4),
      ),
    ) +
    path(
      `M0 ${n(land.ground)}V${n(land.ground - 90)}C${n(land.width * 0.12)} ${n(land.ground - 150)} ${n(land.width * 0.25)} ${n(land.ground - 80)} ${n(land.width * 0.42)} ${n(land.ground)}Z`,
      near,
    )
  )
}
