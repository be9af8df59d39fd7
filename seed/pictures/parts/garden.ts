import { darken, lighten } from '../core/colour'
import { brickPaint } from '../core/pattern'
import type { Pen } from '../core/sheet'
import {
  circle,
  ellipse,
  n,
  path,
  placed,
  polygon,
  rect,
  repeat,
  stroke,
  type Point,
} from '../core/svg'
import { shadowOf } from './shadow'

/** A path that widens towards the viewer, laid in slabs; all in picture units. */
export const drawPath = (
  pen: Pen,
  x: number,
  top: number,
  bottom: number,
  width: number,
  spread: number,
  drift = 0,
): string => {
  const colour = pen.light.ground.path
  const edge = (t: number, side: number): Point => [
    x + drift * t * t + side * (width / 2) * (1 + (spread - 1) * t),
    top + (bottom - top) * t,
  ]
  const joints = [0.12, 0.27, 0.45, 0.68].map((t) => {
    const [x1, y] = edge(t, -1)
    const [x2] = edge(t, 1)
    return `M${n(x1)} ${n(y)}L${n(x2)} ${n(y)}`
  })
  return (
    polygon(
      [edge(0, -1), edge(0, 1), edge(0.5, 1), edge(1, 1), edge(1, -1), edge(0.5, -1)],
      colour,
    ) + stroke(joints.join(''), darken(colour, 0.16), 3)
  )
}

/** A terrace seen from the garden, with joints that run to a common point. */
export const drawTerrace = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  depth: number,
  colour: string,
): string => {
  const own = pen.light.shade(colour)
  const joint = darken(own, 0.15)
  const flare = depth * 0.5
  const count = Math.max(4, Math.round(w / 70))
  const rows = [0, 0.28, 0.6, 1]
  const uprights = repeat(count + 1, (index) => {
    const share = index / count
    return `M${n(x + w * share)} ${n(y)}L${n(x - flare + (w + 2 * flare) * share)} ${n(y + depth)}`
  })
  const lying = rows
    .slice(1, -1)
    .map((t) => `M${n(x - flare * t)} ${n(y + depth * t)}H${n(x + w + flare * t)}`)
  return (
    polygon(
      [
        [x, y],
        [x + w, y],
        [x + w + flare, y + depth],
        [x - flare, y + depth],
      ],
      own,
    ) +
    stroke(uprights + lying.join(''), joint, 2) +
    rect(x - flare, y + depth, w + 2 * flare, 8, darken(own, 0.3))
  )
}

/** A swimming pool in perspective, with coping, tiled far wall and light on the water. */
export const drawPool = (pen: Pen, x: number, y: number, w: number, depth: number): string => {
  const coping = lighten(pen.light.shade('#e6dcc8'), 0.2)
  const water = pen.light.shade('#4fb0c4')
  const flare = depth * 0.55
  const rim = 15
  const glints = repeat(16, () => {
    const t = pen.random.range(0.3, 0.92)
    const left = x - flare * t
    const span = w + 2 * flare * t
    const length = pen.random.range(30, 110) * (0.5 + t)
    return rect(
      left + 30 + pen.random.range(0, span - length - 60),
      y + depth * t,
      length,
      2.5 + t * 2.5,
      lighten(water, 0.55),
      0.75,
    )
  })
  return (
    polygon(
      [
        [x - rim, y - rim * 0.6],
        [x + w + rim, y - rim * 0.6],
        [x + w + flare + rim * 2.2, y + depth + rim * 1.4],
        [x - flare - rim * 2.2, y + depth + rim * 1.4],
      ],
      coping,
    ) +
    polygon(
      [
        [x, y],
        [x + w, y],
        [x + w + flare, y + depth],
        [x - flare, y + depth],
      ],
      water,
    ) +
    polygon(
      [
        [x, y],
        [x + w, y],
        [x + w + flare * 0.16, y + depth * 0.16],
        [x - flare * 0.16, y + depth * 0.16],
      ],
      darken(water, 0.24),
    ) +
    polygon(
      [
        [x - flare * 0.62, y + depth * 0.62],
        [x + w * 0.5, y + depth * 0.4],
        [x + w + flare * 0.7, y + depth * 0.7],
        [x + w + flare, y + depth],
        [x - flare, y + depth],
      ],
      lighten(water, 0.12),
    ) +
    glints +
    rect(
      x - flare - rim * 2.2,
      y + depth + rim * 1.4,
      w + 2 * flare + rim * 4.4,
      6,
      darken(coping, 0.25),
    ) +
    stroke(
      `M${n(x + w - 54)} ${n(y + 22)}v-58q0 -16 -14 -16t-14 16v8M${n(x + w - 18)} ${n(y + 22)}v-58q0 -16 -14 -16t-14 16v8`,
      '#eef2f3',
      5,
    )
  )
}

/** A lounger with a cushion, in metres. */
export const drawLounger = (pen: Pen, colour: string): string => {
  const wood = pen.light.shade('#8d6041')
  const own = pen.light.shade(colour)
  const pale = pen.light.shade('#fbf7ee')
  return (
    ellipse(0.15, 0.02, 1.15, 0.08, pen.light.shadow.colour, pen.light.shadow.opacity * 1.3) +
    stroke('M-.85 0V-.28M.6 0V-.28M-1 -.3H.75M.4 -.3L1.02 -.84', wood, 0.07) +
    path('M-1.02 -.34H.38L.98 -.88L1.08 -.78L.46 -.2H-1.02Z', own) +
    path('M-1.02 -.34H.38L.98 -.88L1.03 -.83L.42 -.28H-1.02Z', lighten(own, 0.2)) +
    path('M-.62 -.34h.16v.14h-.16ZM-.3 -.34h.16v.14h-.16ZM.02 -.34h.16v.14h-.16Z', pale) +
    path('M.72 -.78L.96 -1L1.08 -.88L.84 -.66Z', pale)
  )
}

/** A parasol over a table, in metres. */
export const drawParasol = (pen: Pen, colour: string): string => {
  const own = pen.light.shade(colour)
  const pale = pen.light.shade('#f3eee2')
  const segment = (from: number, to: number, tone: string): string =>
    path(`M0 -2.75L${n(from)} -2.1Q${n((from + to) / 2)} -2.02 ${n(to)} -2.1Z`, tone)
  return (
    ellipse(0.4, 0.02, 1.3, 0.1, pen.light.shadow.colour, pen.light.shadow.opacity) +
    rect(-0.03, -2.6, 0.06, 2.6, pen.light.shade('#7b5a3e')) +
    segment(-1.55, -0.8, own) +
    segment(-0.8, 0, pale) +
    segment(0, 0.8, own) +
    segment(0.8, 1.55, darken(pale, 0.1)) +
    rect(-0.85, -0.76, 1.7, 0.07, pen.light.shade('#a8794f')) +
    stroke('M-.7 -.7L-.74 0M.7 -.7L.74 0', pen.light.shade('#7b5a3e'), 0.05) +
    [-1.2, 1.2]
      .map(
        (x) =>
          stroke(
            `M${x} 0V-.45M${n(x - Math.sign(x) * 0.4)} 0V-.45M${x} -.45L${n(x + Math.sign(x) * 0.08)} -.95`,
            pen.light.shade('#8a5d3b'),
            0.05,
          ) + rect(Math.min(x, x - Math.sign(x) * 0.42), -0.49, 0.42, 0.06, own),
      )
      .join('')
  )
}

/** A garden wall in brick with a coping; picture units, scale in units per metre. */
export const drawGardenWall = (
  pen: Pen,
  from: number,
  to: number,
  ground: number,
  scale: number,
  height: number,
  colour: string,
): string => {
  const own = pen.light.shade(colour)
  const w = (to - from) / scale
  const cap = pen.light.season === 'winter' ? '#f4f6f8' : lighten(own, 0.35)
  return placed(
    rect(0, -height, w, height, brickPaint(pen, own)) +
      rect(0, -height - 0.1, w, 0.14, darken(cap, 0.1)) +
      rect(0, -height - 0.1, w, 0.05, cap) +
      shadowOf(
        pen,
        [
          [0, -height + 0.04],
          [w, -height + 0.04],
          [w, -height + 0.16],
          [0, -height + 0.16],
        ],
        1,
      ),
    from,
    ground,
    scale,
  )
}

/** A border of perennials along a wall or lawn. */
export const drawBorder = (pen: Pen, from: number, to: number, y: number, size: number): string => {
  const winter = pen.light.season === 'winter'
  const greens = winter ? ['#7c8a83', '#93a09a'] : ['#4f7350', '#6f8f58', '#3f6350']
  const blooms = ['#c9a5d6', '#e6a0a8', '#e9d06a', '#f3efe6', '#8f7fc0']
  const count = Math.ceil((to - from) / (size * 0.55))
  const stems = repeat(count, (index) => {
    const x = from + (index + 0.5) * size * 0.55
    const h = size * pen.random.range(0.7, 1.7)
    const tone = pen.light.shade(pen.random.pick(greens))
    const leaves = [-0.5, -0.2, 0.15, 0.45].map(
      (lean) =>
        `M${n(x)} ${n(y)}Q${n(x + lean * size * 0.2)} ${n(y - h * 0.6)} ${n(x + lean * size)} ${n(y - h)}`,
    )
    const bloom = winter
      ? ''
      : repeat(3, () =>
          circle(
            x + pen.random.range(-0.4, 0.4) * size,
            y - h * pen.random.range(0.85, 1.1),
            size * 0.13,
            pen.light.shade(pen.random.pick(blooms)),
          ),
        )
    return stroke(leaves.join(''), tone, size * 0.14) + bloom
  })
  return (
    ellipse(
      (from + to) / 2,
      y,
      (to - from) / 2 + size * 0.3,
      size * 0.22,
      darken(pen.light.ground.grass, 0.4),
    ) + stems
  )
}
