import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import type { Pen } from '../core/sheet'
import { circle, path, polygon, rect, repeat } from '../core/svg'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import { drawChimney, drawCornice, drawDormer, drawSlope, type RoofCover } from '../parts/roof'
import { shadowOf, sweptShadow } from '../parts/shadow'
import { drawBush, drawTopiary } from '../parts/shrub'
import { drawOpenShutters } from '../parts/shutter'
import { drawBand, drawPlinth, drawWall } from '../parts/wall'
import { drawWindow } from '../parts/window'
import { bayCentres, type Elevation, type Side } from './elevation'

const WIDTH = 13.6
const STOREY = 3.1

/** The tile or slate that goes with a roof colour. */
export const coverFor = (roof: string): RoofCover => (roof.startsWith('#4') ? 'slate' : 'pantile')

const portico = (pen: Pen, look: HouseLook, x: number): string => {
  const stone = pen.light.shade(look.stone)
  const column = (at: number): string =>
    sweptShadow(pen, { x: at, y: -2.85, w: 0.24, h: 2.5 }, 0.3, 0.9) +
    rect(at, -2.85, 0.24, 2.55, stone) +
    rect(at, -2.85, 0.07, 2.55, lighten(stone, 0.4)) +
    rect(at - 0.05, -0.42, 0.34, 0.14, darken(stone, 0.1)) +
    rect(at - 0.05, -2.92, 0.34, 0.12, lighten(stone, 0.2))
  return (
    shadowOf(
      pen,
      [
        [x - 1.15, -2.9],
        [x + 1.4, -2.9],
        [x + 1.4, -2.3],
        [x - 0.5, -2.3],
      ],
      1.1,
    ) +
    column(x - 1.1) +
    column(x + 0.86) +
    rect(x - 1.35, -3.16, 2.7, 0.3, stone) +
    polygon(
      [
        [x - 1.45, -3.14],
        [x, -3.85],
        [x + 1.45, -3.14],
      ],
      stone,
    ) +
    polygon(
      [
        [x - 1.0, -3.22],
        [x, -3.68],
        [x + 1.0, -3.22],
      ],
      darken(stone, 0.12),
    ) +
    rect(x - 1.45, -3.2, 2.9, 0.08, lighten(stone, 0.4))
  )
}

const climber = (pen: Pen, x: number, h: number): string => {
  const green = pen.light.shade(pen.light.season === 'autumn' ? '#a6542f' : '#4f7350')
  const leaves = Array.from({ length: 70 }, () => {
    const t = pen.random.next()
    return {
      x: x + pen.random.range(-0.55, 0.55) * (1.2 - t * 0.6),
      y: -h * t,
      tone: pen.random.int(0, 2),
    }
  })
  return leaves
    .map((leaf) =>
      circle(
        leaf.x,
        leaf.y,
        0.14,
        leaf.tone === 0 ? darken(green, 0.2) : leaf.tone === 1 ? green : lighten(green, 0.22),
      ),
    )
    .join('')
}

/** A symmetrical country house: hipped roof, shutters, a portico to the street. */
export const drawVilla = (pen: Pen, look: HouseLook, side: Side = 'street'): Elevation => {
  const eaves = look.storeys * STOREY + 0.55
  const roof = 3.4
  const bays = bayCentres(5, WIDTH, 0.5)
  const middle = bays[2] ?? WIDTH / 2
  const cover = coverFor(look.roof)
  const shutters = look.variant !== 2
  const leafColour = look.door
  const floors = repeat(look.storeys, (floor) =>
    bays
      .filter((x) => floor > 0 || x !== middle || side === 'garden')
      .map((x) => {
        const french = side === 'garden' && floor === 0
        const w = french ? 1.5 : 1.1
        const h = french ? 2.45 : 1.75
        const box = { x: x - w / 2, y: french ? -2.55 : -(floor * STOREY + 0.95) - h, w, h }
        return (
          drawWindow(pen, {
            ...box,
            frame: look.frame,
            stone: look.stone,
            surround: shutters && !french ? 'lintel' : 'stone',
            sash: french ? 'french' : 'small-panes',
            sill: !french,
          }) + (shutters && !french ? drawOpenShutters(pen, box, leafColour) : '')
        )
      })
      .join(''),
  )
  const dormers = [bays[1] ?? 4, middle, bays[3] ?? 9].filter(
    (_, index) => look.variant !== 1 || index !== 1,
  )
  const entrance =
    side === 'street'
      ? drawDoor(pen, {
          x: middle - 0.62,
          y: -2.72,
          w: 1.24,
          h: 2.42,
          colour: look.door,
          kind: 'panelled',
          transom: 0.35,
          surround: look.stone,
          steps: 2,
        }) +
        (look.variant === 2 ? '' : portico(pen, look, middle)) +
        drawPlate(pen, middle + (look.variant === 2 ? 1.1 : 1.5), -1.8, look.number) +
        drawTopiary(pen, middle - 1.65, 0) +
        drawTopiary(pen, middle + 1.65, 0)
      : ''
  const svg =
    drawChimney(pen, {
      x: 2.9,
      y: -eaves - roof + 0.9,
      w: 1.1,
      h: 2,
      colour: look.walling === 'brick' ? look.wall : '#a55f48',
      pots: 2,
    }) +
    drawChimney(pen, {
      x: WIDTH - 4,
      y: -eaves - roof + 0.9,
      w: 1.1,
      h: 2,
      colour: look.walling === 'brick' ? look.wall : '#a55f48',
      pots: 2,
    }) +
    drawSlope(
      pen,
      [
        [-0.4, -eaves],
        [2.9, -eaves - roof],
        [WIDTH - 2.9, -eaves - roof],
        [WIDTH + 0.4, -eaves],
      ],
      cover,
      look.roof,
    ) +
    path(
      `M${WIDTH + 0.4} ${-eaves}L${WIDTH - 2.9} ${-eaves - roof}L${WIDTH - 1.9} ${-eaves}Z`,
      pen.light.shadow.colour,
      pen.light.shadow.opacity * 0.9,
    ) +
    dormers
      .map((x) =>
        drawDormer(pen, {
          x: x - 0.65,
          y: -eaves - 1.95,
          w: 1.3,
          h: 1.55,
          frame: look.frame,
          cheek: cover === 'slate' ? '#8d979e' : look.roof,
          top: 'pediment',
        }),
      )
      .join('') +
    drawWall(pen, look, 0, -eaves, WIDTH, eaves) +
    drawPlinth(pen, 0, WIDTH, 0.45, '#9aa1a5') +
    (look.variant === 2 ? drawBand(pen, 0, -STOREY - 0.35, WIDTH, 0.16, look.stone) : '') +
    drawCornice(pen, { x: 0, y: -eaves - 0.05, w: WIDTH, colour: look.frame, kind: 'dentils' }) +
    floors +
    entrance +
    (look.variant === 1 ? climber(pen, WIDTH - 0.6, eaves - 0.6) : '') +
    [0.9, 3.2, WIDTH - 3.2, WIDTH - 0.9]
      .map((x) =>
        drawBush(pen, x, 0.02, 0.5, pen.light.season === 'winter' ? undefined : '#e9b8c4'),
      )
      .join('')
  return { svg, width: WIDTH, height: eaves + roof, door: middle }
}
