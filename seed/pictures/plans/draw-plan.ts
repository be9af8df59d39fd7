import { lighten, mix } from '../core/colour'
import type { HouseLook } from '../core/look'
import { n, placed, polygon, rect, repeat, stroke } from '../core/svg'
import { digitsWidth, drawDigits } from '../parts/digits'
import { flat, groundFloor, upperFloor, wideGround, wideUpper } from './layouts'
import type { FloorPlan, PlanDoor, PlanRoom, PlanWindow } from './plan-model'
import { drawSymbols, type PlanInk } from './symbols'

const PAPER = '#f6f3ec'
const INK = '#20262b'
const SOFT = '#77828a'
const ENAMEL = '#123a8f'
const WALL = 0.3
const PARTITION = 0.13

const tintOf = (room: PlanRoom, accent: string): string => {
  const tints: Record<PlanRoom['kind'], string> = {
    living: mix(lighten(accent, 0.7), '#f3e6cf', 0.5),
    kitchen: '#efe6d2',
    bedroom: '#e9e6ee',
    bath: '#dbe8ec',
    hall: '#f1eee6',
    stairs: '#f1eee6',
    store: '#e8e6df',
    terrace: '#dfe4d4',
    garage: '#e3e4e4',
    office: '#ece7dc',
  }
  return tints[room.kind]
}

const doorMark = ({ x, y, along, swing, hinge }: PlanDoor): string => {
  const w = 0.85
  const gap = along === 'x' ? rect(x, y - 0.2, w, 0.4, PAPER) : rect(x - 0.2, y, 0.4, w, PAPER)
  const pin = hinge === 1 ? 0 : w
  const far = hinge === 1 ? w : 0
  const arc =
    along === 'x'
      ? `M${n(x + pin)} ${n(y)}v${n(swing * w)}A${w} ${w} 0 0 ${(swing === 1) === (hinge === 1) ? 0 : 1} ${n(x + far)} ${n(y)}`
      : `M${n(x)} ${n(y + pin)}h${n(swing * w)}A${w} ${w} 0 0 ${(swing === 1) === (hinge === 1) ? 1 : 0} ${n(x)} ${n(y + far)}`
  return gap + stroke(arc, SOFT, 0.035)
}

const windowMark = ({ x, y, along, length }: PlanWindow): string =>
  along === 'x'
    ? rect(x, y - WALL / 2, length, WALL, '#ffffff') +
      stroke(
        `M${n(x)} ${n(y - WALL / 2)}h${n(length)}M${n(x)} ${n(y)}h${n(length)}M${n(x)} ${n(y + WALL / 2)}h${n(length)}`,
        INK,
        0.035,
      )
    : rect(x - WALL / 2, y, WALL, length, '#ffffff') +
      stroke(
        `M${n(x - WALL / 2)} ${n(y)}v${n(length)}M${n(x)} ${n(y)}v${n(length)}M${n(x + WALL / 2)} ${n(y)}v${n(length)}`,
        INK,
        0.035,
      )

const comma = (metres: number): string => metres.toFixed(2).replace('.', ',')

/** A dimension line with slanted ticks and its length in metres. */
const dimension = (x: number, y: number, length: number, upright: boolean): string => {
  const line = upright ? `M${n(x)} ${n(y)}v${n(length)}` : `M${n(x)} ${n(y)}h${n(length)}`
  const end = upright ? [x, y + length] : [x + length, y]
  const ticks = [[x, y], end]
    .map(([tx = 0, ty = 0]) => `M${n(tx - 0.12)} ${n(ty + 0.12)}l.24 -.24`)
    .join('')
  const text = comma(length)
  const height = 0.3
  const middle = length / 2
  const label = upright
    ? `<g transform="translate(${n(x)} ${n(y + middle)}) rotate(-90)">${rect(-digitsWidth(text, height) / 2 - 0.15, -0.25, digitsWidth(text, height) + 0.3, 0.5, PAPER)}${drawDigits(text, 0, -height / 2, height, INK, 0.75)}</g>`
    : rect(
        x + middle - digitsWidth(text, height) / 2 - 0.15,
        y - 0.25,
        digitsWidth(text, height) + 0.3,
        0.5,
        PAPER,
      ) + drawDigits(text, x + middle, y - height / 2, height, INK, 0.75)
  return stroke(line + ticks, ENAMEL, 0.035) + label
}

const closedRooms = (plan: FloorPlan): readonly PlanRoom[] =>
  plan.rooms.filter((room) => room.kind !== 'terrace')

/** One storey in metres with its top left at 0, 0. */
export const drawFloorPlan = (plan: FloorPlan, accent: string): string => {
  const ink: PlanInk = { ink: INK, soft: SOFT, fill: '#fdfcf9', accent: mix(accent, PAPER, 0.35) }
  const rooms = closedRooms(plan)
  const top = Math.min(...rooms.map((room) => room.y))
  const bottom = Math.max(...rooms.map((room) => room.y + room.h))
  const tints = plan.rooms
    .map((room) => rect(room.x, room.y, room.w, room.h, tintOf(room, accent)))
    .join('')
  const partitions = rooms
    .map(
      (room) =>
        `<rect x="${n(room.x)}" y="${n(room.y)}" width="${n(room.w)}" height="${n(room.h)}" fill="none" stroke="${INK}" stroke-width="${PARTITION}"/>`,
    )
    .join('')
  const outer = `<rect x="0" y="${n(top)}" width="${n(plan.width)}" height="${n(bottom - top)}" fill="none" stroke="${INK}" stroke-width="${WALL}"/>`
  const terraces = plan.rooms
    .filter((room) => room.kind === 'terrace')
    .map(
      (room) =>
        `<rect x="${n(room.x)}" y="${n(room.y)}" width="${n(room.w)}" height="${n(room.h)}" fill="none" stroke="${SOFT}" stroke-width="0.05"/>`,
    )
    .join('')
  return (
    rect(0.35, top + 0.35, plan.width, bottom - top, '#20262b', 0.12) +
    tints +
    plan.rooms.map((room) => drawSymbols(room, ink)).join('') +
    terraces +
    partitions +
    outer +
    plan.doors.map(doorMark).join('') +
    plan.windows.map(windowMark).join('') +
    dimension(0, -0.85, plan.width, false) +
    dimension(-0.95, top, bottom - top, true)
  )
}

const compass = (turn: number): string =>
  `<g transform="translate(1490 110) rotate(${n(turn)})"><circle r="46" fill="none" stroke="${INK}" stroke-width="3"/>${polygon(
    [
      [0, -62],
      [15, 10],
      [0, 0],
    ],
    ENAMEL,
  )}${polygon(
    [
      [0, -62],
      [-15, 10],
      [0, 0],
    ],
    INK,
  )}</g>`

const scaleBar = (scale: number): string =>
  repeat(4, (index) =>
    rect(70 + index * scale, 1128, scale, 14, index % 2 === 0 ? INK : '#ffffff'),
  ) +
  `<rect x="70" y="1128" width="${n(4 * scale)}" height="14" fill="none" stroke="${INK}" stroke-width="2.5"/>` +
  drawDigits('0', 70, 1092, 24, INK, 0.9) +
  drawDigits('4', 70 + 4 * scale, 1092, 24, INK, 0.9)

/** Floors side by side on paper, with compass and scale bar. */
export const drawPlanSheet = (
  plans: readonly FloorPlan[],
  accent: string,
  turn: number,
): string => {
  const gap = 2.6
  const total = plans.reduce((sum, plan) => sum + plan.width, 0) + gap * (plans.length - 1)
  const deepest = Math.max(...plans.map((plan) => plan.depth))
  const scale = Math.min(1330 / (total + 1), 930 / (deepest + 0.9))
  let x = (1600 - total * scale) / 2 + 0.4 * scale
  const base = 600 + ((deepest - 0.9) * scale) / 2 - 10
  const floors = plans.map((plan, index) => {
    const bottom = Math.max(...plan.rooms.map((room) => room.y + room.h))
    const drawn = placed(drawFloorPlan(plan, accent), x, base - bottom * scale, scale)
    const level = drawDigits(String(index), x + (plan.width * scale) / 2, base + 34, 26, ENAMEL, 1)
    x += (plan.width + gap) * scale
    return drawn + (plans.length > 1 ? level : '')
  })
  const fine = stroke(
    repeat(33, (i) => `M${i * 50} 0V1200`) + repeat(25, (i) => `M0 ${i * 50}H1600`),
    '#e6e1d5',
    1.2,
  )
  return rect(0, 0, 1600, 1200, PAPER) + fine + floors.join('') + compass(turn) + scaleBar(scale)
}

const garagePlan = (bays: number): FloorPlan => ({
  width: bays * 2.95,
  depth: 5.6,
  rooms: Array.from({ length: bays }, (_, index) => ({
    kind: 'garage',
    x: index * 2.95,
    y: 0,
    w: 2.95,
    h: 5.6,
  })),
  doors: [],
  windows: Array.from({ length: bays }, (_, index) => ({
    x: index * 2.95 + 0.3,
    y: 5.6,
    along: 'x',
    length: 2.35,
  })),
})

const FLATS = ['apartment-block', 'studio-block', 'spanish-apartments', 'town-block']
const FREE = ['villa', 'modern-villa', 'farmhouse', 'spanish-villa', 'building-plot']

/** The storeys of a house with the given number of bedrooms (0 to 6). */
export const plansFor = (look: HouseLook, bedrooms: number): readonly FloorPlan[] => {
  const count = Math.min(6, Math.max(0, Math.round(bedrooms)))
  if (look.style === 'garages') return [garagePlan(look.bays)]
  if (FLATS.includes(look.style)) return [flat(Math.min(4, count))]
  if (FREE.includes(look.style))
    return count === 0 ? [wideGround(12)] : [wideGround(11.5), wideUpper(11.5, count)]
  const width = 6 + (look.seed % 3) * 0.5
  const uppers =
    count <= 3
      ? [upperFloor(width, Math.max(1, count))]
      : [upperFloor(width, Math.ceil(count / 2)), upperFloor(width, Math.floor(count / 2))]
  return [groundFloor(width), ...uppers]
}
