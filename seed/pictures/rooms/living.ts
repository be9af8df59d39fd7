import { darken, lighten, mix } from '../core/colour'
import type { HouseLook } from '../core/look'
import { forkPen, type Pen } from '../core/sheet'
import { circle, n, path, polygon, rect, repeat } from '../core/svg'
import { characterOf, windowAt, type Character } from './character'
import { drawFloorLamp, drawFramedPrint, drawPendant, drawRug, drawVase } from './furnishing'
import { drawBookcase, drawInnerDoor, drawSofa } from './furniture'
import { block, createRoom, floorShadow, onBackWall, onSideWall, standing, type Room } from './room'
import { drawRoomWindow, type Outlook } from './room-window'
import { drawGlow, drawShell, drawSunPatch } from './shell'
import { drawHousePlant } from './house-plant'
import { drawDiningTable, drawSideboard } from './dining'

const outlookOf = (look: HouseLook, character: Character): Outlook =>
  character.age === 'southern'
    ? 'coast'
    : character.age === 'old'
      ? 'street'
      : look.style === 'apartment-block' || look.style === 'studio-block' || look.style === 'office'
        ? 'roofs'
        : 'garden'

const mirror = (room: Room, pen: Pen, x: number, y: number, w: number, h: number): string => {
  const gold = mix(pen.light.shade('#c79a4a'), '#c79a4a', 0.5)
  const d = (i: number): string =>
    `M${n(x + i)} ${n(y + h)}V${n(y + w * 0.3 + i)}Q${n(x + w / 2)} ${n(y - w * 0.16 + i * 2)} ${n(x + w - i)} ${n(y + w * 0.3 + i)}V${n(y + h)}Z`
  return (
    path(d(0), gold) +
    path(d(0.06), mix(room.colours.wall, '#dfe8ea', 0.6)) +
    polygon(
      [
        [x + w * 0.6, y + 0.2],
        [x + w * 0.8, y + 0.24],
        [x + w * 0.4, y + h],
        [x + w * 0.2, y + h],
      ],
      '#ffffff',
      0.35,
    )
  )
}

/** A marble chimneypiece against the back wall with a mirror above. */
const fireplace = (room: Room, pen: Pen): string => {
  const marble = mix(room.colours.trim, '#c9ced0', 0.45)
  const dark = mix(room.colours.metal, '#101418', 0.4)
  const z = room.depth - 0.3
  const fire = pen.light.season === 'winter' || pen.light.time === 'dusk'
  const flames = fire
    ? path(
        'M-.22 0Q-.26 -.18 -.12 -.32Q-.1 -.2 -.03 -.18Q-.04 -.36 .06 -.46Q.08 -.26 .16 -.22Q.24 -.12 .2 0Z',
        '#ef9a3c',
      ) + path('M-.1 0Q-.1 -.14 0 -.22Q.1 -.12 .1 0Z', '#ffe09a')
    : ''
  const front =
    rect(-0.75, -1.02, 1.5, 1.02, marble) +
    rect(-0.75, -1.02, 0.2, 1.02, lighten(marble, 0.3)) +
    rect(0.55, -1.02, 0.2, 1.02, darken(marble, 0.1)) +
    path('M-.46 0V-.6Q-.46 -.8 0 -.82Q.46 -.8 .46 -.6V0Z', dark) +
    flames +
    rect(-0.3, -0.06, 0.6, 0.06, darken(room.colours.timber, 0.4))
  return (
    onBackWall(room, mirror(room, pen, -0.55, -2.42, 1.1, 1.25)) +
    block(room, { x: -0.75, y: 0, z, w: 1.5, h: 1.02, d: 0.3 }, marble) +
    standing(room, front, 0, z) +
    block(
      room,
      { x: -0.86, y: 1.02, z: z - 0.08, w: 1.72, h: 0.08, d: 0.38 },
      lighten(marble, 0.3),
    ) +
    standing(room, drawVase(pen, room.colours.accent, room.colours.second), -0.55, z, 1.1) +
    standing(
      room,
      rect(-0.03, -0.3, 0.06, 0.3, room.colours.linen) +
        rect(-0.05, -0.03, 0.1, 0.03, '#c79a4a') +
        rect(0.12, -0.22, 0.06, 0.22, room.colours.linen) +
        rect(0.1, -0.03, 0.1, 0.03, '#c79a4a'),
      0.5,
      z,
      1.1,
    )
  )
}

const armchair = (room: Room, pen: Pen, x: number, z: number): string => {
  const own = room.colours.second
  return (
    floorShadow(room, pen, x, z, 0.8, 0.75) +
    [
      [0.05, 0.04],
      [0.67, 0.04],
    ]
      .map(([dx = 0, dz = 0]) =>
        block(room, { x: x + dx, y: 0, z: z + dz, w: 0.07, h: 0.16, d: 0.07 }, room.colours.timber),
      )
      .join('') +
    block(room, { x, y: 0.16, z: z + 0.58, w: 0.8, h: 0.66, d: 0.18 }, own) +
    block(
      room,
      { x: x + 0.12, y: 0.16, z: z + 0.02, w: 0.56, h: 0.28, d: 0.58 },
      lighten(own, 0.12),
    ) +
    block(room, { x, y: 0.16, z, w: 0.13, h: 0.42, d: 0.6 }, own) +
    block(room, { x: x + 0.67, y: 0.16, z, w: 0.13, h: 0.42, d: 0.6 }, own)
  )
}

const coffeeTable = (room: Room, pen: Pen, x: number, z: number): string => {
  const top = lighten(room.colours.timber, 0.1)
  const legs = [
    [0.05, 0.5],
    [1.0, 0.5],
    [0.05, 0.05],
    [1.0, 0.05],
  ]
    .map(([dx = 0, dz = 0]) =>
      block(room, { x: x + dx, y: 0, z: z + dz, w: 0.05, h: 0.36, d: 0.05 }, room.colours.metal),
    )
    .join('')
  return (
    floorShadow(room, pen, x, z, 1.1, 0.6) +
    legs +
    block(room, { x, y: 0.36, z, w: 1.1, h: 0.05, d: 0.6 }, top) +
    block(
      room,
      { x: x + 0.12, y: 0.41, z: z + 0.2, w: 0.3, h: 0.04, d: 0.22 },
      room.colours.second,
    ) +
    block(
      room,
      { x: x + 0.14, y: 0.45, z: z + 0.21, w: 0.26, h: 0.03, d: 0.2 },
      room.colours.linen,
    ) +
    standing(
      room,
      drawVase(pen, mix(room.colours.linen, '#ffffff', 0.4), room.colours.accent),
      x + 0.8,
      z + 0.25,
      0.41,
    )
  )
}

const backWall = (room: Room, pen: Pen, look: HouseLook, character: Character): string => {
  const outlook = outlookOf(look, character)
  const radiator = character.window.sill > 0.4
  const draw = (x: number, extra: { w?: number } = {}): string => {
    const spec = windowAt(character, x, { outlook, curtains: character.age !== 'modern', radiator })
    const w = extra.w ?? spec.w
    return drawRoomWindow(room, forkPen(pen, `window:${x}`), look, { ...spec, w, x: x - w / 2 })
  }
  if (character.age === 'modern' || character.age === 'southern') {
    if (look.style === 'spanish-villa')
      return onBackWall(room, [-1.95, 0, 1.95].map((x) => draw(x, { w: 1.3 })).join(''))
    const wide = { ...character, window: { ...character.window, sash: 'triple' as const } }
    const spec = windowAt(wide, 0, { outlook, curtains: true })
    return onBackWall(room, drawRoomWindow(room, pen, look, { ...spec, w: 4.1, x: -2.05 }))
  }
  if (character.age === 'old') return onBackWall(room, draw(-1.72) + draw(1.72))
  return onBackWall(room, draw(-1.75) + draw(1.75))
}

const printsOnWall = (room: Room): string =>
  repeat(3, (index) => {
    const z = 1.3 + index * 1.05
    return (
      onSideWall(room, -1, z, 0.75, 1.35, 0.9, darken(room.colours.timber, 0.3)) +
      onSideWall(room, -1, z + 0.05, 0.65, 1.4, 0.8, lighten(room.colours.linen, 0.4)) +
      onSideWall(
        room,
        -1,
        z + 0.14,
        0.47,
        1.52,
        0.56,
        mix(
          [room.colours.accent, room.colours.second, room.colours.metal][index] ??
            room.colours.accent,
          room.colours.linen,
          0.2,
        ),
      ) +
      onSideWall(
        room,
        -1,
        z + 0.14,
        0.47,
        1.52,
        0.22,
        mix(room.colours.timber, room.colours.linen, 0.2),
      )
    )
  })

/** Sofa, armchair and low table around the rug. */
const seatingGroup = (room: Room, pen: Pen, details: Pen): string =>
  drawSofa(room, pen, -1, 1.55, 2.2) +
  armchair(room, pen, 1.15, 1.75) +
  coffeeTable(room, details, -0.7, 1.85)

/** A laid table on the rug and a sideboard along the wall. */
const diningGroup = (room: Room, pen: Pen, details: Pen): string =>
  drawSideboard(room, pen, 1.7, 1.9) + drawDiningTable(room, details, -1, 1.75)

/** The living room: the windows of the façade, sofa, hearth or wide glass, books. */
export const drawLiving = (pen: Pen, look: HouseLook): string => {
  const character = characterOf(look)
  const room = createRoom(pen, look, { width: 5.4, depth: 4.6, height: character.height })
  const hearth = character.age === 'old' || character.age === 'country'
  const dining = look.seed % 3 === 1
  const lampSpot = room.project([2.05, 1.6, room.depth - 0.7])
  const details = forkPen(pen, 'details')
  return (
    drawShell(room, pen, {
      floor: character.floor,
      beams: look.style === 'farmhouse',
      cornice: character.age === 'old',
      ...(look.variant === 0 && character.age === 'old' ? { dado: 0.85 } : {}),
    }) +
    backWall(room, details, look, character) +
    drawSunPatch(room, pen, -2.2, 1.2) +
    drawSunPatch(room, pen, 1.1, 1.2) +
    (hearth
      ? fireplace(room, details)
      : onBackWall(
          room,
          character.age === 'southern' ? '' : drawFramedPrint(room, details, 2.2, -1.9, 0.42, 0.6),
        )) +
    printsOnWall(room) +
    drawRug(room, -1.5, 1.35, 2.9, 2) +
    standing(
      room,
      drawHousePlant(details, 1.35, mix(room.colours.accent, room.colours.linen, 0.3)),
      -2.35,
      room.depth - 0.45,
    ) +
    standing(room, drawFloorLamp(room, pen), 2.05, room.depth - 0.6) +
    drawGlow(pen, lampSpot, 230) +
    (look.variant === 1
      ? drawInnerDoor(room, 1, 2.7, look.door)
      : drawBookcase(room, details, 1, 2.2, 1.7, 2.2)) +
    (dining ? diningGroup(room, pen, details) : seatingGroup(room, pen, details)) +
    standing(
      room,
      circle(0, 0, 0.06, room.colours.trim) +
        drawPendant(pen, 0.55, mix(room.colours.accent, room.colours.metal, 0.25), 0.56),
      0,
      2.3,
      room.height,
    )
  )
}
