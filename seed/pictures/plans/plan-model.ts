import type { Box } from '../core/svg'

export type RoomKind =
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bath'
  | 'hall'
  | 'stairs'
  | 'store'
  | 'terrace'
  | 'garage'
  | 'office'

/** A room in metres; y runs from the street (bottom of the drawing) upwards on paper as negative. */
export type PlanRoom = Box & { kind: RoomKind }

/** A door in a wall; `along` tells the direction of the wall, `swing` the quadrant it opens to. */
export type PlanDoor = { x: number; y: number; along: 'x' | 'y'; swing: 1 | -1; hinge: 1 | -1 }

export type PlanWindow = { x: number; y: number; along: 'x' | 'y'; length: number }

export type FloorPlan = {
  width: number
  depth: number
  rooms: readonly PlanRoom[]
  doors: readonly PlanDoor[]
  windows: readonly PlanWindow[]
}
