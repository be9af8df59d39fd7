import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import { brickPaint } from '../core/pattern'
import type { Pen } from '../core/sheet'
import { n, path, polygon, rect, repeat, stroke, type Point } from '../core/svg'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import { drawChimney } from '../parts/roof'
import { drawBand, drawPlinth, wallPaint } from '../parts/wall'
import { drawWindow } from '../parts/window'
import { bayCentres, type Elevation } from './elevation'

const WIDTH = 6.6
const STOREY = 3.1
const STEPS = 6

/** The outline of the gable from the left eave to the right eave. */
const gableOutline = (eaves: number): readonly Point[] => {
  const run = WIDTH / 2 / (STEPS + 0.55)
  const rise = 0.74
  const left = Array.from({ length: STEPS + 1 }, (_, step): readonly Point[] => [
    [step * run, -eaves - step * rise],
    [step * run, -eaves - (step + 1) * rise],
  ]).flat()
  const right = [...left].reverse().map(([x, y]): Point => [WIDTH - x, y])
  return [[0, 0], ...left, ...right, [WIDTH, 0]]
}

const copings = (pen: Pen, outline: readonly Point[], stone: string): string => {
  const own = pen.light.shade(stone)
  const cap = pen.light.season === 'winter' ? '#f6f7f8' : lighten(own, 0.4)
  return outline
    .map((point, index) => {
      const next = outline[index + 1]
      if (!next || Math.abs(next[1] - point[1]) > 0.01 || point[1] > -1) return ''
      const from = Math.min(point[0], next[0])
      const width = Math.abs(next[0] - point[0])
      return (
        rect(
          from - 0.08,
          point[1] + 0.02,
          width + 0.2,
          0.1,
          pen.light.shadow.colour,
          pen.light.shadow.opacity,
        ) +
        rect(from - 0.1, point[1] - 0.14, width + 0.2, 0.17, own) +
        rect(from - 0.1, point[1] - 0.14, width + 0.2, 0.055, cap)
      )
    })
    .join('')
}

/** Wrought wall anchors, the iron that ties the floors to the façade. */
const anchors = (pen: Pen, y: number, iron: string): string => {
  const own = pen.light.shade(iron)
  return [0.26, WIDTH / 2 - 1, WIDTH / 2 + 1, WIDTH - 0.26]
    .map((x) =>
      stroke(
        `M${n(x)} ${n(y)}v.5M${n(x)} ${n(y)}q-.1 -.1 -.14 .02M${n(x)} ${n(y)}q.1 -.1 .14 .02M${n(x)} ${n(y + 0.5)}q-.1 .1 -.14 -.02M${n(x)} ${n(y + 0.5)}q.1 .1 .14 -.02`,
        own,
        0.05,
      ),
    )
    .join('')
}

const reliefArch = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  brick: string,
  fill: string,
): string => {
  const own = darken(pen.light.shade(brick), 0.14)
  return (
    path(
      `M${n(x - 0.1)} ${n(y)}A${n(w / 2 + 0.1)} ${n(w * 0.36)} 0 0 1 ${n(x + w + 0.1)} ${n(y)}Z`,
      own,
    ) +
    path(
      `M${n(x + 0.08)} ${n(y)}A${n(w / 2 - 0.08)} ${n(w * 0.27)} 0 0 1 ${n(x + w - 0.08)} ${n(y)}Z`,
      fill,
    )
  )
}

/** A Flemish stepped gable in brick with stone cross windows and wall anchors. */
export const drawSteppedGable = (pen: Pen, look: HouseLook): Elevation => {
  const eaves = look.storeys * STOREY + 0.35
  const outline = gableOutline(eaves)
  const peak = Math.min(...outline.map(([, y]) => y))
  const bays = bayCentres(3, WIDTH, 0.3)
  const doorRight = look.variant !== 1
  const doorX = doorRight ? (bays[2] ?? 0) : (bays[0] ?? 0)
  const tympanum = brickPaint(pen, lighten(pen.light.shade(look.wall), 0.12))
  const floors = repeat(look.storeys, (floor) => {
    const sill = -(floor * STOREY + (floor === 0 ? 0.95 : 0.85))
    const h = floor === 0 ? 2.05 : 1.95
    return bays
      .filter((x) => floor > 0 || x !== doorX)
      .map((x) => {
        const w = 1.22
        return (
          reliefArch(pen, x - w / 2 - 0.12, sill - h - 0.14, w + 0.24, look.wall, tympanum) +
          drawWindow(pen, {
            x: x - w / 2,
            y: sill - h,
            w,
            h,
            frame: look.frame,
            stone: look.stone,
            surround: 'stone',
            sash: 'cross',
          })
        )
      })
      .join('')
  })
  const attic = drawWindow(pen, {
    x: WIDTH / 2 - 0.55,
    y: -eaves - 2.25,
    w: 1.1,
    h: 1.8,
    head: 'round',
    frame: look.frame,
    stone: look.stone,
    surround: 'stone',
    sash: 'cross',
  })
  const oculus =
    `<circle cx="${n(WIDTH / 2)}" cy="${n(-eaves - 3.35)}" r="0.34" fill="${pen.light.shade(look.stone)}"/><circle cx="${n(WIDTH / 2)}" cy="${n(-eaves - 3.35)}" r="0.22" fill="${pen.light.glass.dark}"/>` +
    stroke(`M${n(WIDTH / 2 - 0.12)} ${n(-eaves - 3.25)}l.2 -.24`, pen.light.glass.bright, 0.05)
  const door = drawDoor(pen, {
    x: doorX - 0.62,
    y: -3.02,
    w: 1.24,
    h: 2.72,
    colour: look.door,
    kind: look.variant === 0 ? 'boarded' : 'panelled',
    head: 'round',
    transom: look.variant === 0 ? 0 : 0.62,
    surround: look.stone,
    steps: 2,
  })
  const svg =
    drawChimney(pen, {
      x: doorRight ? 0.9 : WIDTH - 1.7,
      y: -eaves - 1.2,
      w: 0.8,
      h: 2.5,
      colour: look.wall,
      pots: 2,
    }) +
    polygon(outline, wallPaint(pen, look)) +
    drawBand(pen, 0, -STOREY - 0.25, WIDTH, 0.16, look.stone) +
    drawBand(pen, 0, -eaves - 0.02, WIDTH, 0.16, look.stone) +
    repeat(look.storeys - 1, (floor) =>
      anchors(
        pen,
        -(floor + 2) * STOREY - 0.02 + (floor === look.storeys - 2 ? 0.25 : 0),
        look.iron,
      ),
    ) +
    drawPlinth(pen, 0, WIDTH, 0.55, '#9aa1a5') +
    floors +
    attic +
    oculus +
    copings(pen, outline, look.stone) +
    door +
    drawPlate(pen, doorRight ? doorX - 1.02 : doorX + 1.02, -1.75, look.number)
  return { svg, width: WIDTH, height: -peak, door: doorX }
}
