import { drawApartmentBlock } from '../facades/apartment-block'
import { lookOf, type HouseLook } from '../core/look'
import { forkPen, type Pen } from '../core/sheet'
import { placed } from '../core/svg'
import { drawBorder, drawPath } from '../parts/garden'
import { drawFootShadow, drawLawn, drawStreet } from '../parts/ground'
import { drawBush } from '../parts/shrub'
import { drawSky } from '../parts/sky'
import { drawBench, drawBicycle, drawLampPost } from '../parts/street-furniture'
import { drawTree } from '../parts/tree'
import type { ProjectSpec } from '../picture-spec'
import { drawNeighbours } from './row'
import { drawSite } from './site'

export const PROJECT_SIZE = { width: 1800, height: 1200 }

const { width: WIDTH, height: HEIGHT } = PROJECT_SIZE

/** The look of a development: a block of flats whose width follows from its units. */
export const projectLook = (spec: ProjectSpec): HouseLook => {
  const storeys = Math.min(9, Math.max(2, spec.storeys))
  const perFloor = Math.ceil(spec.units / storeys / (spec.units > 24 ? 2 : 1))
  return {
    ...lookOf('apartment-block', spec.seed, storeys),
    bays: Math.min(5, Math.max(3, perFloor)),
  }
}

const blocksOf = (spec: ProjectSpec): readonly HouseLook[] => {
  const first = projectLook(spec)
  if (spec.units <= 12) return [first]
  const second = lookOf('apartment-block', spec.seed + 71, Math.max(2, first.storeys - 1))
  return [
    first,
    { ...second, frame: first.frame, variant: first.variant, bays: Math.max(3, first.bays - 1) },
  ]
}

const drawBlocks = (
  pen: Pen,
  spec: ProjectSpec,
  ground: number,
  side: 'street' | 'garden',
): { svg: string; left: number; right: number; scale: number } => {
  const looks = blocksOf(spec)
  const houses = looks.map((look, index) =>
    drawApartmentBlock(forkPen(pen, `block:${index}`), look, side),
  )
  const gap = 5
  const total = houses.reduce((sum, house) => sum + house.width, 0) + gap * (houses.length - 1)
  const tallest = Math.max(...houses.map((house) => house.height))
  const scale = Math.min(64, (ground - 110) / tallest, 1460 / total)
  const left = (WIDTH - total * scale) / 2
  let x = left
  const svg = houses.map((house) => {
    const drawn = placed(house.svg, x, ground, scale)
    x += (house.width + gap) * scale
    return drawn
  })
  return { svg: svg.join(''), left, right: left + total * scale, scale }
}

const drawStreetSide = (pen: Pen, spec: ProjectSpec): string => {
  const ground = 1030
  const blocks = drawBlocks(pen, spec, ground, 'street')
  const near = forkPen(pen, 'near')
  const y = ground + 60
  const s = Math.max(blocks.scale, 46)
  return (
    drawSky(forkPen(pen, 'sky'), { width: WIDTH, horizon: ground }) +
    drawNeighbours(pen, { from: blocks.left - 70, to: 0, ground, scale: s }) +
    drawNeighbours(pen, { from: blocks.right + 70, to: WIDTH, ground, scale: s }) +
    placed(drawTree(near, 'oval', 8), blocks.left - 30, ground, s) +
    placed(drawTree(near, 'oval', 7.4), blocks.right + 30, ground, s) +
    blocks.svg +
    drawStreet(forkPen(pen, 'street'), { width: WIDTH, height: HEIGHT, ground }) +
    drawFootShadow(pen, -80, WIDTH, ground, 16) +
    [0.06, 0.3, 0.93]
      .map((at) =>
        placed(drawTree(near, 'birch', 5.6), blocks.left + (blocks.right - blocks.left) * at, y, s),
      )
      .join('') +
    placed(drawBicycle(near, '#123a8f'), blocks.left + (blocks.right - blocks.left) * 0.68, y, s) +
    placed(drawLampPost(near), blocks.right + 150, y, s) +
    placed(drawBench(near), blocks.left - 190, y, s)
  )
}

const drawCourtyard = (pen: Pen, spec: ProjectSpec): string => {
  const ground = 860
  const blocks = drawBlocks(pen, spec, ground, 'garden')
  const near = forkPen(pen, 'near')
  const s = Math.max(blocks.scale, 46)
  return (
    drawSky(forkPen(pen, 'sky'), { width: WIDTH, horizon: ground }) +
    drawNeighbours(pen, { from: blocks.left - 60, to: 0, ground, scale: s, rear: true }) +
    drawNeighbours(pen, { from: blocks.right + 60, to: WIDTH, ground, scale: s, rear: true }) +
    placed(drawTree(near, 'oval', 9), blocks.left - 40, ground, s) +
    placed(drawTree(near, 'round', 8.4), blocks.right + 40, ground, s) +
    blocks.svg +
    drawLawn(forkPen(pen, 'lawn'), { width: WIDTH, height: HEIGHT, ground }) +
    drawFootShadow(pen, blocks.left, blocks.right, ground, 24) +
    drawBorder(forkPen(pen, 'border'), blocks.left, blocks.right, ground + 34, 30) +
    drawPath(pen, WIDTH * 0.46, ground + 40, HEIGHT, 120, 2.6, -240) +
    placed(drawTree(near, 'birch', 6.6), WIDTH * 0.7, ground + 120, s * 1.15) +
    placed(drawTree(near, 'birch', 5.8), WIDTH * 0.75, ground + 150, s * 1.15) +
    placed(drawTree(near, 'round', 5.4), WIDTH * 0.13, ground + 170, s * 1.3) +
    placed(drawBench(near), WIDTH * 0.6, ground + 190, s * 1.25) +
    placed(drawBicycle(near, '#b4552d'), WIDTH * 0.88, ground + 210, s * 1.25) +
    placed(drawBush(near, 0, 0, 0.9, '#c9a5d6'), WIDTH - 60, HEIGHT - 10, 90) +
    drawBorder(forkPen(pen, 'edge'), -20, WIDTH * 0.2, HEIGHT + 6, 58)
  )
}

/** A new-build development from the street, from its garden, or as a site plan. */
export const drawProject = (pen: Pen, spec: ProjectSpec): string => {
  if (spec.scene === 'courtyard') return drawCourtyard(pen, spec)
  if (spec.scene === 'site') return drawSite(pen, projectLook(spec), spec.units)
  return drawStreetSide(pen, spec)
}
