import { darken, lightnessOf, mix } from '../core/colour'
import type { Random } from '../core/prng'
import type { Pen } from '../core/sheet'
import { circle, ellipse, group, path, polygon, rect, roundRect, stroke } from '../core/svg'
import { drawGarment, type Garment } from './clothes'
import { drawBeard, drawHair, type HairStyle } from './hair'

const SKINS = ['#f0cdb2', '#e6b896', '#d8a07a', '#b97d58', '#8f5b3e', '#6b4331', '#edc4a6'] as const
const HAIRS = [
  '#2a211e',
  '#4a3226',
  '#6f4a30',
  '#8f6238',
  '#c79a5c',
  '#9b9a98',
  '#c9c6c0',
  '#7c3f28',
] as const
const GROUNDS = [
  ['#c9d3cb', '#e3e6dc'],
  ['#d9c3a5', '#ecdfca'],
  ['#b9c8d3', '#dce4e8'],
  ['#cfae9c', '#e8d5c8'],
  ['#a9b7a5', '#d0d8c8'],
  ['#c8bfce', '#e2dce4'],
] as const
const CLOTHES = [
  '#123a8f',
  '#20262b',
  '#6f2430',
  '#1f4a3d',
  '#8a5d3b',
  '#4a5a6b',
  '#b4552d',
  '#5b4668',
] as const
const UNDERS = ['#f3efe6', '#dfe6ec', '#e6d8c4', '#cdd6d9', '#efe1dc'] as const
const ACCENTS = ['#f2a900', '#b4552d', '#e9e2cf', '#8fb0c4'] as const
const STYLES: readonly HairStyle[] = [
  'crop',
  'parted',
  'bob',
  'long',
  'bun',
  'curls',
  'bald',
  'tail',
  'waves',
  'scarf',
]

/** Walks through a list so that consecutive seeds differ as much as they can. */
const inTurn = <T>(choices: readonly T[], step: number, random: Random): T =>
  choices[Math.abs(Math.trunc(step)) % choices.length] ?? random.pick(choices)

const backdrop = (random: Random, seed: number): string => {
  const [dark, pale] = inTurn(GROUNDS, seed * 5 + 1, random)
  const motif = (seed + random.int(0, 1)) % 3
  const line = darken(dark, 0.12)
  const shape =
    motif === 0
      ? path('M190 1500V640A410 410 0 0 1 1010 640V1500Z', pale) +
        stroke('M150 1500V640A450 450 0 0 1 1050 640V1500', line, 7)
      : motif === 1
        ? polygon(
            [
              [110, 1500],
              [110, 620],
              [260, 620],
              [260, 470],
              [410, 470],
              [410, 320],
              [520, 320],
              [520, 180],
              [680, 180],
              [680, 320],
              [790, 320],
              [790, 470],
              [940, 470],
              [940, 620],
              [1090, 620],
              [1090, 1500],
            ],
            pale,
          )
        : circle(760, 470, 400, pale) + rect(0, 1080, 1200, 420, mix(dark, pale, 0.4))
  return (
    rect(0, 0, 1200, 1500, dark) +
    shape +
    polygon(
      [
        [0, 0],
        [460, 0],
        [0, 560],
      ],
      '#ffffff',
      0.09,
    )
  )
}

const face = (skin: string): string => {
  const shade = mix(darken(skin, 0.16), '#a0503c', 0.14)
  return (
    path('M536 690H664V960C640 1010 560 1010 536 960Z', skin) +
    path(
      'M536 748C570 800 640 800 664 748V960C650 990 630 1000 600 1002C620 920 600 860 536 812Z',
      shade,
    ) +
    ellipse(446, 580, 24, 44, skin) +
    ellipse(754, 580, 24, 44, shade) +
    path(
      'M446 520C446 400 510 352 600 352C690 352 754 400 754 520C756 640 728 724 668 766C626 792 574 792 532 766C472 724 444 640 446 520Z',
      skin,
    ) +
    path(
      'M640 356C712 372 754 420 754 520C756 640 728 724 668 766C648 778 628 784 606 786C640 766 640 736 628 716C646 706 644 690 632 680C640 668 636 660 630 652C650 640 648 622 632 612C618 576 612 548 616 520C650 480 664 420 640 356Z',
      shade,
    ) +
    stroke(
      'M520 520C534 508 562 506 580 514M642 514C660 506 686 508 700 520',
      darken(skin, 0.52),
      9,
    ) +
    stroke('M572 708C590 716 616 716 634 708', mix(darken(skin, 0.34), '#9c3a34', 0.4), 8)
  )
}

const glasses = (random: Random): string => {
  const colour = random.pick(['#20262b', '#6a3f33', '#123a8f'])
  const round = random.chance(0.5)
  const lens = (x: number): string =>
    round
      ? circle(x, 562, 52, '#ffffff', 0.22) +
        `<circle cx="${x}" cy="562" r="52" fill="none" stroke="${colour}" stroke-width="9"/>`
      : roundRect(x - 56, 524, 112, 78, 22, '#ffffff', 0.22) +
        `<rect x="${x - 56}" y="524" width="112" height="78" rx="22" fill="none" stroke="${colour}" stroke-width="9"/>`
  return (
    lens(536) +
    lens(668) +
    stroke('M588 556Q602 546 616 556M482 552L446 546M722 552L756 546', colour, 8)
  )
}

/** A head-and-shoulders print, 1200 by 1500: flat planes, light from the left, no likeness. */
export const drawPortrait = (pen: Pen, seed: number): string => {
  const { random } = pen
  const style = inTurn(STYLES, seed * 7 + 3, random)
  const skin = random.pick(SKINS)
  const hairColour =
    style === 'scarf'
      ? random.pick(CLOTHES)
      : random.pick(lightnessOf(skin) < 0.5 ? HAIRS.slice(0, 3) : HAIRS)
  const hair = drawHair(style, hairColour, random)
  const bearded =
    style === 'bald' ||
    ((style === 'crop' || style === 'waves' || style === 'parted') && random.chance(0.4))
  const garment = random.pick<Garment>([
    'blazer',
    'blazer',
    'roll-neck',
    'shirt',
    'round-neck',
    'coat',
  ])
  const main = inTurn(
    CLOTHES.filter((colour) => colour !== hairColour),
    seed * 3,
    random,
  )
  const clothes = drawGarment(style === 'scarf' ? 'blazer' : garment, {
    main,
    under: random.pick(UNDERS),
    accent: random.pick(ACCENTS),
    skin,
  })
  const earring = !bearded && random.chance(0.4) ? circle(448, 640, 11, '#d6a94e') : ''
  const beard = style === 'bald' ? random.pick(HAIRS.slice(0, 6)) : hairColour
  const worn = random.chance(0.36) ? glasses(random) : ''
  const head = (content: string): string =>
    group(content, 'transform="translate(600 936) scale(1.22) translate(-600 -880)"')
  return (
    backdrop(random, seed) +
    polygon(
      [
        [930, 1100],
        [1200, 1260],
        [1200, 1500],
        [1000, 1500],
      ],
      '#20262b',
      0.08,
    ) +
    head(hair.behind + face(skin) + (bearded ? drawBeard(beard) : '') + worn) +
    clothes +
    head((style === 'scarf' ? '' : earring) + hair.front)
  )
}
