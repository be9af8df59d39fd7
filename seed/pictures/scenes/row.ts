import type { Elevation } from '../facades/elevation'
import { ROW_FACADES, type RowStyle } from '../facades/facades'
import { drawRear } from '../facades/rear'
import { paled } from '../core/light'
import { lookOf } from '../core/look'
import { forkPen, withLight, type Pen } from '../core/sheet'
import { placed } from '../core/svg'
import type { HouseStyle } from '../picture-spec'

const NEIGHBOURS: readonly RowStyle[] = [
  'terrace',
  'terrace',
  'maison-de-maitre',
  'terrace',
  'stepped-gable',
  'shopfront',
]

type Stretch = {
  from: number
  to: number
  ground: number
  scale: number
  rear?: boolean
  avoid?: HouseStyle | undefined
}

const neighbour = (
  pen: Pen,
  label: string,
  { rear = false, avoid }: Pick<Stretch, 'rear' | 'avoid'>,
): Elevation => {
  const own = forkPen(pen, label)
  const style = own.random.pick(NEIGHBOURS.filter((one) => one !== avoid))
  const storeys = style === 'terrace' ? own.random.pick([2, 2, 3]) : undefined
  const look = lookOf(style, own.random.int(1, 9999), storeys)
  return rear ? drawRear(own, look, own.random.range(5.6, 7.4)) : ROW_FACADES[style](own, look)
}

/** Fills a stretch of street with paled houses, growing away from the house in the middle. */
export const drawNeighbours = (pen: Pen, stretch: Stretch, distance = 0.5): string => {
  const { from, to, ground, scale } = stretch
  const far = withLight(pen, paled(pen.light, distance))
  const rightward = to > from
  const houses: string[] = []
  let x = from
  while (rightward ? x < to : x > to) {
    const label = `neighbour:${rightward ? 'right' : 'left'}:${houses.length}`
    const house = neighbour(
      far,
      label,
      houses.length === 0 ? stretch : { ...stretch, avoid: undefined },
    )
    const width = house.width * scale
    houses.push(placed(house.svg, rightward ? x : x - width, ground, scale))
    x += rightward ? width : -width
  }
  return houses.reverse().join('')
}
