import { darken, lighten } from '../core/colour'
import type { Pen } from '../core/sheet'
import { circle, n, path, polygon, rect, repeat, stroke } from '../core/svg'
import { scalloped } from './tree'

const greenOf = (pen: Pen): string =>
  pen.light.shade(pen.light.season === 'winter' ? '#6f7d74' : '#4c6e4c')

/** A clipped hedge with a lit top. */
export const drawHedge = (pen: Pen, x: number, y: number, w: number, h: number): string => {
  const green = greenOf(pen)
  const count = Math.ceil(w / 0.42)
  const step = w / count
  const top = repeat(count + 1, (index) =>
    scalloped(x + index * step, y - h + 0.1, 0.3, pen.random),
  )
  const dabs = repeat(
    count * 6,
    () =>
      `M${n(x + pen.random.range(0.1, w - 0.1))} ${n(y - pen.random.range(0.1, h - 0.1))}l.08 .05`,
  )
  const bright = repeat(
    count * 5,
    () => `M${n(x + pen.random.range(0, w))} ${n(y - h + pen.random.range(-0.16, 0.3))}l.08 .05`,
  )
  const snow = pen.light.season === 'winter'
  return (
    rect(x, y - h, w, h, darken(green, 0.18)) +
    path(top, snow ? '#eef1f3' : green) +
    stroke(dabs, green, 0.1) +
    stroke(bright, snow ? '#ffffff' : lighten(green, 0.3), 0.1)
  )
}

/** A loose shrub or flowering bush, centred on x and standing on y. */
export const drawBush = (
  pen: Pen,
  x: number,
  y: number,
  r: number,
  bloom?: string | undefined,
): string => {
  const green = greenOf(pen)
  const clumps = Array.from({ length: 7 }, () => ({
    x: x + pen.random.range(-0.9, 0.9) * r,
    y: y - pen.random.range(0.35, 1) * r,
    r: r * pen.random.range(0.4, 0.58),
  }))
  const layer = (share: number, shift: number): string =>
    clumps
      .map((c) =>
        scalloped(
          c.x - shift * r,
          Math.min(c.y, y - c.r * 0.8) - shift * r,
          c.r * share,
          pen.random,
        ),
      )
      .join('')
  const dots = bloom
    ? repeat(26, () =>
        circle(
          x + pen.random.range(-1.2, 1.1) * r,
          y - pen.random.range(0.2, 1.45) * r,
          r * pen.random.range(0.05, 0.09),
          pen.light.shade(bloom),
        ),
      )
    : ''
  return (
    path(layer(1.05, 0), darken(green, 0.22)) +
    path(layer(0.74, 0.1), green) +
    path(layer(0.4, 0.24), lighten(green, 0.24)) +
    dots
  )
}

/** A box ball in a pot, as beside front doors. */
export const drawTopiary = (pen: Pen, x: number, y: number, pot = '#4c535a'): string => {
  const own = pen.light.shade(pot)
  const green = greenOf(pen)
  return (
    polygon(
      [
        [x - 0.2, y - 0.42],
        [x + 0.2, y - 0.42],
        [x + 0.15, y],
        [x - 0.15, y],
      ],
      own,
    ) +
    rect(x - 0.22, y - 0.46, 0.44, 0.08, lighten(own, 0.2)) +
    polygon(
      [
        [x + 0.03, y - 0.38],
        [x + 0.2, y - 0.38],
        [x + 0.15, y],
        [x + 0.03, y],
      ],
      darken(own, 0.25),
    ) +
    path(scalloped(x, y - 0.72, 0.34, pen.random), darken(green, 0.2)) +
    path(scalloped(x - 0.06, y - 0.78, 0.24, pen.random), green) +
    path(scalloped(x - 0.1, y - 0.83, 0.11, pen.random), lighten(green, 0.3))
  )
}

/** A window box with flowers; y is the bottom of the box. */
export const drawFlowerBox = (pen: Pen, x: number, y: number, w: number, bloom: string): string => {
  const box = pen.light.shade('#6b4a38')
  const green = greenOf(pen)
  const count = Math.ceil(w / 0.16)
  const leaves = repeat(count, (index) =>
    scalloped(
      x + (index + 0.5) * (w / count),
      y - 0.24 - pen.random.range(0, 0.08),
      0.13,
      pen.random,
    ),
  )
  const flowers =
    pen.light.season === 'winter'
      ? ''
      : repeat(count * 2, () =>
          circle(
            x + pen.random.range(0.03, w - 0.03),
            y - pen.random.range(0.2, 0.44),
            0.05,
            pen.light.shade(bloom),
          ),
        )
  return (
    path(leaves, green) +
    flowers +
    rect(x, y - 0.2, w, 0.2, box) +
    rect(x, y - 0.2, w, 0.04, lighten(box, 0.25))
  )
}
