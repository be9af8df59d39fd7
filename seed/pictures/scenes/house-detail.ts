import { FACADES, isRowStyle } from '../facades/facades'
import type { HouseLook } from '../core/look'
import { forkPen, type Pen } from '../core/sheet'
import { placed, rect } from '../core/svg'
import { drawFootShadow, drawStreet } from '../parts/ground'
import { drawTopiary } from '../parts/shrub'
import { drawSky } from '../parts/sky'
import { drawBicycle } from '../parts/street-furniture'
import { HEIGHT, WIDTH } from './frame'
import { drawPlot } from './plot'
import { drawNeighbours } from './row'

const BALCONIES = ['apartment-block', 'spanish-apartments', 'studio-block']

/** A balcony two floors up, so close that the façade fills the picture. */
const drawBalconyCrop = (pen: Pen, look: HouseLook): string => {
  const house = FACADES[look.style](forkPen(pen, 'house'), look)
  const scale = look.style === 'studio-block' ? 190 : 165
  const focus =
    look.style === 'apartment-block'
      ? 2.25
      : look.style === 'studio-block'
        ? house.width / 2
        : 0.4 + 4.4 * 2.5
  const level = Math.max(1, Math.min(2, look.storeys - 2)) * 2.95
  const left = 760 - focus * scale
  return (
    drawSky(forkPen(pen, 'sky'), { width: WIDTH, horizon: HEIGHT }) +
    drawNeighbours(pen, { from: left, to: -200, ground: 820 + level * scale, scale: 110 }) +
    placed(house.svg, left, 820 + level * scale, scale)
  )
}

/** A close crop of the front door and its number plate, or of a balcony. */
export const drawHouseDetail = (pen: Pen, look: HouseLook): string => {
  if (look.style === 'building-plot') return drawPlot(pen, look, 'garden')
  if (BALCONIES.includes(look.style) && look.seed % 2 === 0) return drawBalconyCrop(pen, look)
  const house = FACADES[look.style](forkPen(pen, 'house'), look)
  const scale = look.style === 'shopfront' || look.style === 'garages' ? 205 : 232
  const ground = 1065
  const row = isRowStyle(look.style)
  const middle = Math.min(house.width - 2.6, Math.max(2.6, house.door))
  const left = WIDTH / 2 - middle * scale
  const right = left + house.width * scale
  const pieces = forkPen(pen, 'pieces')
  return (
    drawSky(forkPen(pen, 'sky'), { width: WIDTH, horizon: ground }) +
    (row
      ? drawNeighbours(pen, { from: left, to: Math.min(left, 0), ground, scale }) +
        drawNeighbours(pen, { from: right, to: Math.max(right, WIDTH), ground, scale })
      : '') +
    placed(house.svg, left, ground, scale) +
    (row || look.style === 'garages'
      ? drawStreet(forkPen(pen, 'street'), { width: WIDTH, height: HEIGHT + 60, ground })
      : rect(0, ground, WIDTH, HEIGHT - ground, pen.light.ground.path)) +
    drawFootShadow(pen, -100, WIDTH, ground, 22) +
    (look.variant === 0 && row
      ? placed(
          drawBicycle(pieces, look.accent),
          left + house.door * scale + (house.door > house.width / 2 ? -470 : 470),
          ground + 62,
          scale,
        )
      : placed(
          drawTopiary(pieces, 0, 0),
          left + house.door * scale + (house.door > house.width / 2 ? -330 : 330),
          ground + 34,
          scale * 1.15,
        ))
  )
}
