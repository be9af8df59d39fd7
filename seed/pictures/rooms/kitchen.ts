import { darken, lighten, mix } from '../core/colour'
import type { HouseLook } from '../core/look'
import { forkPen, type Pen } from '../core/sheet'
import { rect, repeat } from '../core/svg'
import { characterOf, windowAt } from './character'
import { drawPendant } from './furnishing'
import { createRoom, onBackWall, onSideWall, standing } from './room'
import { counterRun, hood, island, jars, pans, tallUnits } from './kitchen-units'
import { drawRoomWindow } from './room-window'
import { drawShell, drawSunPatch } from './shell'

/** The kitchen: units in the colour of the front door, an island, the house's own window. */
export const drawKitchen = (pen: Pen, look: HouseLook): string => {
  const character = characterOf(look)
  const room = createRoom(pen, look, {
    width: 5,
    depth: 4.2,
    height: Math.min(character.height, 2.95),
  })
  const details = forkPen(pen, 'details')
  const colour = mix(
    look.variant === 0 ? look.door : look.accent,
    room.colours.linen,
    look.variant === 2 ? 0.5 : 0.24,
  )
  const stone =
    look.variant === 1 ? mix(room.colours.metal, '#59616a', 0.4) : lighten(room.colours.trim, 0.2)
  const outlook =
    character.age === 'southern'
      ? 'coast'
      : look.style === 'apartment-block' || look.style === 'studio-block' || look.style === 'office'
        ? 'roofs'
        : 'garden'
  const shape = {
    ...character,
    window: {
      ...character.window,
      w: character.age === 'old' ? 1.25 : 1.9,
      h: Math.min(1.35, room.height - 1.45),
      sill: 1.12,
      head: 'flat' as const,
      sash: character.age === 'country' ? ('small-panes' as const) : ('pair' as const),
    },
  }
  const hoodX = room.width / 2 - 1.05
  const shelf = (y: number): string => rect(-1.72, -y, 1.05, 0.04, room.colours.timber)
  return (
    drawShell(room, pen, {
      floor: character.age === 'modern' ? 'planks' : look.variant === 2 ? 'tiles' : 'chequer',
      beams: look.style === 'farmhouse',
      cornice: character.age === 'old',
    }) +
    onBackWall(
      room,
      rect(-room.width / 2, -1.6, room.width, 0.72, lighten(room.colours.trim, 0.25)) +
        repeat(4, (row) =>
          rect(
            -room.width / 2,
            -1.6 + row * 0.15,
            room.width,
            0.008,
            darken(room.colours.trim, 0.16),
          ),
        ) +
        repeat(Math.floor(room.width / 0.15), (column) =>
          rect(-room.width / 2 + column * 0.15, -1.6, 0.008, 0.72, darken(room.colours.trim, 0.16)),
        ),
    ) +
    onBackWall(
      room,
      drawRoomWindow(room, details, look, windowAt(shape, 0.02, { outlook, balcony: false })) +
        hood(room, hoodX),
    ) +
    onBackWall(room, shelf(1.62) + shelf(2.02)) +
    standing(room, jars(room, details, 5), -1.66, room.depth, 1.62) +
    standing(room, jars(room, details, 4), -1.6, room.depth, 2.02) +
    onBackWall(
      room,
      `<g transform="translate(0.85 -1.5)">${look.variant === 1 ? pans(room) : ''}</g>`,
    ) +
    counterRun(room, details, colour, stone) +
    tallUnits(room, colour) +
    onSideWall(room, 1, 1.2, 1.1, 1.2, 0.9, darken(room.colours.timber, 0.25)) +
    onSideWall(room, 1, 1.26, 0.98, 1.26, 0.78, lighten(room.colours.linen, 0.4)) +
    onSideWall(room, 1, 1.4, 0.7, 1.4, 0.5, mix(room.colours.second, room.colours.linen, 0.3)) +
    drawSunPatch(room, pen, -0.6, 1.2) +
    island(room, details, mix(colour, room.colours.linen, 0.06), stone) +
    [-0.62, 0.62]
      .map((x) =>
        standing(
          room,
          drawPendant(
            pen,
            0.62,
            look.variant === 1 ? '#c99a4e' : mix(room.colours.accent, room.colours.metal, 0.3),
            0.4,
          ),
          x,
          1.8,
          room.height,
        ),
      )
      .join('')
  )
}
