import { darken, lighten, mix } from '../core/colour'
import type { HouseLook } from '../core/look'
import { forkPen, type Pen } from '../core/sheet'
import { circle, n, path, polygon, rect, repeat, roundRect, stroke, type Box } from '../core/svg'
import { drawDigits } from '../parts/digits'
import { scalloped } from '../parts/tree'

const WIDTH = 1800
const HEIGHT = 1200
const THROW = 46

/** A tree from above with its shadow. */
const crown = (pen: Pen, x: number, y: number, r: number): string => {
  const [dark, middle, bright] = pen.random.pick(pen.light.foliage)
  return (
    circle(x + r * 0.45, y + r * 0.45, r * 1.02, pen.light.shadow.colour, 0.22) +
    path(scalloped(x, y, r, pen.random), dark) +
    path(scalloped(x - r * 0.1, y - r * 0.12, r * 0.74, pen.random), middle) +
    path(scalloped(x - r * 0.22, y - r * 0.26, r * 0.4, pen.random), bright) +
    circle(x, y, r * 0.06, darken(dark, 0.4))
  )
}

const shadowOf = (pen: Pen, { x, y, w, h }: Box, reach: number): string =>
  polygon(
    [
      [x, y + h],
      [x + w, y],
      [x + w + reach, y + reach],
      [x + w + reach, y + h + reach],
      [x + reach, y + h + reach],
    ],
    pen.light.shadow.colour,
    0.3,
  )

const flatRoof = (pen: Pen, box: Box, number: number, colour: string, reach: number): string => {
  const { x, y, w, h } = box
  const roof = lighten(colour, 0.12)
  const panels = repeat(
    Math.floor((w - 190) / 46),
    (index) =>
      rect(x + 150 + index * 46, y + 34, 36, 46, '#2a3f63') +
      rect(x + 150 + index * 46, y + 56, 36, 2, '#7d93b8'),
  )
  return (
    shadowOf(pen, box, reach) +
    rect(x, y, w, h, darken(colour, 0.18)) +
    rect(x + 10, y + 10, w - 20, h - 20, roof) +
    rect(x + 10, y + h * 0.56, w - 20, h * 0.44 - 10, mix(pen.light.ground.grass, roof, 0.3)) +
    repeat(30, () =>
      circle(
        x + pen.random.range(24, w - 24),
        y + h * pen.random.range(0.6, 0.92),
        5,
        mix(pen.light.ground.grass, '#e9d06a', 0.4),
      ),
    ) +
    panels +
    rect(x + w - 78, y + 30, 46, 46, darken(colour, 0.3)) +
    roundRect(x + 26, y + 26, 84, 62, 14, '#123a8f') +
    `<rect x="${n(x + 32)}" y="${n(y + 32)}" width="72" height="50" rx="9" fill="none" stroke="#ffffff" stroke-width="2.4"/>` +
    drawDigits(String(number), x + 68, y + 41, 32, '#ffffff', 1)
  )
}

const pitched = (pen: Pen, box: Box, colour: string): string => {
  const { x, y, w, h } = box
  return (
    shadowOf(pen, box, 26) +
    rect(x, y, w, h / 2, lighten(colour, 0.12)) +
    rect(x, y + h / 2, w, h / 2, darken(colour, 0.14)) +
    rect(x, y + h / 2 - 2, w, 4, lighten(colour, 0.4)) +
    rect(x + w * 0.7, y + h * 0.3, 16, 16, darken(colour, 0.4))
  )
}

const streetBand = (pen: Pen): string => {
  const { street, pavement, kerb } = pen.light.ground
  return (
    rect(0, 1000, WIDTH, 34, pavement) +
    rect(0, 1034, WIDTH, 6, kerb) +
    rect(0, 1040, WIDTH, 104, street) +
    repeat(18, (index) => rect(index * 104 + 20, 1090, 54, 5, lighten(street, 0.5))) +
    rect(0, 1144, WIDTH, 6, kerb) +
    rect(0, 1150, WIDTH, 50, pavement) +
    repeat(7, (index) =>
      roundRect(
        180 + index * 235 + pen.random.range(0, 60),
        1048,
        74,
        32,
        10,
        pen.light.shade(pen.random.pick(['#a34a38', '#e4e0d4', '#38626b', '#4a525a', '#c9ccca'])),
      ),
    )
  )
}

/** The site from above: blocks with planted roofs, garden, paths, trees, street and neighbours. */
export const drawSite = (pen: Pen, look: HouseLook, units: number): string => {
  const { grass, path: gravel } = pen.light.ground
  const wall = pen.light.shade(look.wall)
  const big: Box = { x: 430, y: 790, w: 700 + look.bays * 30, h: 170 }
  const wing: Box = { x: 430, y: 300, w: 190, h: 380 }
  const third: Box = { x: 1010, y: 250, w: 330, h: 180 }
  const boxes = units > 24 ? [big, wing, third] : units > 10 ? [big, wing] : [big]
  const trees = forkPen(pen, 'trees')
  const roofs = ['#a34a38', '#7d4a3c', '#5a646c', '#b4603f'].map(pen.light.shade)
  const neighbours =
    repeat(6, (index) =>
      pitched(
        trees,
        { x: 30 + index * 300, y: 40, w: 240, h: 130 },
        roofs[index % roofs.length] ?? '#a34a38',
      ),
    ) +
    repeat(
      3,
      (index) =>
        pitched(
          trees,
          { x: 40, y: 320 + index * 215, w: 150, h: 180 },
          roofs[(index + 1) % roofs.length] ?? '#a34a38',
        ) +
        pitched(
          trees,
          { x: 1610, y: 320 + index * 215, w: 150, h: 180 },
          roofs[(index + 2) % roofs.length] ?? '#a34a38',
        ),
    )
  const garden = rect(250, 230, 1300, 770, lighten(grass, 0.12))
  const paths =
    stroke(
      'M780 960V800M700 740H1400C1440 740 1460 700 1460 660V470C1460 400 1420 380 1340 380M700 740C720 600 820 560 960 560C1120 560 1180 640 1300 640C1380 640 1440 610 1470 580M690 560H560',
      gravel,
      26,
    ) + stroke('M780 1000V950', gravel, 60)
  const pond =
    path(
      'M880 640C940 600 1060 610 1090 660C1110 710 1040 740 960 730C890 724 840 680 880 640Z',
      pen.light.shade('#6fa9b8'),
    ) +
    path('M900 650C950 624 1040 626 1070 664C1040 650 960 640 900 650Z', pen.light.shade('#a9d0d6'))
  const spots: readonly (readonly [number, number, number])[] = [
    [760, 420, 58],
    [880, 350, 46],
    [960, 470, 40],
    [1240, 520, 52],
    [1400, 390, 56],
    [1500, 820, 50],
    [1340, 720, 38],
    [1200, 700, 34],
    [320, 280, 50],
    [330, 420, 40],
    [320, 620, 46],
    [320, 860, 54],
    [690, 640, 36],
    [1490, 280, 42],
    [1470, 930, 44],
    [720, 270, 44],
  ]
  return (
    rect(0, 0, WIDTH, HEIGHT, mix(grass, pen.light.ground.pavement, 0.35)) +
    neighbours +
    garden +
    `<rect x="250" y="230" width="1300" height="770" fill="none" stroke="#123a8f" stroke-width="5" stroke-dasharray="26 12 6 12"/>` +
    paths +
    pond +
    streetBand(forkPen(pen, 'street')) +
    boxes
      .map((box, index) =>
        flatRoof(
          forkPen(pen, `roof:${index}`),
          box,
          index + 1,
          index === 1 ? pen.light.shade(look.stone) : wall,
          THROW + look.storeys * 6,
        ),
      )
      .join('') +
    spots
      .filter(([x, y, r]) =>
        boxes.every(
          (box) =>
            x + r < box.x ||
            x - r > box.x + box.w + 20 ||
            y + r < box.y ||
            y - r > box.y + box.h + 20,
        ),
      )
      .map(([x, y, r]) => crown(trees, x, y, r))
      .join('') +
    repeat(13, (index) => crown(trees, 60 + index * 142, 1016, 26))
  )
}
