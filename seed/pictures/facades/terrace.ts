import { darken, lighten, mix } from '../core/colour'
import type { HouseLook } from '../core/look'
import type { Pen } from '../core/sheet'
import { rect, repeat } from '../core/svg'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import {
  drawChimney,
  drawCornice,
  drawDormer,
  drawPipe,
  drawSkylight,
  drawSlope,
} from '../parts/roof'
import { drawFlowerBox } from '../parts/shrub'
import { drawBand, drawPlinth, drawWall } from '../parts/wall'
import { drawWindow } from '../parts/window'
import { bayCentres, type Elevation } from './elevation'

const STOREY = 3.05

const brickBands = (pen: Pen, look: HouseLook, width: number, top: number): string => {
  const own = pen.light.shade(look.wall)
  const tone = look.variant === 1 ? mix(own, '#efe3cc', 0.42) : darken(own, 0.2)
  return repeat(Math.floor((top - 1) / 1.02), (row) =>
    rect(0, -1.05 - row * 1.02, width, 0.085, tone),
  )
}

/** A modest brick row house with a tiled roof along the street. */
export const drawTerrace = (pen: Pen, look: HouseLook): Elevation => {
  const width = look.bays * 2.05 + 1.3
  const eaves = look.storeys * STOREY + 0.75
  const roof = 2.3
  const bays = bayCentres(look.bays, width, 0.35)
  const doorX = look.variant === 2 ? (bays[0] ?? 1) : (bays[bays.length - 1] ?? 1)
  const bloom = pen.random.pick(['#d8565a', '#e7a9b4', '#e8c14a', '#f3efe6'])
  const windows = repeat(look.storeys, (floor) => {
    const bottom = -(floor * STOREY + 1.05)
    return bays
      .filter((x) => floor > 0 || x !== doorX)
      .map((x) => {
        const w = floor === 0 && look.bays === 2 ? 1.75 : 1.3
        const h = floor === 0 ? 1.95 : 1.8
        const box =
          floor === 1 && look.variant === 1
            ? drawFlowerBox(pen, x - w / 2, bottom + 0.03, w, bloom)
            : ''
        return (
          drawWindow(pen, {
            x: x - w / 2,
            y: bottom - h,
            w,
            h,
            frame: look.frame,
            stone: look.variant === 0 ? look.wall : look.stone,
            surround: look.variant === 0 ? 'brick' : 'lintel',
            head: look.variant === 0 ? 'segment' : 'flat',
            sash: floor === 0 ? 'tee' : 'pair',
          }) + box
        )
      })
      .join('')
  })
  const cover = look.roof.startsWith('#4') ? 'slate' : 'pantile'
  const onRoof =
    look.variant === 0
      ? drawDormer(pen, {
          x: width / 2 - 1.05,
          y: -eaves - 1.75,
          w: 2.1,
          h: 1.5,
          frame: look.frame,
          cheek: '#7f8a91',
          top: 'flat',
        })
      : bays.map((x) => drawSkylight(pen, x - 0.42, -eaves - 1.6, 0.84, 1.0)).join('')
  const svg =
    drawChimney(pen, {
      x: look.variant === 2 ? width - 1.15 : 0.3,
      y: -eaves - roof + 0.5,
      w: 0.85,
      h: 1.5,
      colour: look.wall,
      pots: 2,
    }) +
    drawSlope(
      pen,
      [
        [0, -eaves],
        [0, -eaves - roof],
        [width, -eaves - roof],
        [width, -eaves],
      ],
      cover,
      look.roof,
    ) +
    onRoof +
    drawWall(pen, look, 0, -eaves, width, eaves) +
    (look.walling === 'brick' ? brickBands(pen, look, width, eaves) : '') +
    drawPlinth(pen, 0, width, 0.5, '#9aa1a5') +
    (look.variant === 1 ? drawBand(pen, 0, -STOREY - 0.3, width, 0.14, look.stone) : '') +
    drawCornice(pen, {
      x: 0,
      y: -eaves - 0.05,
      w: width,
      colour: lighten(look.frame, 0.05),
      kind: look.variant === 2 ? 'dentils' : 'brackets',
    }) +
    windows +
    drawDoor(pen, {
      x: doorX - 0.55,
      y: -3.0,
      w: 1.1,
      h: 2.84,
      colour: look.door,
      kind: look.variant === 1 ? 'glazed' : 'panelled',
      transom: 0.55,
      head: look.variant === 0 ? 'segment' : 'flat',
      ...(look.variant === 1 ? { surround: look.stone } : {}),
      steps: 1,
    }) +
    drawPlate(pen, doorX + (look.variant === 2 ? 0.95 : -0.95), -1.8, look.number) +
    drawPipe(pen, look.variant === 2 ? width - 0.2 : 0.1, -eaves + 0.5, 0)
  return { svg, width, height: eaves + roof, door: doorX }
}
