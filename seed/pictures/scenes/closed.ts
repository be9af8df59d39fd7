import { ROW_FACADES, type RowStyle } from '../facades/facades'
import { lookOf } from '../core/look'
import { forkPen, type Pen } from '../core/sheet'
import { placed } from '../core/svg'
import { drawFootShadow, drawStreet } from '../parts/ground'
import { drawSky } from '../parts/sky'
import { HEIGHT, WIDTH } from './frame'
import { drawNeighbours } from './row'
import { drawStreetLife } from './street-life'

const STYLES: readonly RowStyle[] = ['maison-de-maitre', 'terrace', 'town-block', 'stepped-gable']

/** A house whose shutters are closed, for pages that have nothing to show. */
export const drawClosed = (pen: Pen, seed: number): string => {
  const style = STYLES[Math.abs(seed) % STYLES.length] ?? 'terrace'
  const look = { ...lookOf(style, seed), time: pen.light.time }
  const ground = 1030
  const shut: Pen = {
    ...forkPen(pen, 'house'),
    shutters: look.door === '#20262b' ? '#1f4a3d' : look.door,
  }
  const house = ROW_FACADES[style](shut, look)
  const scale = Math.min(82, 880 / house.height, 1000 / house.width)
  const left = (WIDTH - house.width * scale) / 2
  const right = left + house.width * scale
  return (
    drawSky(forkPen(pen, 'sky'), { width: WIDTH, horizon: ground }) +
    drawNeighbours(pen, { from: left, to: 0, ground, scale }, 0.66) +
    drawNeighbours(pen, { from: right, to: WIDTH, ground, scale }, 0.66) +
    placed(house.svg, left, ground, scale) +
    drawStreet(forkPen(pen, 'street'), { width: WIDTH, height: HEIGHT, ground }) +
    drawFootShadow(pen, -60, WIDTH, ground, 16) +
    drawStreetLife(pen, look, { from: left, to: right, y: ground + 58, scale })
  )
}
