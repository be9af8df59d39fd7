import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import { boardPaint } from '../core/pattern'
import type { Pen } from '../core/sheet'
import { path, rect, repeat } from '../core/svg'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import { drawChimney, drawDormer, drawSkylight, drawSlope } from '../parts/roof'
import { shadowOf } from '../parts/shadow'
import { drawBush } from '../parts/shrub'
import { drawOpenShutters } from '../parts/shutter'
import { drawWall } from '../parts/wall'
import { drawWindow, openingPath } from '../parts/window'
import type { Elevation, Side } from './elevation'

const WIDTH = 17
const EAVES = 3.15

const barnDoor = (pen: Pen, look: HouseLook, x: number): string => {
  const box = { x, y: -2.75, w: 2.6, h: 2.75 }
  const own = pen.light.shade(look.door)
  const outer = { x: x - 0.18, y: -2.93, w: 2.96, h: 2.93 }
  return (
    path(openingPath(outer, 'segment'), pen.light.shade(look.stone)) +
    path(openingPath(box, 'segment'), boardPaint(pen, own, 0.16)) +
    rect(x + 1.28, -2.55, 0.04, 2.55, darken(own, 0.5)) +
    [-2.05, -0.55]
      .map(
        (y) =>
          rect(x + 0.08, y, 1.1, 0.1, darken(own, 0.4)) +
          rect(x + 1.42, y, 1.1, 0.1, darken(own, 0.4)),
      )
      .join('') +
    shadowOf(
      pen,
      [
        [x, -2.5],
        [x + 0.4, -2.72],
        [x + 2.3, -2.72],
        [x + 2.6, -2.5],
        [x + 2.6, -2.3],
        [x + 0.2, -2.3],
        [x + 0.2, 0],
        [x, 0],
      ],
      1.3,
    )
  )
}

const barnGlass = (pen: Pen, look: HouseLook, x: number): string =>
  drawWindow(pen, {
    x,
    y: -2.75,
    w: 2.6,
    h: 2.7,
    frame: '#343b41',
    stone: look.stone,
    head: 'segment',
    surround: 'stone',
    sash: 'triple',
    sill: false,
  })

/** A long farmhouse: low walls on a tarred foot, a great tiled roof, a barn door at one end. */
export const drawFarmhouse = (pen: Pen, look: HouseLook, side: Side = 'street'): Elevation => {
  const roof = 4.1
  const ridge = -EAVES - roof
  const doorX = 8.2
  const barnX = 12.9
  const windows = [1.7, 4.1, 6.4, 10.4].map((x) => {
    const french = side === 'garden' && x > 4
    const box = french
      ? { x: x - 0.75, y: -2.45, w: 1.5, h: 2.4 }
      : { x: x - 0.5, y: -2.45, w: 1, h: 1.5 }
    return (
      drawWindow(pen, {
        ...box,
        frame: look.frame,
        stone: look.walling === 'brick' ? look.wall : look.stone,
        surround: look.walling === 'brick' ? 'brick' : 'lintel',
        sash: french ? 'french' : 'small-panes',
        sill: !french,
      }) + (french ? '' : drawOpenShutters(pen, { ...box, w: 0.95 }, look.door))
    )
  })
  const onRoof =
    look.variant === 0 || look.storeys > 1
      ? [3, 8.2, 12.6].map((x) =>
          drawDormer(pen, {
            x: x - 0.62,
            y: -EAVES - 2.05,
            w: 1.24,
            h: 1.35,
            frame: look.frame,
            cheek: look.roof,
            top: 'pediment',
          }),
        )
      : [3.2, 6.2, 10.6, 13.4].map((x) => drawSkylight(pen, x - 0.4, -EAVES - 2.3, 0.8, 1.05))
  const tar = pen.light.shade('#34373a')
  const eavesBoard = pen.light.shade(darken(look.timber, 0.2))
  const svg =
    drawChimney(pen, {
      x: 5.1,
      y: ridge + 0.7,
      w: 0.95,
      h: 1.7,
      colour: look.walling === 'brick' ? look.wall : '#a5553f',
      pots: 1,
    }) +
    drawChimney(pen, {
      x: 11.4,
      y: ridge + 0.7,
      w: 0.95,
      h: 1.5,
      colour: look.walling === 'brick' ? look.wall : '#a5553f',
      pots: 1,
    }) +
    drawSlope(
      pen,
      [
        [-0.45, -EAVES],
        [1.3, ridge + 1.1],
        [1.9, ridge],
        [WIDTH - 1.9, ridge],
        [WIDTH - 1.3, ridge + 1.1],
        [WIDTH + 0.45, -EAVES],
      ],
      'pantile',
      look.roof,
    ) +
    onRoof.join('') +
    drawWall(pen, look, 0, -EAVES, WIDTH, EAVES) +
    rect(0, -0.6, WIDTH, 0.6, tar) +
    rect(0, -0.6, WIDTH, 0.05, lighten(tar, 0.25)) +
    shadowOf(
      pen,
      [
        [0, -EAVES],
        [WIDTH, -EAVES],
        [WIDTH, -EAVES + 0.42],
        [0.3, -EAVES + 0.42],
        [0, -EAVES + 0.1],
      ],
      1.2,
    ) +
    rect(-0.45, -EAVES - 0.06, WIDTH + 0.9, 0.14, eavesBoard) +
    rect(-0.45, -EAVES - 0.06, WIDTH + 0.9, 0.04, lighten(eavesBoard, 0.3)) +
    windows.join('') +
    (side === 'garden'
      ? drawWindow(pen, {
          x: doorX - 0.75,
          y: -2.45,
          w: 1.5,
          h: 2.4,
          frame: look.frame,
          stone: look.stone,
          surround: 'lintel',
          sash: 'french',
          sill: false,
        }) + barnGlass(pen, look, barnX)
      : drawDoor(pen, {
          x: doorX - 0.55,
          y: -2.62,
          w: 1.1,
          h: 2.45,
          colour: look.door,
          kind: 'boarded',
          transom: 0.3,
          surround: look.stone,
          steps: 1,
        }) +
        drawPlate(pen, doorX + 1, -1.8, look.number) +
        barnDoor(pen, look, barnX)) +
    repeat(5, (index) =>
      drawBush(
        pen,
        [0.4, 2.9, 5.3, 9.4, 11.9][index] ?? 0.4,
        0.02,
        0.42,
        pen.light.season === 'winter' ? undefined : ['#c9a5d6', '#e9d06a', '#e6a0a8'][index % 3],
      ),
    )
  return { svg, width: WIDTH, height: -ridge + 0.6, door: doorX }
}
