import { drawMaisonDeMaitre } from '../facades/maison-de-maitre'
import { drawShopfront } from '../facades/shopfront'
import { drawSteppedGable } from '../facades/stepped-gable'
import { lightnessOf, mix } from '../core/colour'
import { lightAt, type Light } from '../core/light'
import { lookOf, type HouseLook } from '../core/look'
import { forkPen, withLight, type Pen } from '../core/sheet'
import { circle, n, placed, rect, repeat, stroke } from '../core/svg'
import { digitsWidth, drawDigits } from '../parts/digits'
import { drawFootShadow, drawStreet } from '../parts/ground'
import { drawSky } from '../parts/sky'
import { drawTopiary } from '../parts/shrub'
import { drawBicycle, drawLampPost } from '../parts/street-furniture'
import type { ServiceTopic } from '../picture-spec'
import { drawHouseDetail } from '../scenes/house-detail'
import { drawHouseStreet } from '../scenes/house-street'
import { drawNeighbours } from '../scenes/row'
import { drawHallway } from './hallway'
import { drawSection } from './section'

const PALE = '#eef2fb'
const DEEP = '#0d2a66'

/** A blueprint: every material becomes a tone between deep cobalt and paper white. */
const blueprint = (): Light => {
  const tone = (colour: string): string => mix('#143a86', PALE, lightnessOf(colour) * 0.82)
  const base = lightAt('noon')
  return {
    ...base,
    litShare: 0,
    shade: tone,
    glass: { dark: '#0f2f74', mid: '#21489a', bright: '#9db4e2' },
    shadow: { colour: '#071c4a', opacity: 0.34 },
  }
}

const measure = (x1: number, y1: number, x2: number, y2: number, text: string): string => {
  const upright = x1 === x2
  const height = 26
  const middle: readonly [number, number] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const w = digitsWidth(text, height) + 28
  const ticks = [
    [x1, y1],
    [x2, y2],
  ]
    .map(([x = 0, y = 0]) => `M${n(x - 10)} ${n(y + 10)}l20 -20`)
    .join('')
  const label = upright
    ? `<g transform="translate(${n(middle[0])} ${n(middle[1])}) rotate(-90)">${rect(-w / 2, -22, w, 44, DEEP)}${drawDigits(text, 0, -height / 2, height, PALE, 0.85)}</g>`
    : rect(middle[0] - w / 2, middle[1] - 22, w, 44, DEEP) +
      drawDigits(text, middle[0], middle[1] - height / 2, height, PALE, 0.85)
  return stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}${ticks}`, '#9db4e2', 3) + label
}

/** Valuation: two measured elevations on a blueprint. */
const drawValuation = (pen: Pen): string => {
  const blue = withLight(pen, blueprint())
  const ground = 1010
  const scale = 58
  const gable = drawSteppedGable(forkPen(blue, 'gable'), lookOf('stepped-gable', 4))
  const mansion = drawMaisonDeMaitre(forkPen(blue, 'mansion'), lookOf('maison-de-maitre', 8))
  const gableX = 330
  const mansionX = 900
  const gableTop = ground - gable.height * scale
  const mansionTop = ground - mansion.height * scale
  const grid =
    stroke(
      repeat(33, (i) => `M${i * 50} 0V1200`) + repeat(25, (i) => `M0 ${i * 50}H1600`),
      '#1c4192',
      1.6,
    ) +
    stroke(
      repeat(9, (i) => `M${i * 200} 0V1200`) + repeat(7, (i) => `M0 ${i * 200}H1600`),
      '#254d9f',
      2.2,
    )
  const guides = [gableTop, mansionTop, ground - 3.35 * scale]
    .map((y) => `M150 ${n(y)}H1450`)
    .join('')
  const metres = (length: number): string => (length / scale).toFixed(2).replace('.', ',')
  return (
    rect(0, 0, 1600, 1200, DEEP) +
    grid +
    stroke(guides, '#5f7fc4', 2, 'stroke-dasharray="22 10 4 10"') +
    placed(gable.svg, gableX, ground, scale) +
    placed(mansion.svg, mansionX, ground, scale) +
    rect(120, ground, 1360, 5, PALE) +
    stroke(
      repeat(54, (i) => `M${130 + i * 25} ${ground + 26}l20 -20`),
      '#9db4e2',
      2,
    ) +
    measure(gableX, 1090, gableX + gable.width * scale, 1090, metres(gable.width * scale)) +
    measure(mansionX, 1090, mansionX + mansion.width * scale, 1090, metres(mansion.width * scale)) +
    measure(210, gableTop, 210, ground, metres(gable.height * scale)) +
    measure(1430, mansionTop, 1430, ground, metres(mansion.height * scale)) +
    measure(790, ground - 3.35 * scale, 790, ground, '3,35') +
    `<circle cx="${n(gableX + (gable.width * scale) / 2)}" cy="${n(gableTop + 150)}" r="230" fill="none" stroke="#5f7fc4" stroke-width="2" stroke-dasharray="16 10"/>`
  )
}

/** The agency's own shop in the evening. */
const drawOffice = (pen: Pen): string => {
  const evening = withLight(pen, lightAt('dusk'))
  const ground = 1040
  const scale = 118
  const look: HouseLook = {
    ...lookOf('shopfront', 12),
    door: '#123a8f',
    accent: '#123a8f',
    wall: '#a34a38',
    walling: 'brick',
    number: 12,
    variant: 1,
  }
  const house = drawShopfront(forkPen(evening, 'house'), look)
  const left = 800 - (house.width * scale) / 2
  return (
    drawSky(forkPen(evening, 'sky'), { width: 1600, horizon: ground }) +
    drawNeighbours(evening, { from: left, to: 0, ground, scale }, 0.3) +
    drawNeighbours(evening, { from: left + house.width * scale, to: 1600, ground, scale }, 0.3) +
    placed(house.svg, left, ground, scale) +
    drawStreet(forkPen(evening, 'street'), { width: 1600, height: 1200, ground }) +
    drawFootShadow(evening, -60, 1600, ground, 18) +
    placed(drawTopiary(evening, 0, 0), left + 3.68 * scale, ground + 26, scale) +
    placed(drawBicycle(evening, '#f2a900'), left - 1.4 * scale, ground + 50, scale) +
    placed(drawLampPost(evening), left + (house.width + 0.9) * scale, ground + 56, scale)
  )
}

/** A board with a blank enamel plate on two posts. */
const saleBoard = (x: number, y: number): string =>
  rect(x - 112, y - 330, 12, 330, '#f1eee6') +
  rect(x + 100, y - 330, 12, 330, '#f1eee6') +
  rect(x - 104, y - 330, 5, 330, '#20262b', 0.2) +
  rect(x + 107, y - 330, 5, 330, '#20262b', 0.2) +
  `<rect x="${x - 132}" y="${y - 346}" width="264" height="170" rx="16" fill="#123a8f"/><rect x="${x - 120}" y="${y - 334}" width="240" height="146" rx="10" fill="none" stroke="#ffffff" stroke-width="4"/>` +
  `<path d="M${x - 54} ${y - 210}v-56h18v-18h18v-18h36v18h18v18h18v56h-40v-30h-28v30Z" fill="#ffffff"/>` +
  circle(x - 106, y - 261, 5, '#ffffff') +
  circle(x + 106, y - 261, 5, '#ffffff')

/** The picture that goes with one of the agency's services. */
export const drawService = (pen: Pen, topic: ServiceTopic): string => {
  if (topic === 'valuation') return drawValuation(pen)
  if (topic === 'syndic') return drawSection(pen)
  if (topic === 'team-office') return drawOffice(pen)
  if (topic === 'management') return drawHallway(pen)
  if (topic === 'lettings')
    return drawHouseDetail(withLight(pen, lightAt('golden')), {
      ...lookOf('apartment-block', 8, 5),
      wall: '#c08a4e',
      variant: 1,
      frame: '#343b41',
      bays: 4,
    })
  const look = lookOf('villa', 3)
  return (
    drawHouseStreet(withLight(pen, lightAt('noon')), { ...look, variant: 0 }, false) +
    saleBoard(330, 1130)
  )
}
