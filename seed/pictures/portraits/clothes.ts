import { darken, lighten } from '../core/colour'
import { circle, path, repeat, stroke } from '../core/svg'

export type Garment = 'blazer' | 'roll-neck' | 'shirt' | 'round-neck' | 'coat'

const BODY =
  'M170 1500C180 1240 220 1110 330 1058C420 1018 500 990 530 930H670C700 990 780 1018 870 1058C980 1110 1020 1240 1030 1500Z'
const BODY_SHADE =
  'M640 1500C700 1300 720 1120 670 930C700 990 780 1018 870 1058C980 1110 1020 1240 1030 1500Z'

const body = (colour: string): string =>
  path(BODY, colour) +
  path(BODY_SHADE, darken(colour, 0.16)) +
  stroke(
    'M318 1500C316 1380 322 1290 346 1220M884 1500C886 1380 880 1290 856 1220',
    darken(colour, 0.3),
    6,
  )

const collar = (colour: string): string =>
  path('M524 900L470 985L560 1075L604 1000Z', colour) +
  path('M676 900L730 985L640 1075L600 1000Z', darken(colour, 0.1)) +
  path('M560 1075L604 1000L640 1075L600 1120Z', darken(colour, 0.06))

const blazer = (colour: string, under: string, accent: string): string =>
  path('M500 940L600 1500L700 940Z', under) +
  path('M620 1500L700 940L600 1000Z', darken(under, 0.1)) +
  collar(under) +
  path('M170 1500C180 1240 220 1110 330 1058C400 1026 460 1004 496 970L604 1420V1500Z', colour) +
  path(
    'M1030 1500C1020 1240 980 1110 870 1058C800 1026 740 1004 704 970L596 1420V1500Z',
    darken(colour, 0.14),
  ) +
  path('M496 966L414 1050L476 1110L448 1150L604 1424Z', lighten(colour, 0.1)) +
  path('M704 966L786 1050L724 1110L752 1150L596 1424Z', darken(colour, 0.04)) +
  path('M770 1250H850L844 1268H772Z', darken(colour, 0.34)) +
  path('M790 1252L800 1222L818 1246L832 1226L842 1252Z', accent) +
  circle(604, 1462, 11, darken(colour, 0.4))

const rollNeck = (colour: string): string =>
  body(colour) +
  path(
    'M508 880C540 908 660 908 692 880L702 980C660 1020 540 1020 498 980Z',
    lighten(colour, 0.08),
  ) +
  path(
    'M620 902C650 900 676 894 692 880L702 980C676 1004 640 1012 610 1012Z',
    darken(colour, 0.12),
  ) +
  stroke(
    repeat(
      8,
      (index) =>
        `M${530 + index * 20} ${902 - Math.abs(index - 3.5) * 2}V${996 - Math.abs(index - 3.5) * 4}`,
    ),
    darken(colour, 0.2),
    3,
  )

const shirt = (colour: string, stripe: string): string =>
  body(colour) +
  stroke(
    repeat(
      12,
      (index) =>
        `M${255 + index * 62} 1500C${260 + index * 60} 1300 ${300 + index * 54} 1180 ${320 + index * 51} 1090`,
    ),
    stripe,
    4,
  ) +
  collar(lighten(colour, 0.35)) +
  stroke('M600 1120V1500', darken(colour, 0.3), 4) +
  repeat(3, (index) => circle(600, 1190 + index * 120, 9, lighten(stripe, 0.4)))

const roundNeck = (colour: string, skin: string, accent: string): string =>
  body(colour) +
  path('M500 950C520 1060 680 1060 700 950L672 924H528Z', skin) +
  path('M640 1026C680 1010 696 980 700 950L672 924H640Z', darken(skin, 0.2)) +
  stroke('M498 950C520 1070 680 1070 702 950', darken(colour, 0.24), 14) +
  stroke('M520 955C540 1110 660 1110 680 955', accent, 4) +
  circle(600, 1074, 12, accent)

const coat = (colour: string, under: string): string =>
  rollNeck(under) +
  path('M170 1500C180 1240 220 1110 330 1058C400 1026 450 1006 490 976L520 1500Z', colour) +
  path(
    'M1030 1500C1020 1240 980 1110 870 1058C800 1026 750 1006 710 976L680 1500Z',
    darken(colour, 0.15),
  ) +
  path('M490 972L392 1046L430 1180L516 1360Z', lighten(colour, 0.12)) +
  path('M710 972L808 1046L770 1180L684 1360Z', darken(colour, 0.03))

/** Shoulders and clothes under a neck of 120 units. */
export const drawGarment = (
  kind: Garment,
  colours: { main: string; under: string; accent: string; skin: string },
): string => {
  const { main, under, accent, skin } = colours
  if (kind === 'blazer') return blazer(main, under, accent)
  if (kind === 'roll-neck') return rollNeck(main)
  if (kind === 'shirt') return shirt(under, main)
  if (kind === 'round-neck') return roundNeck(main, skin, accent)
  return coat(main, under)
}
