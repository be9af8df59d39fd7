import { FACADES, FREE_FACADES, isRowStyle } from '../facades/facades'
import type { Elevation } from '../facades/elevation'
import type { HouseLook } from '../core/look'
import { paled } from '../core/light'
import { forkPen, withLight, type Pen } from '../core/sheet'
import { clipToBox, placed, type Box, type Point } from '../core/svg'
import { drawCoast, drawCountryside } from '../parts/backdrop'
import { drawLounger, drawParasol, drawPath, drawPool } from '../parts/garden'
import { drawFootShadow, drawLawn, drawStreet } from '../parts/ground'
import { drawAgave, drawDryBed, drawPatio } from '../parts/patio'
import { shadowOf } from '../parts/shadow'
import { drawHedge } from '../parts/shrub'
import { drawSky } from '../parts/sky'
import { drawBench, drawBicycle } from '../parts/street-furniture'
import { drawCypress, drawPalm, drawPine } from '../parts/southern-tree'
import { drawTree } from '../parts/tree'
import { HEIGHT, WIDTH } from './frame'
import { drawPlot } from './plot'
import { drawNeighbours } from './row'
import { drawStreetLife } from './street-life'

const scaleFor = (house: Elevation, tallest: number, widest: number): number =>
  Math.min(82, tallest / house.height, widest / house.width)

/** The low shadow of the houses opposite, with a gable in its edge; only in low sun. */
const acrossTheStreet = (pen: Pen, box: Box, tall: number): string => {
  if (pen.light.discKind !== 'sun' || pen.random.chance(0.35)) return ''
  const { x, w, h } = box
  const rise = tall * pen.random.range(0.34, 0.5)
  const edge: readonly Point[] = [
    [x, h],
    [x, h - rise],
    [x + w * 0.16, h - rise],
    [x + w * 0.16 + rise * 0.55, h - rise * 0.45],
    [x + w * 0.3 + rise * 0.55, h - rise * 0.45],
    [x + w * 0.3 + rise, h],
  ]
  return shadowOf(pen, clipToBox(edge, box), 0.6)
}

const drawRowStreet = (pen: Pen, look: HouseLook): string => {
  const ground = 1030
  const house = FACADES[look.style](forkPen(pen, 'house'), look)
  const scale = scaleFor(house, 880, 1100)
  const width = house.width * scale
  const left = (WIDTH - width) / 2 + pen.random.range(-110, 110)
  const spread = { ground, scale: Math.max(scale, 46), avoid: look.style }
  return (
    drawSky(forkPen(pen, 'sky'), { width: WIDTH, horizon: ground }) +
    drawNeighbours(pen, { ...spread, from: left, to: 0 }) +
    drawNeighbours(pen, { ...spread, from: left + width, to: WIDTH }) +
    placed(house.svg, left, ground, scale) +
    acrossTheStreet(
      forkPen(pen, 'across'),
      { x: left, y: 0, w: width, h: ground },
      house.height * scale,
    ) +
    drawStreet(forkPen(pen, 'street'), { width: WIDTH, height: HEIGHT, ground }) +
    drawFootShadow(pen, -100, WIDTH, ground, 16) +
    drawStreetLife(pen, look, { from: left, to: left + width, y: ground + 58, scale: spread.scale })
  )
}

const drawFreeStreet = (pen: Pen, look: HouseLook): string => {
  const ground = 930
  const house = FREE_FACADES[
    look.style === 'farmhouse' || look.style === 'modern-villa' ? look.style : 'villa'
  ](forkPen(pen, 'house'), look, 'street')
  const scale = scaleFor(house, 700, 1130)
  const width = house.width * scale
  const left = (WIDTH - width) / 2 + pen.random.range(-70, 70)
  const far = withLight(forkPen(pen, 'far'), paled(pen.light, 0.25))
  const near = forkPen(pen, 'near')
  const doorAt =
    look.style === 'farmhouse'
      ? 8.2
      : look.style === 'modern-villa'
        ? look.variant === 1
          ? 7.3
          : 8.1
        : 6.8
  const door = left + doorAt * scale
  const hedgeY = 1150
  const pathHalf = 150
  return (
    drawSky(forkPen(pen, 'sky'), { width: WIDTH, horizon: ground }) +
    drawCountryside(forkPen(pen, 'land'), { width: WIDTH, ground }) +
    placed(drawTree(far, 'oval', 9.5), left - 0.4 * scale, ground, scale) +
    placed(drawTree(far, 'round', 8.6), left + width + 0.5 * scale, ground, scale) +
    placed(drawTree(far, 'poplar', 11), left + width + 3.4 * scale, ground, scale) +
    placed(house.svg, left, ground, scale) +
    drawLawn(forkPen(pen, 'lawn'), { width: WIDTH, height: HEIGHT, ground }) +
    drawFootShadow(pen, left, left + width, ground, 26) +
    drawPath(pen, door, ground, HEIGHT, 1.7 * scale, 2.3) +
    placed(
      drawTree(near, near.random.pick(['round', 'birch', 'oval'] as const), 7.4),
      near.random.chance(0.5) ? 105 : WIDTH - 110,
      ground + 96,
      scale * 1.12,
    ) +
    drawHedgeLine(pen, door, pathHalf, hedgeY)
  )
}

const drawHedgeLine = (pen: Pen, gap: number, half: number, y: number): string => {
  const scale = 70
  const hedge = (from: number, to: number, label: string): string =>
    placed(drawHedge(forkPen(pen, label), 0, 0, (to - from) / scale, 0.85), from, y + 60, scale)
  return hedge(-40, gap - half, 'hedge-left') + hedge(gap + half, WIDTH + 40, 'hedge-right')
}

const drawSouthernStreet = (pen: Pen, look: HouseLook, pool: boolean): string => {
  const ground = 880
  const villa = look.style === 'spanish-villa'
  const house = FREE_FACADES[villa ? 'spanish-villa' : 'spanish-apartments'](
    forkPen(pen, 'house'),
    look,
    'street',
  )
  const scale = scaleFor(house, 690, villa ? 1080 : 1000)
  const width = house.width * scale
  const left = (WIDTH - width) / 2 + pen.random.range(-80, 80)
  const near = forkPen(pen, 'near')
  return (
    drawSky(forkPen(pen, 'sky'), { width: WIDTH, horizon: ground }) +
    drawCoast(forkPen(pen, 'land'), { width: WIDTH, ground }) +
    placed(
      drawPine(withLight(near, paled(pen.light, 0.2)), 8),
      left + width - 0.5 * scale,
      ground,
      scale,
    ) +
    placed(drawCypress(near, 7.5), left - 0.9 * scale, ground, scale) +
    placed(drawCypress(near, 6.2), left - 2.1 * scale, ground, scale) +
    placed(house.svg, left, ground, scale) +
    drawPatio(forkPen(pen, 'patio'), { width: WIDTH, height: HEIGHT, ground }) +
    drawFootShadow(pen, left, left + width, ground, 24) +
    placed(drawPalm(near, 7.2), left + width + 1.6 * scale, ground + 26, scale * 1.05) +
    (pool
      ? drawPool(forkPen(pen, 'pool'), left + 0.6 * scale, ground + 96, width * 0.72, 150) +
        placed(drawLounger(near, look.accent), left + width * 0.9, ground + 120, scale * 1.05) +
        placed(drawParasol(near, look.accent), left + width * 1.02, ground + 190, scale * 1.15)
      : placed(drawBench(near), left + width * 0.78, ground + 70, scale) +
        placed(drawBicycle(near, look.accent), left + width * 0.2, ground + 74, scale)) +
    placed(drawPalm(near, 8.4), 90, ground + 60, scale * 1.2) +
    drawDryBed(forkPen(pen, 'bed'), -20, 330, HEIGHT - 46) +
    placed(drawAgave(near, 1.1), 380, HEIGHT - 22, 84) +
    (pool ? '' : drawDryBed(forkPen(pen, 'bed2'), WIDTH - 470, WIDTH + 20, HEIGHT - 46)) +
    placed(drawAgave(near, 0.9), WIDTH - 90, HEIGHT - (pool ? 30 : 60), 90)
  )
}

const drawGarageCourt = (pen: Pen, look: HouseLook): string => {
  const ground = 900
  const house = FREE_FACADES.garages(forkPen(pen, 'house'), look)
  const scale = 84
  const width = house.width * scale
  const left = (WIDTH - width) / 2
  return (
    drawSky(forkPen(pen, 'sky'), { width: WIDTH, horizon: ground }) +
    drawNeighbours(pen, { from: 0, to: WIDTH, ground: ground - 40, scale: 56, rear: true }, 0.46) +
    placed(house.svg, left, ground, scale) +
    placed(drawTree(forkPen(pen, 'tree'), 'birch', 7), 80, ground + 10, scale) +
    drawStreet(forkPen(pen, 'street'), { width: WIDTH, height: HEIGHT, ground }) +
    drawFootShadow(pen, left, left + width, ground, 26)
  )
}

/** The picture of a house from the street. */
export const drawHouseStreet = (pen: Pen, look: HouseLook, pool: boolean): string => {
  if (isRowStyle(look.style)) return drawRowStreet(pen, look)
  if (look.style === 'garages') return drawGarageCourt(pen, look)
  if (look.style === 'building-plot') return drawPlot(pen, look, 'street')
  if (look.style === 'spanish-villa' || look.style === 'spanish-apartments')
    return drawSouthernStreet(pen, look, pool)
  return drawFreeStreet(pen, look)
}
