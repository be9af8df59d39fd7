import { FACADES, isRowStyle } from '../facades/facades'
import { drawRear } from '../facades/rear'
import type { HouseLook } from '../core/look'
import { paled } from '../core/light'
import { forkPen, withLight, type Pen } from '../core/sheet'
import { placed } from '../core/svg'
import { drawCoast, drawCountryside } from '../parts/backdrop'
import {
  drawBorder,
  drawGardenWall,
  drawLounger,
  drawParasol,
  drawPool,
  drawTerrace,
} from '../parts/garden'
import { drawFootShadow, drawLawn } from '../parts/ground'
import { drawAgave, drawDryBed, drawPatio } from '../parts/patio'
import { drawBush, drawTopiary } from '../parts/shrub'
import { drawSky } from '../parts/sky'
import { drawPalm } from '../parts/southern-tree'
import { drawCafe } from '../parts/street-furniture'
import { drawTree } from '../parts/tree'
import { HEIGHT, WIDTH } from './frame'
import { drawHouseStreet } from './house-street'
import { drawPlot } from './plot'
import { drawNeighbours } from './row'

export type Grounds = { hasGarden: boolean; pool: boolean }

const BLOCKS = ['apartment-block', 'studio-block', 'office']

const drawRowGarden = (pen: Pen, look: HouseLook, grounds: Grounds): string => {
  const ground = 940
  const front = FACADES[look.style](forkPen(pen, 'measure'), look)
  const block = BLOCKS.includes(look.style)
  const own = forkPen(pen, 'house')
  const house = block ? FACADES[look.style](own, look, 'garden') : drawRear(own, look, front.width)
  const scale = Math.min(84, 800 / house.height, 1050 / house.width)
  const width = house.width * scale
  const left = (WIDTH - width) / 2 + pen.random.range(-60, 60)
  const near = forkPen(pen, 'near')
  const spread = { ground, scale: Math.max(48, scale * 0.92), rear: true }
  const stone = look.variant === 0 ? '#cfc5b4' : look.variant === 1 ? '#b9bdbe' : '#c9a888'
  const terrace = drawTerrace(
    pen,
    left - 30,
    ground,
    width + 60,
    grounds.hasGarden ? 92 : 230,
    stone,
  )
  return (
    drawSky(forkPen(pen, 'sky'), { width: WIDTH, horizon: ground }) +
    drawNeighbours(pen, { ...spread, from: left, to: 0 }) +
    drawNeighbours(pen, { ...spread, from: left + width, to: WIDTH }) +
    placed(house.svg, left, ground, scale) +
    drawGardenWall(pen, 0, left - 14, ground + 12, scale, 2, '#a5644e') +
    drawGardenWall(pen, left + width + 14, WIDTH, ground + 12, scale, 2, '#a5644e') +
    drawLawn(forkPen(pen, 'lawn'), { width: WIDTH, height: HEIGHT, ground: ground + 12 }) +
    terrace +
    drawFootShadow(pen, left, left + width, ground, 24) +
    drawBorder(forkPen(pen, 'border'), 10, left - 80, ground + 34, 34) +
    drawBorder(forkPen(pen, 'border2'), left + width + 90, WIDTH - 10, ground + 34, 34) +
    placed(drawParasolOrCafe(near, look), left + width * 0.36, ground + 66, scale) +
    placed(
      drawTree(near, near.random.pick(['round', 'birch', 'oval'] as const), 5.6),
      near.random.chance(0.5) ? 150 : WIDTH - 170,
      ground + 130,
      scale * 1.1,
    ) +
    (grounds.pool ? drawPool(forkPen(pen, 'pool'), 560, ground + 140, 520, 84) : '') +
    placed(drawBush(near, 0, 0, 0.8, '#e6a0a8'), 60, HEIGHT - 24, 90) +
    placed(drawBush(near, 0, 0, 0.7, '#c9a5d6'), WIDTH - 60, HEIGHT - 14, 90)
  )
}

const drawParasolOrCafe = (pen: Pen, look: HouseLook): string =>
  pen.light.season === 'summer' || pen.light.season === 'spring'
    ? drawParasol(pen, look.accent)
    : drawCafe(pen)

const drawFreeGarden = (pen: Pen, look: HouseLook, grounds: Grounds): string => {
  const ground = 850
  const southern = look.style.startsWith('spanish')
  const house = FACADES[look.style](forkPen(pen, 'house'), look, 'garden')
  const scale = Math.min(78, 680 / house.height, 1060 / house.width)
  const width = house.width * scale
  const left = (WIDTH - width) / 2 + pen.random.range(-70, 70)
  const far = withLight(forkPen(pen, 'far'), paled(pen.light, 0.22))
  const near = forkPen(pen, 'near')
  const land = { width: WIDTH, ground }
  const tree = (p: Pen, height: number): string =>
    southern
      ? drawPalm(p, height)
      : drawTree(p, p.random.pick(['round', 'oval', 'birch'] as const), height)
  return (
    drawSky(forkPen(pen, 'sky'), { width: WIDTH, horizon: ground }) +
    (southern
      ? drawCoast(forkPen(pen, 'land'), land)
      : drawCountryside(forkPen(pen, 'land'), land)) +
    placed(tree(far, 9), left - scale, ground, scale) +
    placed(tree(far, 8), left + width + scale, ground, scale) +
    placed(house.svg, left, ground, scale) +
    (southern
      ? drawPatio(forkPen(pen, 'patio'), { width: WIDTH, height: HEIGHT, ground })
      : drawLawn(forkPen(pen, 'lawn'), { width: WIDTH, height: HEIGHT, ground })) +
    drawTerrace(
      pen,
      left + width * 0.06,
      ground,
      width * 0.88,
      80,
      southern ? '#e6d6b8' : '#cfc5b4',
    ) +
    drawFootShadow(pen, left, left + width, ground, 24) +
    placed(drawParasol(near, look.accent), left + width * 0.2, ground + 60, scale) +
    placed(drawTopiary(near, 0, 0), left + width * 0.84, ground + 70, scale * 1.1) +
    (grounds.pool
      ? drawPool(forkPen(pen, 'pool'), left + width * 0.22, ground + 138, width * 0.6, 120) +
        placed(drawLounger(near, look.accent), left + width * 0.06, ground + 170, scale * 1.15)
      : drawBorder(
          forkPen(pen, 'border'),
          left + width * 0.1,
          left + width * 0.9,
          ground + 120,
          38,
        )) +
    placed(tree(near, 7), near.random.chance(0.5) ? 110 : WIDTH - 120, ground + 160, scale * 1.25) +
    (southern
      ? drawDryBed(forkPen(pen, 'edge'), WIDTH - 420, WIDTH + 20, HEIGHT - 44) +
        placed(drawAgave(near, 1.2), 120, HEIGHT - 20, 90)
      : drawBorder(forkPen(pen, 'edge'), -20, WIDTH + 20, HEIGHT + 8, 64))
  )
}

/** The same house from its garden. */
export const drawHouseGarden = (pen: Pen, look: HouseLook, grounds: Grounds): string => {
  if (look.style === 'building-plot') return drawPlot(pen, look, 'garden')
  if (look.style === 'garages') return drawHouseStreet(forkPen(pen, 'court'), look, false)
  return isRowStyle(look.style)
    ? drawRowGarden(pen, look, grounds)
    : drawFreeGarden(pen, look, grounds)
}
