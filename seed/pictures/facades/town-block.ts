import type { HouseLook } from '../core/look'
import type { Pen } from '../core/sheet'
import { repeat } from '../core/svg'
import { drawBalcony } from '../parts/balcony'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import { drawChimney, drawCornice, drawDormer, drawPipe, drawSlope } from '../parts/roof'
import { drawBand, drawPlinth, drawWall } from '../parts/wall'
import { drawWindow } from '../parts/window'
import { bayCentres, type Elevation } from './elevation'

const STOREY = 3.2

/** An investment building in town: five bays, two street doors, balconies over the middle. */
export const drawTownBlock = (pen: Pen, look: HouseLook): Elevation => {
  const width = look.bays * 2.3 + 0.8
  const eaves = look.storeys * STOREY + 1
  const roof = 2.3
  const bays = bayCentres(look.bays, width, 0.4)
  const doors = [bays[0] ?? 1, bays[bays.length - 1] ?? 1]
  const middle = bays.filter((_, index) => index > 0 && index < bays.length - 1)
  const floors = repeat(look.storeys, (floor) => {
    const h = floor === 0 ? 2.1 : 2.05
    const bottom = -(0.5 + floor * STOREY + (floor === 0 ? 0.75 : 0.7))
    return bays
      .filter((x) => floor > 0 || !doors.includes(x))
      .map((x) => {
        const french = floor > 0 && floor < look.storeys - 1 && middle.includes(x)
        return french
          ? drawWindow(pen, {
              x: x - 0.62,
              y: bottom - h,
              w: 1.24,
              h: h + 0.62,
              frame: look.frame,
              stone: look.stone,
              surround: 'stone',
              head: look.variant === 2 ? 'segment' : 'flat',
              sash: 'french',
              sill: false,
            })
          : drawWindow(pen, {
              x: x - 0.58,
              y: bottom - h,
              w: 1.16,
              h,
              frame: look.frame,
              stone: look.stone,
              surround: floor === 0 ? 'stone' : look.variant === 1 ? 'brick' : 'stone',
              head: floor === 0 ? 'segment' : 'flat',
              sash: 'tee',
            })
      })
      .join('')
  })
  const balconies = repeat(Math.max(0, look.storeys - 2), (index) => {
    const y = -(0.5 + (index + 1) * STOREY + 0.06)
    const left = (middle[0] ?? 3) - 0.95
    const right = (middle[middle.length - 1] ?? 6) + 0.95
    return drawBalcony(pen, {
      x: left,
      y,
      w: right - left,
      depth: 0.95,
      railing: index === 0 ? 'wrought' : 'bars',
      stone: look.stone,
      iron: look.iron,
      consoles: index === 0,
    })
  })
  const svg =
    [0.6, width / 2 - 0.5, width - 1.7]
      .map((x, index) =>
        drawChimney(pen, {
          x,
          y: -eaves - roof + 0.4,
          w: 1.1,
          h: 1.5 + (index % 2) * 0.4,
          colour: '#8f5040',
          pots: 3,
        }),
      )
      .join('') +
    drawSlope(
      pen,
      [
        [-0.1, -eaves],
        [0.5, -eaves - roof],
        [width - 0.5, -eaves - roof],
        [width + 0.1, -eaves],
      ],
      'slate',
      look.roof,
    ) +
    bays
      .map((x) =>
        drawDormer(pen, {
          x: x - 0.66,
          y: -eaves - 1.85,
          w: 1.32,
          h: 1.58,
          frame: look.frame,
          cheek: '#8d979e',
          top: look.variant === 1 ? 'round' : 'pediment',
        }),
      )
      .join('') +
    drawWall(pen, look, 0, -eaves, width, eaves) +
    drawPlinth(pen, 0, width, 0.75, '#9aa1a5') +
    drawBand(pen, 0, -STOREY - 0.55, width, 0.2, look.stone) +
    drawBand(pen, 0, -(look.storeys - 1) * STOREY - 0.6, width, 0.14, look.stone) +
    drawCornice(pen, { x: 0, y: -eaves - 0.05, w: width, colour: look.frame, kind: 'modillions' }) +
    floors +
    doors
      .map((x) =>
        drawDoor(pen, {
          x: x - 0.62,
          y: -3.3,
          w: 1.24,
          h: 3,
          colour: look.door,
          kind: 'glazed',
          transom: 0.65,
          surround: look.stone,
          steps: 2,
        }),
      )
      .join('') +
    drawPlate(pen, (doors[0] ?? 1) + 1.06, -1.95, look.number) +
    drawPlate(pen, (doors[1] ?? 1) - 1.06, -1.95, look.number + 2) +
    balconies +
    drawPipe(pen, 0.1, -eaves + 0.5, 0) +
    drawPipe(pen, width - 0.2, -eaves + 0.5, 0)
  return { svg, width, height: eaves + roof, door: doors[0] ?? 1 }
}
