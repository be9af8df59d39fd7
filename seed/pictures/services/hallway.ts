import { darken, lighten, mix } from '../core/colour'
import { lightAt } from '../core/light'
import { lookOf, type HouseLook } from '../core/look'
import { forkPen, withLight, type Pen } from '../core/sheet'
import { circle, polygon, rect, repeat, stroke } from '../core/svg'
import { drawPlate } from '../parts/plate'
import {
  block,
  createRoom,
  floorShadow,
  onBackWall,
  onSideWall,
  standing,
  type Room,
} from '../rooms/room'
import { drawRoomWindow } from '../rooms/room-window'
import { drawShell, drawSunPatch } from '../rooms/shell'
import { drawHousePlant } from '../rooms/house-plant'

const letterboxes = (room: Room, colour: string): string => {
  const z = 2.3
  const rows = 3
  const columns = 5
  const w = 0.36
  const frame = onSideWall(
    room,
    -1,
    z - 0.05,
    columns * w + 0.1,
    0.95,
    rows * 0.3 + 0.1,
    darken(colour, 0.35),
  )
  const boxes = repeat(rows, (row) =>
    repeat(columns, (column) => {
      const at = z + column * w
      const y = 1 + row * 0.3
      return (
        onSideWall(
          room,
          -1,
          at,
          w - 0.03,
          y,
          0.27,
          row === 1 && column === 2 ? lighten(colour, 0.18) : colour,
        ) +
        onSideWall(room, -1, at + 0.06, w - 0.15, y + 0.17, 0.035, darken(colour, 0.6)) +
        onSideWall(room, -1, at + 0.1, 0.1, y + 0.06, 0.05, '#f3efe6')
      )
    }),
  )
  return frame + boxes
}

const staircase = (room: Room): string => {
  const { timber, trim, metal } = room.colours
  const x = room.width / 2 - 1.15
  const steps = 11
  const treads = Array.from({ length: steps }, (_, index) => steps - 1 - index).map((index) => {
    const z = 1.7 + index * 0.27
    const h = (index + 1) * 0.18
    return (
      block(
        room,
        { x, y: 0, z, w: 1.15, h, d: 0.27 },
        mix(trim, timber, 0.12),
        lighten(trim, 0.1),
      ) + block(room, { x: x - 0.03, y: h, z: z - 0.03, w: 1.18, h: 0.04, d: 0.3 }, timber)
    )
  })
  const rail = Array.from({ length: steps }, (_, index) => {
    const z = 1.8 + index * 0.27
    const base = (index + 1) * 0.18
    const [px, py] = room.project([x + 0.03, base + 0.04, z])
    const [qx, qy] = room.project([x + 0.03, base + 0.92, z])
    return `M${px.toFixed(1)} ${py.toFixed(1)}L${qx.toFixed(1)} ${qy.toFixed(1)}`
  })
  const [ax, ay] = room.project([x + 0.03, 1.14, 1.72])
  const [bx, by] = room.project([x + 0.03, steps * 0.18 + 0.98, 1.8 + (steps - 1) * 0.27])
  return (
    treads.join('') +
    stroke(rail.join(''), metal, 4) +
    stroke(
      `M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`,
      darken(timber, 0.3),
      12,
    ) +
    block(room, { x: x - 0.03, y: 0, z: 1.62, w: 0.11, h: 1.22, d: 0.11 }, darken(timber, 0.3))
  )
}

/** The shared hall of a managed building: letterboxes, stairs, glazed inner door. */
export const drawHallway = (pen: Pen): string => {
  const day = withLight(pen, lightAt('noon'))
  const look: HouseLook = { ...lookOf('maison-de-maitre', 21), accent: '#123a8f', door: '#123a8f' }
  const room = createRoom(day, look, { width: 4.4, depth: 4.6, height: 3.2 })
  const details = forkPen(day, 'details')
  const door = { x: -0.95, y: -2.75, w: 1.5, h: 2.72 }
  return (
    drawShell(room, day, { floor: 'chequer', cornice: true, dado: 1.05 }) +
    onBackWall(
      room,
      drawRoomWindow(room, details, look, {
        ...door,
        head: 'round',
        sash: 'french',
        outlook: 'garden',
      }),
    ) +
    onBackWall(
      room,
      rect(-0.95, -0.7, 1.5, 0.7, look.door) +
        rect(-0.84, -0.6, 0.56, 0.5, darken(look.door, 0.2)) +
        rect(-0.12, -0.6, 0.56, 0.5, darken(look.door, 0.2)) +
        rect(-0.22, -0.72, 0.04, 0.72, darken(look.door, 0.4)) +
        circle(-0.3, -1, 0.035, '#d6a94e'),
    ) +
    standing(room, drawPlate(day, 0, -1.9, 21, 0.26), -1.32, room.depth) +
    drawSunPatch(room, day, -0.9, 1.3) +
    letterboxes(room, '#123a8f') +
    floorShadow(room, day, 1.05, 1.7, 1.1, 2.6) +
    staircase(room) +
    standing(room, drawHousePlant(details, 1.25, room.colours.second), -1.75, 1.75) +
    standing(
      room,
      polygon(
        [
          [-0.2, 0.25],
          [0.2, 0.25],
          [0.14, 0.75],
          [-0.14, 0.75],
        ],
        '#fff2cc',
      ) + stroke('M0 0V.25M-.2 .25L-.14 .75H.14L.2 .25ZM0 .25V.75', room.colours.metal, 0.022),
      -0.2,
      2.3,
      room.height,
    )
  )
}
