import { darken, lighten } from '../core/colour'
import type { Random } from '../core/prng'
import { circle, ellipse, path, stroke } from '../core/svg'

export type HairStyle =
  'crop' | 'parted' | 'bob' | 'long' | 'bun' | 'curls' | 'bald' | 'tail' | 'waves' | 'scarf'

export type Hair = { behind: string; front: string }

const CAP = 'M438 560C420 400 470 330 600 326C730 330 780 400 762 560C756 500 742 470 724 446'

const crop = (colour: string): Hair => ({
  behind: path('M440 590C414 390 480 312 602 310C724 312 786 390 760 590Z', colour),
  front:
    path(`${CAP}C680 410 560 430 478 448C456 480 444 510 438 560Z`, colour) +
    path(
      'M724 446C742 470 756 500 762 560C774 440 742 360 660 334C700 360 722 400 724 446Z',
      darken(colour, 0.22),
    ),
})

const parted = (colour: string): Hair => ({
  behind: path('M436 610C404 380 480 296 606 292C740 294 796 384 764 610Z', colour),
  front:
    path(
      'M436 580C420 420 470 310 610 300C740 300 786 400 764 580C752 500 730 470 700 440C640 440 560 420 520 372C510 430 460 470 436 580Z',
      colour,
    ) +
    path(
      'M520 372C560 420 640 440 700 440C720 454 746 484 764 580C780 440 750 340 660 310C700 350 690 400 660 410C610 412 560 400 520 372Z',
      darken(colour, 0.2),
    ) +
    stroke('M470 430C480 390 500 360 530 344', lighten(colour, 0.25), 5),
})

const bob = (colour: string): Hair => ({
  behind:
    path(
      'M420 780C376 620 380 300 604 288C828 300 824 620 780 780C700 810 500 810 420 780Z',
      colour,
    ) + path('M700 320C800 400 810 640 780 780C740 796 700 800 660 802Z', darken(colour, 0.24)),
  front:
    path(
      'M430 640C420 460 470 330 604 320C740 330 780 460 770 640C752 560 742 500 720 470C640 470 540 450 500 400C480 480 446 540 430 640Z',
      colour,
    ) +
    stroke(
      'M456 520C462 450 490 390 530 360M740 480C752 520 760 560 764 600',
      lighten(colour, 0.22),
      5,
    ),
})

const long = (colour: string): Hair => ({
  behind:
    path(
      'M396 1010C350 700 356 300 602 284C848 300 854 700 806 1010C740 1060 470 1060 396 1010Z',
      colour,
    ) +
    path(
      'M690 310C830 400 840 760 806 1010C770 1036 720 1046 670 1048C730 800 760 560 690 310Z',
      darken(colour, 0.24),
    ),
  front:
    path(
      'M432 700C410 470 470 330 596 322C560 400 500 470 470 560C452 610 440 660 432 700Z',
      colour,
    ) +
    path(
      'M768 700C790 470 730 330 596 322C640 400 700 470 730 560C750 610 760 660 768 700Z',
      darken(colour, 0.12),
    ),
})

const bun = (colour: string): Hair => ({
  behind:
    circle(612, 262, 92, colour) +
    circle(636, 280, 66, darken(colour, 0.2)) +
    path('M438 580C414 390 480 316 602 312C724 316 786 390 762 580Z', colour),
  front:
    path(
      `${CAP}C690 400 640 384 596 384C540 386 490 420 474 456C454 480 444 520 438 560Z`,
      colour,
    ) +
    stroke(
      'M480 440C500 390 550 360 600 352M724 440C710 396 670 366 620 354',
      darken(colour, 0.3),
      4,
    ) +
    stroke('M560 236C580 214 620 206 650 222', lighten(colour, 0.25), 5),
})

const curls = (colour: string, random: Random): Hair => {
  const ring = Array.from({ length: 26 }, (_, index) => {
    const angle = Math.PI * (0.92 + (index / 25) * 1.16)
    return circle(
      600 + Math.cos(angle) * 178 + random.range(-10, 10),
      500 + Math.sin(angle) * 205 + random.range(-10, 10),
      random.range(50, 66),
      index > 15 ? darken(colour, 0.18) : colour,
    )
  })
  const top = Array.from({ length: 15 }, (_, index) =>
    circle(
      452 + index * 21,
      412 - Math.sin((index / 14) * Math.PI) * 50 + random.range(-8, 8),
      random.range(34, 44),
      index > 9 ? darken(colour, 0.14) : colour,
    ),
  )
  const shine = Array.from(
    { length: 10 },
    () => `M${random.range(430, 640).toFixed(0)} ${random.range(300, 400).toFixed(0)}q14 -16 28 -2`,
  )
  return {
    behind: ring.join(''),
    front: top.join('') + stroke(shine.join(''), lighten(colour, 0.22), 5),
  }
}

const tail = (colour: string): Hair => ({
  behind:
    path(
      'M720 430C860 420 900 560 850 760C846 850 810 880 800 900C780 800 790 640 740 540Z',
      darken(colour, 0.14),
    ) + path('M438 580C414 390 480 316 602 312C724 316 786 390 762 580Z', colour),
  front:
    path(
      `${CAP}C690 396 640 380 580 392C520 404 480 440 464 470C450 500 442 520 438 560Z`,
      colour,
    ) +
    stroke(
      'M474 450C510 390 580 356 660 350M490 470C540 410 620 380 700 390',
      darken(colour, 0.26),
      4,
    ),
})

const waves = (colour: string): Hair => ({
  behind: path(
    'M424 640C384 560 400 340 500 306C560 280 660 280 706 308C810 350 816 560 776 640Z',
    colour,
  ),
  front:
    path(
      'M430 590C400 520 430 440 470 420C440 370 520 310 572 340C600 300 690 306 704 350C770 356 790 430 752 466C786 500 780 560 768 600C756 540 740 500 712 480C690 500 650 490 640 466C610 488 560 480 552 450C520 480 480 480 468 500C448 530 440 560 430 590Z',
      colour,
    ) +
    path(
      'M704 350C770 356 790 430 752 466C786 500 780 560 768 600C756 540 740 500 712 480C736 440 730 390 704 350Z',
      darken(colour, 0.18),
    ) +
    stroke(
      'M480 400C500 370 530 360 556 372M590 356C616 340 650 344 670 364',
      lighten(colour, 0.28),
      5,
    ),
})

const scarf = (colour: string): Hair => ({
  behind: path(
    'M400 900C360 640 380 290 602 272C824 290 840 640 800 900C760 1010 440 1010 400 900Z',
    colour,
  ),
  front:
    path(
      'M452 700C420 520 440 350 602 338C764 350 780 520 748 700C800 640 800 300 602 268C404 300 400 640 452 700Z',
      colour,
    ) +
    path(
      'M452 690C500 800 560 830 606 832C670 826 720 780 748 690C800 800 840 900 820 980C720 1060 480 1060 380 980C370 880 400 790 452 690Z',
      colour,
    ) +
    path(
      'M748 690C800 800 840 900 820 980C770 1020 700 1042 640 1046C720 960 750 840 700 770C722 750 738 722 748 690Z',
      darken(colour, 0.18),
    ) +
    stroke(
      'M440 780C500 900 600 940 700 930M420 860C500 960 620 990 740 970',
      darken(colour, 0.2),
      6,
    ),
})

const bald = (): Hair => ({ behind: '', front: '' })

/** Hair in two layers around a head centred on 600, 560 with radii 150 and 195. */
export const drawHair = (style: HairStyle, colour: string, random: Random): Hair => {
  const draw: Record<HairStyle, () => Hair> = {
    crop: () => crop(colour),
    parted: () => parted(colour),
    bob: () => bob(colour),
    long: () => long(colour),
    bun: () => bun(colour),
    curls: () => curls(colour, random),
    bald,
    tail: () => tail(colour),
    waves: () => waves(colour),
    scarf: () => scarf(colour),
  }
  return draw[style]()
}

/** A full beard with moustache. */
export const drawBeard = (colour: string): string =>
  path(
    'M450 590C452 720 520 786 602 788C684 786 748 720 750 590C738 640 716 664 690 672C660 646 540 646 512 672C484 664 462 640 450 590Z',
    colour,
  ) +
  path(
    'M640 782C706 764 748 700 750 590C738 640 716 664 690 672C700 720 676 760 640 782Z',
    darken(colour, 0.2),
  ) +
  ellipse(600, 694, 40, 9, darken(colour, 0.35))
