import type { WordToken } from '../tokenize-words'
import { bounds, boundsAfter, currencies, perMonth } from '../vocabulary/amounts'
import { areaNouns, areaUnits, rooms, type RoomKind } from '../vocabulary/measures'
import { adjectives } from '../vocabulary/small-words'
import { readAmount, readSpan, type Span } from './amount'
import { skip } from './skip'

/** A span with its unit and the words after it. */
export type Quantity = Span & {
  room: RoomKind | null
  /** Square metres of the unit. */
  area: number | null
  isMonthly: boolean
}

const suffixWordsMax = 4

/** Reads numbers with all that belongs to them; null where no number stands. */
export function readQuantity(
  tokens: readonly WordToken[],
  from: number,
  options: { withRange: boolean },
): Quantity | null {
  const span = readSpan(tokens, from, options)
  if (span === null) return null
  let quantity: Quantity = { ...span, room: null, area: null, isMonthly: false }
  for (let count = 0; count < suffixWordsMax; count += 1) {
    const more = readUnit(tokens, quantity) ?? readSuffix(tokens, quantity)
    if (more === null) break
    quantity = more
  }
  return quantity
}

/** Tells whether a size begins at a token. */
export function isSizeAt(tokens: readonly WordToken[], at: number): boolean {
  return (readQuantity(tokens, at, { withRange: true })?.area ?? null) !== null
}

function readUnit(tokens: readonly WordToken[], quantity: Quantity): Quantity | null {
  if (quantity.room !== null || quantity.area !== null || quantity.hasMoney) return null
  const room = findRoom(tokens, quantity.to)
  if (room !== null) return { ...quantity, room: room.kind, to: room.to }
  const area = areaUnits.match(tokens, quantity.to)
  return area && { ...quantity, area: area.value, to: quantity.to + area.length }
}

/** "2 slaapkamers", "2-bedroom", "2 ruime slaapkamers". */
export function findRoom(tokens: readonly WordToken[], at: number) {
  const token = tokens[at]
  const start = token?.key === '-' && token.isGlued ? at + 1 : skip([adjectives], tokens, at)
  const found = rooms.match(tokens, start)
  return found && { kind: found.value, to: start + found.length }
}

function readSuffix(tokens: readonly WordToken[], quantity: Quantity): Quantity | null {
  const { to } = quantity
  const month = quantity.room === null ? perMonth.match(tokens, to) : null
  if (month !== null) {
    return { ...quantity, isMonthly: true, isRent: true, hasMoney: true, to: to + month.length }
  }
  const currency = quantity.room === null ? currencies.match(tokens, to) : null
  if (currency !== null) return { ...quantity, hasMoney: true, to: to + currency.length }
  const noun = quantity.area === null ? null : areaNouns.match(tokens, to)
  if (noun !== null) return { ...quantity, noun: noun.value, to: to + noun.length }
  const bound = boundsAfter.match(tokens, to)
  if (bound === null || !belongsToBefore(tokens, to, bound.length, bound.value)) return null
  return { ...quantity, bound: { bound: bound.value }, to: to + bound.length }
}

/**
 * "300k max" ends a wish, "max 300k" begins one: in between, "max" belongs to the number after it,
 * unless a comma parts them or that number counts rooms, which nobody wants few of.
 */
function belongsToBefore(
  tokens: readonly WordToken[],
  at: number,
  length: number,
  bound: 'min' | 'max' | 'about',
): boolean {
  if (tokens[at]?.key === '+') return tokens[at]?.isGlued ?? false
  if (tokens[at]?.hasBreak) return false
  if (bounds.match(tokens, at) === null) return true
  const after = at + length
  const next = after + (currencies.match(tokens, after)?.length ?? 0)
  const amount = readAmount(tokens, next)
  if (amount === null || tokens[after]?.hasBreak) return true
  return bound === 'max' && findRoom(tokens, amount.to) !== null
}
