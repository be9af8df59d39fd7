import type { HouseLook } from '../core/look'
import { createRandom } from '../core/prng'
import type { Pen } from '../core/sheet'
import { group } from '../core/svg'
import type { HouseSpec, Scene } from '../picture-spec'
import { drawPlanSheet, plansFor } from '../plans/draw-plan'
import { drawBathroom } from '../rooms/bathroom'
import { drawBedroom } from '../rooms/bedroom'
import { drawKitchen } from '../rooms/kitchen'
import { drawLiving } from '../rooms/living'
import { WIDTH } from './frame'
import { drawHouseDetail } from './house-detail'
import { drawHouseGarden } from './house-garden'
import { drawHouseStreet } from './house-street'

const DEFAULT_BEDROOMS = 3

const ROOMS: Partial<Record<Scene, (pen: Pen, look: HouseLook) => string>> = {
  living: drawLiving,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
}

/** Half of the rooms are laid out the other way round, so that two houses seldom match. */
const turned = (look: HouseLook, scene: Scene, content: string): string =>
  createRandom(`${look.key}:${scene}:turned`).chance(0.5)
    ? group(content, `transform="translate(${WIDTH} 0) scale(-1 1)"`)
    : content

/** One picture of a listing. Garages and plots have no rooms: they answer with outdoor views. */
export const drawHouse = (pen: Pen, look: HouseLook, spec: HouseSpec): string => {
  const pool = spec.pool ?? spec.style === 'spanish-villa'
  const grounds = { hasGarden: spec.hasGarden ?? true, pool }
  const roomless = spec.style === 'garages' || spec.style === 'building-plot'
  if (roomless && spec.scene in ROOMS) {
    return spec.scene === 'living' || spec.scene === 'bedroom'
      ? drawHouseGarden(pen, look, grounds)
      : drawHouseDetail(pen, look)
  }
  if (spec.scene === 'street') return drawHouseStreet(pen, look, pool)
  if (spec.scene === 'garden') return drawHouseGarden(pen, look, grounds)
  const room = ROOMS[spec.scene]
  if (room) return turned(look, spec.scene, room(pen, look))
  if (spec.scene === 'detail') return drawHouseDetail(pen, look)
  return drawPlanSheet(
    plansFor(look, spec.bedrooms ?? DEFAULT_BEDROOMS),
    look.accent,
    (spec.seed * 47) % 360,
  )
}
