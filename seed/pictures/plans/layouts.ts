import type { FloorPlan, PlanDoor, PlanRoom, PlanWindow } from './plan-model'

const door = (
  x: number,
  y: number,
  along: 'x' | 'y',
  swing: 1 | -1,
  hinge: 1 | -1 = 1,
): PlanDoor => ({ x, y, along, swing, hinge })

const window = (x: number, y: number, along: 'x' | 'y', length: number): PlanWindow => ({
  x,
  y,
  along,
  length,
})

/** Ground floor of a row house: hall and stairs at the side, living to the street, kitchen behind. */
export const groundFloor = (width: number): FloorPlan => {
  const hall = 1.45
  const main = width - hall
  const depth = 11.6
  return {
    width,
    depth,
    rooms: [
      { kind: 'living', x: 0, y: 5.2, w: main, h: 6.4 },
      { kind: 'hall', x: main, y: 8.6, w: hall, h: 3 },
      { kind: 'stairs', x: main, y: 5.2, w: hall, h: 3.4 },
      { kind: 'kitchen', x: 0, y: 1.8, w: main, h: 3.4 },
      { kind: 'bath', x: main, y: 3.4, w: hall, h: 1.8 },
      { kind: 'store', x: main, y: 1.8, w: hall, h: 1.6 },
      { kind: 'terrace', x: 0, y: 0, w: width, h: 1.8 },
    ],
    doors: [
      door(main + 0.25, 11.6, 'x', -1),
      door(main, 9.2, 'y', -1),
      door(main * 0.5, 5.2, 'x', -1),
      door(main, 3.7, 'y', 1),
      door(main, 2.2, 'y', 1),
    ],
    windows: [
      window(main * 0.15, depth, 'x', main * 0.3),
      window(main * 0.58, depth, 'x', main * 0.3),
      window(main * 0.1, 1.8, 'x', main * 0.8),
    ],
  }
}

/** An upper floor with one to three bedrooms around the stairs and a bathroom. */
export const upperFloor = (width: number, bedrooms: number): FloorPlan => {
  const core = 2.3
  const main = width - core
  const depth = 9.8
  const front: PlanRoom[] =
    bedrooms >= 3
      ? [
          { kind: 'bedroom', x: 0, y: 5.9, w: width * 0.54, h: 3.9 },
          { kind: 'bedroom', x: width * 0.54, y: 5.9, w: width * 0.46, h: 3.9 },
        ]
      : [{ kind: 'bedroom', x: 0, y: 5.9, w: width, h: 3.9 }]
  const back: PlanRoom =
    bedrooms >= 2
      ? { kind: 'bedroom', x: 0, y: 0, w: main, h: 4.1 }
      : { kind: 'office', x: 0, y: 0, w: main, h: 4.1 }
  const rooms: readonly PlanRoom[] = [
    ...front,
    back,
    { kind: 'bath', x: main, y: 0, w: core, h: 3.1 },
    { kind: 'stairs', x: main, y: 3.1, w: core * 0.5, h: 2.8 },
    { kind: 'hall', x: main + core * 0.5, y: 3.1, w: core * 0.5, h: 2.8 },
    { kind: 'hall', x: 0, y: 4.1, w: main, h: 1.8 },
  ]
  return {
    width,
    depth,
    rooms,
    doors: [
      door(main - 1.2, 4.1, 'x', -1),
      door(main + core * 0.55, 3.1, 'x', -1),
      door(width * 0.2, 5.9, 'x', 1),
      ...(bedrooms >= 3 ? [door(width * 0.64, 5.9, 'x', 1)] : []),
    ],
    windows: [
      window(width * 0.12, depth, 'x', width * 0.24),
      window(width * 0.62, depth, 'x', width * 0.24),
      window(main * 0.22, 0, 'x', main * 0.5),
      window(main + core * 0.3, 0, 'x', 0.8),
    ],
  }
}

/** A flat on one level; no bedrooms makes it a studio. */
export const flat = (bedrooms: number): FloorPlan => {
  const bath = 2.5
  const width = Math.max(8.4, bedrooms * 3.3 + bath)
  const depth = 11
  const cell = bedrooms === 0 ? 0 : (width - bath) / bedrooms
  const sleeping: readonly PlanRoom[] = Array.from({ length: bedrooms }, (_, index) => ({
    kind: 'bedroom',
    x: index * cell,
    y: 0,
    w: cell,
    h: 3.9,
  }))
  const top: readonly PlanRoom[] =
    bedrooms === 0 ? [{ kind: 'bedroom', x: 0, y: 0, w: width - bath, h: 3.9 }] : sleeping
  const living = width * 0.6
  const hallDoors = top.map((room) => door(room.x + 0.3, 3.9, 'x', -1))
  return {
    width,
    depth,
    rooms: [
      ...top,
      { kind: 'bath', x: width - bath, y: 0, w: bath, h: 3.9 },
      { kind: 'hall', x: 0, y: 3.9, w: width - 1.6, h: 1.3 },
      { kind: 'store', x: width - 1.6, y: 3.9, w: 1.6, h: 1.3 },
      { kind: 'living', x: 0, y: 5.2, w: living, h: 4.2 },
      { kind: 'kitchen', x: living, y: 5.2, w: width - living, h: 4.2 },
      { kind: 'terrace', x: 0, y: 9.4, w: width, h: 1.6 },
    ],
    doors: [
      ...hallDoors,
      door(width - bath + 0.3, 3.9, 'x', -1),
      door(0, 4.15, 'y', 1),
      door(living * 0.55, 5.2, 'x', 1),
      door(width - 1.6, 4.15, 'y', 1),
    ],
    windows: [
      ...top.map((room) => window(room.x + room.w * 0.25, 0, 'x', room.w * 0.5)),
      window(width - bath * 0.7, 0, 'x', 0.7),
      window(living * 0.12, 9.4, 'x', living * 0.76),
      window(living + (width - living) * 0.2, 9.4, 'x', (width - living) * 0.6),
    ],
  }
}

/** Ground floor of a free-standing house, wider than deep. */
export const wideGround = (width: number): FloorPlan => {
  const depth = 10.4
  const side = width * 0.3
  const hall = 2.6
  const living = width - side - hall
  return {
    width,
    depth,
    rooms: [
      { kind: 'terrace', x: 0, y: 0, w: width, h: 1.8 },
      { kind: 'kitchen', x: 0, y: 1.8, w: side, h: 5 },
      { kind: 'garage', x: 0, y: 6.8, w: side, h: 3.6 },
      { kind: 'hall', x: side, y: 6.2, w: hall, h: 4.2 },
      { kind: 'stairs', x: side, y: 3.6, w: hall * 0.48, h: 2.6 },
      { kind: 'bath', x: side + hall * 0.48, y: 3.6, w: hall * 0.52, h: 2.6 },
      { kind: 'store', x: side, y: 1.8, w: hall, h: 1.8 },
      { kind: 'living', x: side + hall, y: 1.8, w: living, h: 8.6 },
    ],
    doors: [
      door(side + 0.8, depth, 'x', -1),
      door(side, 6.35, 'y', -1),
      door(side + hall, 7.2, 'y', 1),
      door(side, 2.2, 'y', 1),
      door(side + hall * 0.55, 6.2, 'x', -1),
      door(side, 8.4, 'y', -1),
    ],
    windows: [
      window(side + hall + living * 0.15, depth, 'x', living * 0.3),
      window(side + hall + living * 0.6, depth, 'x', living * 0.28),
      window(side + hall + living * 0.1, 1.8, 'x', living * 0.8),
      window(side * 0.15, 1.8, 'x', side * 0.7),
      window(width, 4.4, 'y', 2.6),
    ],
  }
}

/** Bedroom floor of a free-standing house; one to six bedrooms. */
export const wideUpper = (width: number, bedrooms: number): FloorPlan => {
  const depth = 8.6
  const count = Math.min(6, Math.max(1, bedrooms))
  const frontCount = Math.ceil(count / 2)
  const backCount = count - frontCount
  const bath = 2.8
  const cellF = width / frontCount
  const cellB = (width - bath) / Math.max(1, backCount)
  const front: readonly PlanRoom[] = Array.from({ length: frontCount }, (_, index) => ({
    kind: 'bedroom',
    x: index * cellF,
    y: 5,
    w: cellF,
    h: 3.6,
  }))
  const back: readonly PlanRoom[] = Array.from({ length: Math.max(1, backCount) }, (_, index) => ({
    kind: backCount === 0 ? 'office' : 'bedroom',
    x: index * cellB,
    y: 0,
    w: cellB,
    h: 3.5,
  }))
  return {
    width,
    depth,
    rooms: [
      ...front,
      ...back,
      { kind: 'bath', x: width - bath, y: 0, w: bath, h: 3.5 },
      { kind: 'hall', x: 0, y: 3.5, w: width - 2.6, h: 1.5 },
      { kind: 'stairs', x: width - 2.6, y: 3.5, w: 2.6, h: 1.5 },
    ],
    doors: [
      ...front.map((room) => door(room.x + room.w * 0.4, 5, 'x', 1)),
      ...back.map((room) => door(room.x + room.w * 0.6, 3.5, 'x', -1)),
      door(width - bath + 0.25, 3.5, 'x', -1),
    ],
    windows: [
      ...front.map((room) => window(room.x + room.w * 0.3, depth, 'x', room.w * 0.4)),
      ...back.map((room) => window(room.x + room.w * 0.3, 0, 'x', room.w * 0.4)),
      window(width - bath * 0.65, 0, 'x', 0.8),
    ],
  }
}
