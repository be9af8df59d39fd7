import type { Claim, Meaning, Range, Rule, Scene } from '../claim'
import { rangeLeads } from '../vocabulary/amounts'
import { carSpaces, features } from '../vocabulary/features'
import { rooms } from '../vocabulary/measures'
import { readSpan } from './amount'
import { findRoom, isSizeAt, readQuantity, type Quantity } from './quantity'
import { skip } from './skip'

/** Euro below which a number with "max" or "min" is no price. */
const boundPriceMin = 100
/** Euro from which a number alone is a price. */
const plainPriceMin = 10_000
/** Euro from which a number alone is a price among rents. */
const plainRentMin = 300
const priceMax = 99_999_999
/** "Around" takes a tenth more and a tenth less. */
const aboutShare = 0.1
const roomsMax = 50
const areaMax = { living: 99_999, plot: 9_999_999 }
/** Square metres below which a size beside a terrace or a garage is the size of that. */
const sideSizeMax = 40

function toRange(
  { bound, low, high }: Pick<Quantity, 'bound' | 'low' | 'high'>,
  open: 'min' | 'max',
) {
  if (high !== null) return { min: Math.min(low, high), max: Math.max(low, high) }
  const kind = bound?.bound ?? open
  if (kind === 'about') return { min: low * (1 - aboutShare), max: low * (1 + aboutShare) }
  return kind === 'min' ? { min: low, max: null } : { min: null, max: low }
}

/** Whole numbers within bounds; null when a number lies outside. */
function toWhole({ min, max }: Range, most: number): Range | null {
  const whole = {
    min: min === null ? null : Math.round(min),
    max: max === null ? null : Math.round(max),
  }
  const isFit = [whole.min, whole.max].every(
    (value) => value === null || (value >= 1 && value <= most),
  )
  return isFit ? whole : null
}

/** Rooms are always a lowest number; most of them is a wish that no filter holds. */
function toRooms({ room, low, high, bound, hasMoney }: Quantity): Meaning | null {
  if (room === null || hasMoney || !Number.isInteger(low)) return null
  const least = Math.min(low, high ?? low) + (bound?.isStrict ? 1 : 0)
  if (least > roomsMax) return null
  if (least < 1 || (bound?.bound === 'max' && high === null)) return { kind: 'unknown' }
  if (room === 'rooms') return { kind: 'bedrooms', min: Math.max(1, least - 1) }
  return { kind: room, min: least }
}

/** What the words beside a size say that it is the size of. */
function findTarget(scene: Scene, quantity: Quantity, from: number) {
  if (quantity.noun !== null) return quantity.noun
  if ((quantity.area ?? 1) > 1) return 'plot'
  const { tokens, claims, reader } = scene
  const start = startOfLead(scene, from)
  const before = claims.find(({ to }) => to === start)?.meanings ?? []
  const isOfLand = before.some(
    (meaning) =>
      (meaning.kind === 'type' && meaning.key === 'land') ||
      (meaning.kind === 'feature' && meaning.feature === 'garden'),
  )
  if (isOfLand) return 'plot'
  const isSmall = start < from || quantity.low < sideSizeMax
  const isOfSide = before.some(({ kind }) => kind === 'feature' || kind === 'car-space')
  if (isOfSide && isSmall) return 'side'
  const next = skip([rangeLeads], tokens, quantity.to)
  const land = reader.matchType(tokens, next)
  const hasOwnSize =
    land !== null && isSizeAt(tokens, skip([rangeLeads], tokens, next + land.length))
  if (land?.value.key === 'land' && !hasOwnSize) return 'plot'
  const feature = features.match(tokens, next)
  if (feature?.value === 'garden' && next > quantity.to) return 'plot'
  const hasSide = feature !== null || carSpaces.match(tokens, next) !== null
  return hasSide && (next > quantity.to || quantity.low < sideSizeMax) ? 'side' : 'open'
}

/** "tuin van 100 m²": the place of the word before the size. */
function startOfLead({ tokens }: Scene, from: number): number {
  return from > 0 && rangeLeads.match(tokens, from - 1)?.length === 1 ? from - 1 : from
}

function toSize(scene: Scene, quantity: Quantity, from: number): Meaning | null {
  const { area, noun, isWord, hasMoney } = quantity
  if (isWord || hasMoney || (area === null && noun === null)) return null
  const target = findTarget(scene, quantity, from)
  if (target === 'side') return { kind: 'unknown' }
  const factor = area ?? 1
  const range = toRange(quantity, 'min')
  const metres = {
    min: range.min === null ? null : range.min * factor,
    max: range.max === null ? null : range.max * factor,
  }
  const whole = toWhole(metres, target === 'living' ? areaMax.living : areaMax.plot)
  return whole && { kind: 'size', target, ...whole }
}

function toPrice({ reader, isForRent }: Scene, quantity: Quantity): Meaning | null {
  const { low, high, bound, hasMoney, isWord } = quantity
  if (isWord) return null
  const least = Math.min(low, high ?? low)
  const range = toWhole(toRange(quantity, 'max'), priceMax)
  if (range === null) return null
  const isBounded = bound !== null && least >= boundPriceMin
  if (hasMoney || isBounded || least >= plainPriceMin) return { kind: 'price', ...range }
  if (bound !== null) return high === null && bound.bound !== 'about' ? { kind: 'unknown' } : null
  const isZips = [low, high ?? low].every((value) => reader.places.findByZip(`${value}`).length > 0)
  return isForRent && least >= plainRentMin && !isZips ? { kind: 'price', ...range } : null
}

function toMeaning(scene: Scene, quantity: Quantity, from: number): Meaning | null {
  if (quantity.room !== null) return toRooms(quantity)
  if (quantity.joiner === 'or') return null
  return toSize(scene, quantity, from) ?? (quantity.area === null ? toPrice(scene, quantity) : null)
}

function readClaim(scene: Scene, at: number, withRange: boolean): Claim | null {
  const { tokens } = scene
  const quantity = readQuantity(tokens, at, { withRange })
  if (quantity === null) return null
  const isLedOnly = quantity.bound === null && quantity.high === null
  if (isLedOnly && rangeLeads.match(tokens, at) !== null) return null
  const meaning = toMeaning(scene, quantity, at)
  if (meaning === null) return null
  const isRent = quantity.isRent && meaning.kind === 'price'
  return {
    from: at,
    to: quantity.to,
    meanings: [meaning, ...(isRent ? [{ kind: 'goal', goal: 'rent' } as const] : [])],
  }
}

/**
 * Numbers with their unit: rooms, sizes and prices. A number alone is a highest price when it is
 * as large as the price of a home, and among rents when it is as large as a rent.
 */
export const quantityRule: Rule = (scene, at) =>
  readClaim(scene, at, true) ?? readClaim(scene, at, false)

/** "slaapkamers: 3", where the number comes after the word. */
export const roomFirstRule: Rule = ({ tokens }, at) => {
  const room = rooms.match(tokens, at)
  if (room === null || room.value === 'rooms') return null
  const from = at + room.length
  const span = readSpan(tokens, from, { withRange: true })
  if (span === null || span.isWord || span.hasMoney || span.noun !== null) return null
  const whole = readQuantity(tokens, span.at, { withRange: true })
  if (whole === null || whole.room !== null || whole.area !== null || whole.hasMoney) return null
  if (findRoom(tokens, whole.to) !== null || span.low > roomsMax) return null
  const meaning = toRooms({ ...whole, bound: span.bound ?? whole.bound, room: room.value })
  return meaning && { from: at, to: whole.to, meanings: [meaning] }
}
