import { circle, n, rect, repeat, roundRect, stroke, type Box } from '../core/svg'
import type { PlanRoom } from './plan-model'

export type PlanInk = { ink: string; soft: string; fill: string; accent: string }

const outline = (d: string, colour: string): string => stroke(d, colour, 0.03)

const piece = ({ x, y, w, h }: Box, ink: PlanInk, radius = 0.05): string =>
  roundRect(x, y, w, h, radius, ink.fill) +
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="none" stroke="${ink.soft}" stroke-width="0.035"/>`

const bed = (room: PlanRoom, ink: PlanInk): string => {
  const wide = room.w > 2.7 ? 1.6 : 1
  const x = room.x + room.w - 2.15
  const y = room.y + room.h / 2 - wide / 2
  return (
    piece({ x, y, w: 2, h: wide }, ink) +
    piece({ x: x + 1.5, y: y + 0.1, w: 0.4, h: wide > 1 ? wide / 2 - 0.15 : wide - 0.2 }, ink) +
    (wide > 1
      ? piece({ x: x + 1.5, y: y + wide / 2 + 0.05, w: 0.4, h: wide / 2 - 0.15 }, ink)
      : '') +
    rect(x, y, 0.75, wide, ink.accent, 0.5) +
    (room.h > 2.7
      ? piece({ x: x + 1.6, y: y - 0.5, w: 0.4, h: 0.4 }, ink) +
        piece({ x: x + 1.6, y: y + wide + 0.1, w: 0.4, h: 0.4 }, ink)
      : '') +
    (room.h > 3
      ? piece(
          { x: room.x + 0.12, y: room.y + room.h - 0.72, w: Math.min(1.9, room.w * 0.5), h: 0.6 },
          ink,
        )
      : '')
  )
}

const dining = (x: number, y: number, ink: PlanInk): string =>
  [0.2, 0.75, 1.3]
    .map(
      (at) =>
        piece({ x: x + at, y: y - 0.32, w: 0.38, h: 0.4 }, ink) +
        piece({ x: x + at, y: y + 0.82, w: 0.38, h: 0.4 }, ink),
    )
    .join('') + piece({ x, y, w: 1.85, h: 0.9 }, ink)

const living = (room: PlanRoom, ink: PlanInk): string => {
  const { x, y, w, h } = room
  const rug = rect(x + 0.9, y + h - 3, Math.min(2.6, w - 1.4), 2, ink.accent, 0.28)
  const sofa =
    piece({ x: x + 0.15, y: y + h - 3.1, w: 0.9, h: 2.2 }, ink, 0.12) +
    outline(`M${n(x + 0.4)} ${n(y + h - 3.1)}v2.2M${n(x + 0.4)} ${n(y + h - 2)}h.65`, ink.soft)
  const table = piece({ x: x + 1.5, y: y + h - 2.4, w: 0.6, h: 1 }, ink)
  const chair = piece({ x: x + 2.5, y: y + h - 2.3, w: 0.75, h: 0.75 }, ink, 0.2)
  return (
    rug +
    sofa +
    table +
    (w > 3.8 ? chair : '') +
    (h > 5.5 ? dining(x + w / 2 - 0.92, y + 1.2, ink) : '')
  )
}

const kitchen = (room: PlanRoom, ink: PlanInk): string => {
  const { x, y, w, h } = room
  const counter = piece({ x: x + 0.06, y: y + 0.06, w: 0.62, h: h - 0.12 }, ink, 0.01)
  const hob = [0, 1]
    .flatMap((i) =>
      [0, 1].map((j) => circle(x + 0.24 + i * 0.26, y + h * 0.3 + j * 0.26, 0.09, ink.soft)),
    )
    .join('')
  const sink = `<rect x="${n(x + 0.18)}" y="${n(y + h * 0.58)}" width="0.4" height="0.6" rx="0.08" fill="none" stroke="${ink.soft}" stroke-width="0.035"/>`
  const island =
    w > 3
      ? piece({ x: x + 1.5, y: y + h / 2 - 0.9, w: 0.9, h: 1.8 }, ink, 0.02) +
        [0, 0.6, 1.2]
          .map(
            (at) =>
              circle(x + 2.62, y + h / 2 - 0.6 + at, 0.16, ink.fill) +
              `<circle cx="${n(x + 2.62)}" cy="${n(y + h / 2 - 0.6 + at)}" r="0.16" fill="none" stroke="${ink.soft}" stroke-width="0.03"/>`,
          )
          .join('')
      : ''
  return counter + hob + sink + island
}

const bath = (room: PlanRoom, ink: PlanInk): string => {
  const { x, y, w, h } = room
  const grid = stroke(
    repeat(Math.floor(w / 0.3), (i) => `M${n(x + i * 0.3)} ${n(y)}v${n(h)}`) +
      repeat(Math.floor(h / 0.3), (i) => `M${n(x)} ${n(y + i * 0.3)}h${n(w)}`),
    ink.soft,
    0.008,
  )
  const wc =
    piece({ x: x + w - 0.62, y: y + h - 0.55, w: 0.2, h: 0.4 }, ink) +
    piece({ x: x + w - 1, y: y + h - 0.52, w: 0.42, h: 0.36 }, ink, 0.17)
  const tub =
    w > 1.6 && h > 2.2
      ? piece({ x: x + 0.12, y: y + 0.15, w: 0.75, h: Math.min(1.7, h - 0.4) }, ink, 0.05) +
        `<rect x="${n(x + 0.2)}" y="${n(y + 0.24)}" width="0.59" height="${n(Math.min(1.7, h - 0.4) - 0.18)}" rx="0.26" fill="none" stroke="${ink.soft}" stroke-width="0.03"/>`
      : ''
  const basin =
    piece({ x: x + w - 0.6, y: y + 0.25, w: 0.46, h: Math.min(0.9, h * 0.3) }, ink, 0.04) +
    circle(x + w - 0.37, y + 0.25 + Math.min(0.9, h * 0.3) / 2, 0.13, ink.soft)
  return grid + wc + tub + basin
}

const stairs = ({ x, y, w, h }: PlanRoom, ink: PlanInk): string => {
  const tall = h >= w
  const count = Math.floor((tall ? h : w) / 0.26)
  const steps = repeat(count, (i) =>
    tall
      ? `M${n(x)} ${n(y + (i * h) / count)}h${n(w)}`
      : `M${n(x + (i * w) / count)} ${n(y)}v${n(h)}`,
  )
  const arrow = tall
    ? `M${n(x + w / 2)} ${n(y + h - 0.2)}V${n(y + 0.3)}m-.13 .2l.13 -.2l.13 .2`
    : `M${n(x + 0.2)} ${n(y + h / 2)}H${n(x + w - 0.3)}m-.2 -.13l.2 .13l-.2 .13`
  return stroke(steps, ink.soft, 0.03) + stroke(arrow, ink.ink, 0.04)
}

const terrace = ({ x, y, w, h }: PlanRoom, ink: PlanInk): string =>
  stroke(
    repeat(Math.floor(w / 0.3), (i) => `M${n(x + i * 0.3)} ${n(y)}v${n(h)}`),
    ink.soft,
    0.014,
  ) +
  (w > 5
    ? circle(x + w * 0.3, y + h / 2, 0.42, ink.fill) +
      [0, 1, 2, 3]
        .map((i) =>
          circle(
            x + w * 0.3 + Math.cos((i * Math.PI) / 2 + 0.8) * 0.58,
            y + h / 2 + Math.sin((i * Math.PI) / 2 + 0.8) * 0.58,
            0.16,
            ink.fill,
          ),
        )
        .join('') +
      circle(x + w * 0.85, y + h / 2, 0.3, ink.accent, 0.7)
    : '')

const car = ({ x, y, w, h }: PlanRoom, ink: PlanInk): string => {
  const cw = Math.min(1.8, w - 0.6)
  const ch = Math.min(4.2, h - 0.4)
  const left = x + w / 2 - cw / 2
  const top = y + h / 2 - ch / 2
  return (
    piece({ x: left, y: top, w: cw, h: ch }, ink, 0.4) +
    `<rect x="${n(left + 0.18)}" y="${n(top + ch * 0.3)}" width="${n(cw - 0.36)}" height="${n(ch * 0.44)}" rx="0.2" fill="none" stroke="${ink.soft}" stroke-width="0.03"/>`
  )
}

const desk = (room: PlanRoom, ink: PlanInk): string =>
  piece({ x: room.x + 0.4, y: room.y + 0.3, w: 1.6, h: 0.7 }, ink) +
  piece({ x: room.x + 0.95, y: room.y + 1.05, w: 0.5, h: 0.5 }, ink, 0.2) +
  piece({ x: room.x + 0.1, y: room.y + room.h - 0.5, w: room.w * 0.6, h: 0.38 }, ink)

/** The furniture signs of one room, in metres. */
export const drawSymbols = (room: PlanRoom, ink: PlanInk): string => {
  if (room.kind === 'bedroom') return bed(room, ink)
  if (room.kind === 'living') return living(room, ink)
  if (room.kind === 'kitchen') return kitchen(room, ink)
  if (room.kind === 'bath') return bath(room, ink)
  if (room.kind === 'stairs') return stairs(room, ink)
  if (room.kind === 'terrace') return terrace(room, ink)
  if (room.kind === 'garage') return car(room, ink)
  if (room.kind === 'office') return desk(room, ink)
  return ''
}
