import { darken, lighten } from '../core/colour'
import type { HouseLook } from '../core/look'
import { boardPaint } from '../core/pattern'
import type { Pen } from '../core/sheet'
import { rect, repeat } from '../core/svg'
import { drawBalcony, type Railing } from '../parts/balcony'
import { drawDoor } from '../parts/door'
import { drawPlate } from '../parts/plate'
import { shadowOf, sweptShadow } from '../parts/shadow'
import { drawBush, drawTopiary } from '../parts/shrub'
import { drawBand, drawWall } from '../parts/wall'
import { drawWindow } from '../parts/window'
import { bayCentres, type Elevation, type Side } from './elevation'

const STOREY = 2.95
const BAY = 3.7

const penthouse = (pen: Pen, look: HouseLook, width: number, eaves: number): string => {
  const inset = 1.5
  const x = inset
  const w = width - 2 * inset
  const metal = pen.light.shade(look.roof)
  const count = Math.max(3, Math.round(w / 2.4))
  const glass = repeat(count, (index) =>
    drawWindow(pen, {
      x: x + 0.2 + index * ((w - 0.4) / count) + 0.08,
      y: -eaves - 2.4,
      w: (w - 0.4) / count - 0.16,
      h: 2.3,
      frame: look.frame,
      sash: 'pair',
      sill: false,
    }),
  )
  return (
    rect(x, -eaves - 2.75, w, 2.75, boardPaint(pen, metal, 0.3)) +
    glass +
    shadowOf(
      pen,
      [
        [x, -eaves - 2.75],
        [x + w, -eaves - 2.75],
        [x + w, -eaves - 2.1],
        [x + 0.5, -eaves - 2.1],
        [x, -eaves - 2.5],
      ],
      1,
    ) +
    rect(x - 0.6, -eaves - 2.98, w + 1.2, 0.26, metal) +
    rect(x - 0.6, -eaves - 2.98, w + 1.2, 0.08, lighten(metal, 0.4)) +
    rect(x + w * 0.68, -eaves - 3.7, 1.8, 0.75, darken(metal, 0.1)) +
    [0.16, 0.5, 0.86].map((at) => drawBush(pen, width * at, -eaves - 0.35, 0.42)).join('')
  )
}

const entrance = (pen: Pen, look: HouseLook, x: number): string => {
  const dark = pen.light.shade('#2b3136')
  return (
    rect(x - 1.5, -2.75, 3, 2.75, pen.light.shade(look.timber)) +
    drawWindow(pen, {
      x: x - 1.35,
      y: -2.6,
      w: 0.8,
      h: 2.6,
      frame: look.frame,
      sash: 'single',
      sill: false,
      lit: true,
      dress: 'plant',
    }) +
    drawDoor(pen, { x: x - 0.5, y: -2.6, w: 1.15, h: 2.6, colour: look.door, kind: 'modern' }) +
    drawPlate(pen, x + 1.05, -1.75, look.number, 0.26) +
    rect(x + 0.88, -1.45, 0.34, 0.5, dark) +
    repeat(6, (index) =>
      rect(
        x + 0.93 + (index % 2) * 0.13,
        -1.38 + Math.floor(index / 2) * 0.13,
        0.09,
        0.05,
        lighten(dark, 0.6),
      ),
    ) +
    sweptShadow(pen, { x: x - 1.8, y: -3, w: 3.6, h: 0.2 }, 0.7, 1.1) +
    rect(x - 1.8, -3.02, 3.6, 0.24, dark) +
    rect(x - 1.8, -3.02, 3.6, 0.06, lighten(dark, 0.35)) +
    drawTopiary(pen, x - 1.95, 0) +
    drawTopiary(pen, x + 1.95, 0)
  )
}

const garage = (pen: Pen, x: number): string => {
  const metal = pen.light.shade('#5d656b')
  return (
    rect(x - 1.35, -2.4, 2.7, 2.4, darken(metal, 0.3)) +
    rect(x - 1.25, -2.3, 2.5, 2.3, metal) +
    repeat(11, (index) => rect(x - 1.25, -2.1 + index * 0.2, 2.5, 0.03, darken(metal, 0.3)))
  )
}

const groundFloor = (pen: Pen, look: HouseLook, bays: readonly number[], side: Side): string => {
  const hall = Math.floor(bays.length / 2)
  return bays
    .map((x, index) => {
      if (side === 'garden')
        return drawWindow(pen, {
          x: x - 1.35,
          y: -2.5,
          w: 2.7,
          h: 2.42,
          frame: look.frame,
          sash: 'triple',
          sill: false,
        })
      if (index === hall) return entrance(pen, look, x)
      if (index === bays.length - 1) return garage(pen, x)
      return drawWindow(pen, {
        x: x - 1.1,
        y: -2.5,
        w: 2.2,
        h: 1.7,
        frame: look.frame,
        stone: look.stone,
        sash: 'triple',
      })
    })
    .join('')
}

/** A block of flats: brick, concrete bands, deep balconies, a set-back top floor. */
export const drawApartmentBlock = (pen: Pen, look: HouseLook, side: Side = 'street'): Elevation => {
  const width = look.bays * BAY + 0.8
  const eaves = look.storeys * STOREY + 0.75
  const bays = bayCentres(look.bays, width, 0.4)
  const railing: Railing = look.variant === 0 ? 'glass' : look.variant === 1 ? 'bars' : 'solid'
  const open = (index: number): boolean =>
    side === 'garden'
      ? true
      : look.bays % 2 === 0
        ? index === 0 || index === bays.length - 1
        : index % 2 === 0
  const floors = repeat(look.storeys - 1, (level) => {
    const base = -(level + 1) * STOREY - 0.1
    const doors = bays.map((x, index) =>
      open(index)
        ? rect(x - 1.5, base - 2.5, 3, 2.5, darken(pen.light.shade(look.wall), 0.24)) +
          drawWindow(pen, {
            x: x - 1.3,
            y: base - 2.35,
            w: 1.7,
            h: 2.35,
            frame: look.frame,
            sash: 'pair',
            sill: false,
            reveal: 0.2,
          }) +
          drawWindow(pen, {
            x: x + 0.55,
            y: base - 2.35,
            w: 0.8,
            h: 2.35,
            frame: look.frame,
            sash: 'single',
            sill: false,
            reveal: 0.2,
          }) +
          shadowOf(
            pen,
            [
              [x - 1.5, base - 2.5],
              [x + 1.5, base - 2.5],
              [x + 1.5, base - 2.0],
              [x - 1.0, base - 2.0],
              [x - 1.0, base],
              [x - 1.5, base],
            ],
            1.2,
          )
        : drawWindow(pen, {
            x: x - 1.05,
            y: base - 2.3,
            w: 2.1,
            h: 1.65,
            frame: look.frame,
            stone: look.stone,
            sash: look.variant === 1 ? 'triple' : 'pair',
          }),
    )
    return doors.join('')
  })
  const balconies = repeat(look.storeys - 1, (level) => {
    const base = -(level + 1) * STOREY - 0.1
    return bays
      .map((x, index) => {
        if (!open(index)) return ''
        const green = pen.random.chance(0.45)
          ? drawBush(
              pen,
              x + pen.random.range(-0.9, 0.9),
              base - 0.25,
              0.36,
              ...(pen.random.chance(0.5) ? ['#d8565a'] : []),
            )
          : ''
        return (
          green +
          drawBalcony(pen, {
            x: x - 1.62,
            y: base,
            w: 3.24,
            depth: 1.3,
            railing,
            stone: look.stone,
            iron: look.variant === 0 ? '#4a5258' : look.iron,
          })
        )
      })
      .join('')
  })
  const bands = repeat(look.storeys - 1, (level) =>
    drawBand(pen, 0, -(level + 1) * STOREY - 0.1, width, 0.16, look.stone),
  )
  const svg =
    penthouse(pen, look, width, eaves) +
    drawWall(pen, look, 0, -eaves, width, eaves) +
    bands +
    drawBand(pen, -0.08, -eaves - 0.08, width + 0.16, 0.3, look.stone) +
    floors +
    groundFloor(pen, look, bays, side) +
    balconies +
    rect(0, -0.12, width, 0.12, pen.light.shade('#8b9196'))
  return { svg, width, height: eaves + 3, door: bays[Math.floor(bays.length / 2)] ?? width / 2 }
}
