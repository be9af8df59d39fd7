import { darken, lighten, mix } from '../core/colour'
import type { HouseLook } from '../core/look'
import type { Pen } from '../core/sheet'
import { circle, n, path, rect, repeat, roundRect, stroke } from '../core/svg'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import { drawChimney, drawCornice, drawDormer, drawSlope } from '../parts/roof'
import { sweptShadow } from '../parts/shadow'
import { drawBand, drawPlinth, drawWall } from '../parts/wall'
import { drawSill, drawWindow } from '../parts/window'
import type { Elevation } from './elevation'

const WIDTH = 6.8

const stripes = (pen: Pen, look: HouseLook, eaves: number): string => {
  const own = mix(pen.light.shade(look.wall), pen.light.shade(look.accent), 0.55)
  return [1.55, 1.75, 4.6, 4.8, 7.9, 8.1]
    .filter((y) => y < eaves - 1)
    .map((y) => rect(0, -y, WIDTH, 0.09, own))
    .join('')
}

/** One sgraffito flower with its whiplash stems. */
const sgraffito = (
  pen: Pen,
  look: HouseLook,
  x: number,
  y: number,
  w: number,
  h: number,
): string => {
  const ground = pen.light.shade('#e5c98a')
  const green = pen.light.shade('#587a5c')
  const rose = pen.light.shade(look.accent)
  const count = Math.max(2, Math.round(w / 0.9))
  const cell = w / count
  const flowers = repeat(count, (index) => {
    const cx = x + (index + 0.5) * cell
    const cy = y + h * 0.42
    const petals = [0, 72, 144, 216, 288].map(
      (turn) =>
        `<ellipse cx="${n(cx)}" cy="${n(cy - 0.1)}" rx="0.07" ry="0.12" fill="${rose}" transform="rotate(${turn} ${n(cx)} ${n(cy)})"/>`,
    )
    return (
      stroke(
        `M${n(cx - cell * 0.45)} ${n(y + h - 0.05)}q${n(cell * 0.5)} ${n(-h * 0.2)} ${n(cell * 0.45)} ${n(-h * 0.5)}q${n(-cell * 0.05)} ${n(h * 0.4)} ${n(cell * 0.45)} ${n(h * 0.5)}`,
        green,
        0.04,
      ) +
      petals.join('') +
      circle(cx, cy, 0.05, lighten(ground, 0.5))
    )
  })
  return (
    rect(x, y, w, h, ground) +
    flowers +
    stroke(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, darken(ground, 0.35), 0.04)
  )
}

const whiplash = (pen: Pen, x: number, y: number, w: number, iron: string): string => {
  const own = pen.light.shade(iron)
  const h = 0.95
  const half = w / 2
  const curl = (side: number): string => {
    const c = x + half
    return `M${n(c)} ${n(y - 0.1)}C${n(c + side * half * 0.4)} ${n(y - h * 1.1)} ${n(c + side * half * 0.8)} ${n(y - h * 0.9)} ${n(c + side * half * 0.7)} ${n(y - h * 0.45)}C${n(c + side * half * 0.62)} ${n(y - h * 0.1)} ${n(c + side * half * 0.34)} ${n(y - h * 0.4)} ${n(c + side * half * 0.5)} ${n(y - h * 0.6)}M${n(c + side * half * 0.94)} ${n(y)}C${n(c + side * half * 0.98)} ${n(y - h * 0.4)} ${n(c + side * half * 0.8)} ${n(y - h * 0.5)} ${n(c + side * half * 0.9)} ${n(y - h)}`
  }
  const count = Math.round(w / 0.2)
  return (
    repeat(count + 1, (index) =>
      rect(x + (index * w) / count - 0.01, y - h * 0.82, 0.02, h * 0.82, own),
    ) +
    stroke(curl(1) + curl(-1), own, 0.045) +
    stroke(
      `M${n(x - 0.08)} ${n(y - h)}Q${n(x + half)} ${n(y - h * 0.8)} ${n(x + w + 0.08)} ${n(y - h)}`,
      own,
      0.07,
    )
  )
}

/** The glazed oriel: three tall lights on a curved stone foot. */
const oriel = (pen: Pen, look: HouseLook, x: number, w: number, bottom: number): string => {
  const stone = pen.light.shade(look.stone)
  const frame = pen.light.shade(look.frame)
  const top = bottom - 2.75
  const foot = `M${n(x - 0.1)} ${n(bottom)}H${n(x + w + 0.1)}C${n(x + w - 0.1)} ${n(bottom + 0.4)} ${n(x + w * 0.72)} ${n(bottom + 0.5)} ${n(x + w * 0.6)} ${n(bottom + 0.78)}H${n(x + w * 0.4)}C${n(x + w * 0.28)} ${n(bottom + 0.5)} ${n(x + 0.1)} ${n(bottom + 0.4)} ${n(x - 0.1)} ${n(bottom)}Z`
  const lights = (
    [
      [0.04, 0.19],
      [0.27, 0.46],
      [0.77, 0.19],
    ] as const
  )
    .map(([from, share]) =>
      drawWindow(pen, {
        x: x + from * w,
        y: top + 0.25,
        w: share * w,
        h: 2.2,
        frame: look.frame,
        head: 'segment',
        sash: share > 0.3 ? 'tee' : 'sliding',
        sill: false,
        reveal: 0.05,
      }),
    )
    .join('')
  return (
    sweptShadow(pen, { x: x - 0.1, y: top, w: w + 0.2, h: 2.75 }, 0.5, 1.2) +
    path(foot, stone) +
    path(
      `M${n(x + w * 0.5)} ${n(bottom)}H${n(x + w + 0.1)}C${n(x + w - 0.1)} ${n(bottom + 0.4)} ${n(x + w * 0.72)} ${n(bottom + 0.5)} ${n(x + w * 0.6)} ${n(bottom + 0.78)}H${n(x + w * 0.5)}Z`,
      darken(stone, 0.16),
    ) +
    rect(x - 0.06, top, w + 0.12, 2.75, frame) +
    rect(x + w * 0.73, top, w * 0.27 + 0.06, 2.75, darken(frame, 0.16)) +
    lights +
    rect(x - 0.14, bottom - 0.1, w + 0.28, 0.14, stone) +
    rect(x - 0.14, bottom - 0.1, w + 0.28, 0.05, lighten(stone, 0.4))
  )
}

/** An art-nouveau house: oriel, round arches, striped glazed brick and sgraffito. */
export const drawArtNouveau = (pen: Pen, look: HouseLook): Elevation => {
  const eaves = 1.2 + look.storeys * 3.35
  const roof = 1.7
  const bigX = look.variant === 1 ? 2.75 : 0.55
  const bigW = 3.5
  const narrow = look.variant === 1 ? 1.35 : 5.45
  const first = -4.55
  const upper = repeat(look.storeys - 2, (index) => {
    const bottom = first - 3.3 - index * 3.3
    return (
      drawWindow(pen, {
        x: bigX + 0.35,
        y: bottom - 2.35,
        w: bigW - 0.7,
        h: 2.35,
        frame: look.frame,
        stone: look.accent,
        head: 'round',
        surround: 'brick',
        sash: 'triple',
        sill: index > 0,
      }) +
      drawWindow(pen, {
        x: narrow - 0.5,
        y: bottom - 2.3,
        w: 1,
        h: 1.95,
        frame: look.frame,
        stone: look.stone,
        head: 'round',
        surround: 'stone',
        sash: 'sliding',
      })
    )
  })
  const svg =
    drawChimney(pen, {
      x: 0.4,
      y: -eaves - roof + 0.3,
      w: 0.9,
      h: 1.6,
      colour: look.wall,
      pots: 2,
    }) +
    drawSlope(
      pen,
      [
        [0, -eaves],
        [0.3, -eaves - roof],
        [WIDTH - 0.3, -eaves - roof],
        [WIDTH, -eaves],
      ],
      'slate',
      look.roof,
    ) +
    drawDormer(pen, {
      x: bigX + 1,
      y: -eaves - 1.42,
      w: 1.6,
      h: 1.3,
      frame: look.frame,
      cheek: '#7f8a91',
      top: 'round',
    }) +
    drawWall(pen, look, 0, -eaves, WIDTH, eaves) +
    stripes(pen, look, eaves) +
    drawPlinth(pen, 0, WIDTH, 0.9, '#98a1a6') +
    drawBand(pen, 0, first + 0.62, WIDTH, 0.16, look.stone) +
    drawWindow(pen, {
      x: bigX + 0.3,
      y: -3.45,
      w: bigW - 0.6,
      h: 2.45,
      frame: look.frame,
      stone: look.stone,
      head: 'segment',
      surround: 'stone',
      sash: 'triple',
    }) +
    drawWindow(pen, {
      x: narrow - 0.5,
      y: first - 2.3,
      w: 1,
      h: 2,
      frame: look.frame,
      stone: look.stone,
      head: 'round',
      surround: 'stone',
      sash: 'sliding',
    }) +
    upper +
    oriel(pen, look, bigX + 0.15, bigW - 0.3, first) +
    (look.storeys > 2
      ? roundRect(bigX - 0.05, first - 2.92, bigW + 0.1, 0.2, 0.03, pen.light.shade(look.stone)) +
        whiplash(pen, bigX + 0.05, first - 2.9, bigW - 0.1, look.iron)
      : '') +
    sgraffito(pen, look, 0.35, -eaves + 0.62, WIDTH - 0.7, 0.72) +
    drawCornice(pen, {
      x: 0,
      y: -eaves - 0.05,
      w: WIDTH,
      colour: look.frame === '#e9e2cf' ? look.frame : mix(look.frame, '#efe7d3', 0.25),
      kind: 'brackets',
    }) +
    drawSill(pen, narrow - 0.6, -3.75, 1.2, look.stone) +
    drawDoor(pen, {
      x: narrow - 0.62,
      y: -3.4,
      w: 1.24,
      h: 2.95,
      colour: look.door,
      kind: 'glazed',
      head: 'round',
      transom: 0.72,
      surround: look.stone,
      steps: 3,
    }) +
    drawPlate(pen, narrow + (look.variant === 1 ? -0.98 : 0.98), -1.95, look.number)
  return { svg, width: WIDTH, height: eaves + roof, door: narrow }
}
