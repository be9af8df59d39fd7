import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import type { Pen } from '../core/sheet'
import { rect, repeat, type Point } from '../core/svg'
import { drawBalcony } from '../parts/balcony'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import { drawChimney, drawCornice, drawDormer, drawPipe, drawSlope } from '../parts/roof'
import { drawBand, drawPlinth, drawWall } from '../parts/wall'
import { drawWindow } from '../parts/window'
import { bayCentres, type Elevation } from './elevation'

const WIDTH = 7.8

/** Height of a floor's ceiling above its base: the rooms of the first floor are the tallest. */
const floorHeight = (floor: number): number => (floor === 0 ? 3.7 : floor === 1 ? 3.6 : 3.1)

const levels = (storeys: number): readonly number[] =>
  Array.from({ length: storeys + 1 }, (_, floor) =>
    Array.from({ length: floor }, (__, index) => floorHeight(index)).reduce(
      (sum, h) => sum + h,
      0.55,
    ),
  )

const rustication = (pen: Pen, look: HouseLook, h: number): string => {
  if (look.walling === 'brick') return ''
  const own = pen.light.shade(look.wall)
  return repeat(
    Math.floor(h / 0.42),
    (row) =>
      rect(0, -0.75 - row * 0.42, WIDTH, 0.035, darken(own, 0.16)) +
      rect(0, -0.715 - row * 0.42, WIDTH, 0.02, lighten(own, 0.4)),
  )
}

const quoins = (pen: Pen, look: HouseLook, top: number): string => {
  const own = pen.light.shade(look.stone)
  return repeat(Math.floor(top / 0.44), (row) => {
    const w = row % 2 === 0 ? 0.52 : 0.34
    const y = -top + row * 0.44 + 0.02
    return (
      rect(0, y, w, 0.4, own) +
      rect(WIDTH - w, y, w, 0.4, own) +
      rect(0, y + 0.34, w, 0.06, darken(own, 0.12)) +
      rect(WIDTH - w, y + 0.34, w, 0.06, darken(own, 0.12))
    )
  })
}

/** A nineteenth-century mansion: tall windows, bluestone, iron balcony and a slate mansard. */
export const drawMaisonDeMaitre = (pen: Pen, look: HouseLook): Elevation => {
  const level = levels(look.storeys)
  const eaves = (level[look.storeys] ?? 10) + 0.5
  const roof = 2.7
  const bays = bayCentres(look.bays, WIDTH, 0.35)
  const doorX = look.variant === 0 ? (bays[0] ?? 1) : (bays[look.bays - 1] ?? 1)
  const middle = bays[Math.floor(look.bays / 2)] ?? WIDTH / 2
  const slope: readonly Point[] = [
    [-0.2, -eaves],
    [0.55, -eaves - roof],
    [WIDTH - 0.55, -eaves - roof],
    [WIDTH + 0.2, -eaves],
  ]
  const floors = repeat(look.storeys, (floor) => {
    const base = level[floor] ?? 0
    const h = floor === 0 ? 2.35 : floor === 1 ? 2.75 : 2.05
    const bottom = -(base + (floor === 0 ? 0.7 : floor === 1 ? 0.28 : 0.62))
    return bays
      .filter((x) => floor > 0 || x !== doorX)
      .map((x) => {
        const w = 1.24
        return drawWindow(pen, {
          x: x - w / 2,
          y: bottom - h,
          w,
          h,
          frame: look.frame,
          stone: look.stone,
          surround: 'stone',
          sash: floor === 1 ? 'french' : 'tee',
          head: floor === 1 && look.variant === 2 ? 'round' : floor === 2 ? 'flat' : 'segment',
          sill: floor !== 1,
        })
      })
      .join('')
  })
  const balconyWide = look.variant === 1
  const balconyLevel = -(level[1] ?? 4) - 0.22
  const balcony = balconyWide
    ? drawBalcony(pen, {
        x: 0.5,
        y: balconyLevel,
        w: WIDTH - 1,
        depth: 0.9,
        railing: 'wrought',
        stone: look.stone,
        iron: look.iron,
        consoles: true,
      })
    : drawBalcony(pen, {
        x: middle - 1.25,
        y: balconyLevel,
        w: 2.5,
        depth: 0.9,
        railing: 'wrought',
        stone: look.stone,
        iron: look.iron,
        consoles: true,
      }) +
      bays
        .filter((x) => x !== middle)
        .map((x) =>
          drawBalcony(pen, {
            x: x - 0.72,
            y: balconyLevel - 0.02,
            w: 1.44,
            depth: 0.25,
            railing: 'bars',
            stone: look.stone,
            iron: look.iron,
          }),
        )
        .join('')
  const dormers = bayCentres(look.bays === 3 ? 3 : 2, WIDTH, 0.35)
  const svg =
    drawChimney(pen, { x: 0.5, y: -eaves - roof + 0.4, w: 1, h: 1.9, colour: '#9c5440', pots: 3 }) +
    drawChimney(pen, {
      x: WIDTH - 1.4,
      y: -eaves - roof + 0.4,
      w: 0.9,
      h: 1.6,
      colour: '#9c5440',
      pots: 2,
    }) +
    drawSlope(pen, slope, 'slate', look.roof) +
    dormers
      .map((x) =>
        drawDormer(pen, {
          x: x - 0.72,
          y: -eaves - 2.12,
          w: 1.44,
          h: 1.82,
          frame: look.frame,
          cheek: '#8d979e',
          top: look.variant === 2 ? 'round' : 'pediment',
        }),
      )
      .join('') +
    drawWall(pen, look, 0, -eaves, WIDTH, eaves) +
    rustication(pen, look, (level[1] ?? 4) - 0.9) +
    (look.walling === 'brick' ? '' : quoins(pen, look, eaves - (level[1] ?? 4) - 0.7)) +
    drawPlinth(pen, 0, WIDTH, 0.85, look.stone) +
    drawBand(pen, 0, -(level[1] ?? 4), WIDTH, 0.2, look.stone) +
    drawBand(pen, 0, -(level[2] ?? 7), WIDTH, 0.14, look.stone) +
    drawCornice(pen, { x: 0, y: -eaves - 0.06, w: WIDTH, colour: look.frame, kind: 'modillions' }) +
    floors +
    drawDoor(pen, {
      x: doorX - 0.68,
      y: -3.85,
      w: 1.36,
      h: 3.4,
      colour: look.door,
      kind: 'double',
      transom: 0.75,
      surround: look.stone,
      steps: 3,
    }) +
    drawPlate(pen, doorX + (look.variant === 0 ? 1.16 : -1.16), -2.1, look.number) +
    balcony +
    drawPipe(pen, WIDTH - 0.22, -eaves + 0.5, 0)
  return { svg, width: WIDTH, height: eaves + roof, door: doorX }
}
