import type { HouseLook } from '../core/look'
import type { Pen } from '../core/sheet'

/** A façade in metres: its left foot stands on 0, 0 and it rises to negative y. */
export type Elevation = {
  svg: string
  width: number
  height: number
  /** Middle of the front door, or of what a close crop should show. */
  door: number
}

export type Side = 'street' | 'garden'

/** Draws one side of a house; row houses have a common garden side and draw the street only. */
export type FacadeDrawer = (pen: Pen, look: HouseLook, side?: Side) => Elevation

/** Centres of equally wide bays. */
export const bayCentres = (count: number, width: number, margin = 0): readonly number[] =>
  Array.from(
    { length: count },
    (_, index) => margin + ((index + 0.5) * (width - 2 * margin)) / count,
  )
