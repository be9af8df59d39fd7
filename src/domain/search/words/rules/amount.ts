import type { WordToken } from '../tokenize-words'
import {
  bounds,
  currencies,
  multipliers,
  numberWords,
  priceNouns,
  rangeJoiners,
  rangeLeads,
  type BoundSense,
} from '../vocabulary/amounts'
import { areaNouns } from '../vocabulary/measures'

/** A number as it stands, with what belongs to it directly. */
export type Amount = {
  value: number
  /** By what the value was multiplied; 1 without a word for it. */
  factor: number
  hasCurrency: boolean
  /** Written in letters, as people do before rooms only. */
  isWord: boolean
  to: number
}

/** One number or two, with the words that say how far they reach. */
export type Span = {
  /** Where the first number stands. */
  at: number
  low: number
  high: number | null
  joiner: 'to' | 'and' | 'or' | null
  bound: BoundSense | null
  noun: 'living' | 'plot' | null
  hasMoney: boolean
  isRent: boolean
  /** Begins with "of", which belongs to the words before unless a range follows. */
  hasLead: boolean
  isWord: boolean
  to: number
}

type Prefix = Pick<Span, 'bound' | 'noun' | 'hasMoney' | 'isRent' | 'hasLead'> & {
  isBetween: boolean
  hasCurrency: boolean
  to: number
}

const prefixWordsMax = 5

/** Reads what stands before a number: "max", "budget van", "€", "tussen". */
function readPrefix(tokens: readonly WordToken[], from: number): Prefix {
  const start = { bound: null, noun: null, hasMoney: false, isRent: false, hasLead: false }
  let prefix: Prefix = { ...start, isBetween: false, hasCurrency: false, to: from }
  for (let count = 0; count < prefixWordsMax; count += 1) {
    const more = readPrefixWord(tokens, prefix)
    if (more === null) break
    prefix = more
  }
  return prefix
}

function readPrefixWord(tokens: readonly WordToken[], prefix: Prefix): Prefix | null {
  const at = prefix.to
  const bound = bounds.match(tokens, at)
  const lead = rangeLeads.match(tokens, at)
  const noun = areaNouns.match(tokens, at)
  const price = priceNouns.match(tokens, at)
  const currency = currencies.match(tokens, at)
  const longest = Math.max(
    ...[bound, lead, noun, price, currency].map((found) => found?.length ?? 0),
  )
  const to = at + longest
  if (longest === 0) return null
  if (bound?.length === longest) return { ...prefix, bound: bound.value, to }
  if (price?.length === longest) {
    return { ...prefix, hasMoney: true, isRent: prefix.isRent || price.value === 'rent', to }
  }
  if (currency?.length === longest) return { ...prefix, hasMoney: true, hasCurrency: true, to }
  if (noun?.length === longest) return { ...prefix, noun: noun.value, to }
  const isBetween = lead?.value === 'between'
  return { ...prefix, isBetween: prefix.isBetween || isBetween, hasLead: !isBetween, to }
}

/** Reads a number with its multiplier and currency; null where none stands. */
export function readAmount(
  tokens: readonly WordToken[],
  at: number,
  hasCurrencyBefore = false,
): Amount | null {
  const token = tokens[at]
  if (token === undefined) return null
  const word = numberWords.match(tokens, at)
  if (word !== null) {
    const { value, length } = word
    return { value, factor: 1, hasCurrency: false, isWord: true, to: at + length }
  }
  if (token.kind !== 'number') return null
  const multiplier = multipliers.match(tokens, at + 1)
  const isMillion = multiplier === null && isShortMillion(token, tokens[at + 1], hasCurrencyBefore)
  const factor = isMillion ? 1_000_000 : (multiplier?.value ?? 1)
  const next = at + 1 + (isMillion ? 1 : (multiplier?.length ?? 0))
  const currency = currencies.match(tokens, next)
  return {
    value: token.value * factor,
    factor,
    hasCurrency: hasCurrencyBefore || currency !== null,
    isWord: false,
    to: next + (currency?.length ?? 0),
  }
}

/** "1.2m" and "€2m" are millions, "8 m" is a width. */
function isShortMillion(token: WordToken, next: WordToken | undefined, hasCurrency: boolean) {
  const isShort = next?.key === 'm' && next.isGlued && token.value < 100
  return isShort && (hasCurrency || !Number.isInteger(token.value))
}

/** Reads "max 300k", "200 tot 300k", "tussen € 900 en € 1.200"; null where no number stands. */
export function readSpan(
  tokens: readonly WordToken[],
  from: number,
  { withRange }: { withRange: boolean },
): Span | null {
  const { isBetween, hasCurrency, ...prefix } = readPrefix(tokens, from)
  const first = readAmount(tokens, prefix.to, hasCurrency)
  if (first === null) return null
  const second = withRange ? readSecond(tokens, first.to, isBetween) : null
  const hasFactor = first.factor > 1 || (second?.amount.factor ?? 1) > 1
  return {
    ...prefix,
    at: prefix.to,
    low: second === null ? first.value : raiseLike(first, second.amount),
    high: second?.amount.value ?? null,
    joiner: second?.joiner ?? null,
    hasMoney:
      prefix.hasMoney || hasFactor || first.hasCurrency || (second?.amount.hasCurrency ?? false),
    isWord: first.isWord || (second?.amount.isWord ?? false),
    to: second?.amount.to ?? first.to,
  }
}

function readSecond(tokens: readonly WordToken[], at: number, isBetween: boolean) {
  const joiner = rangeJoiners.match(tokens, at)
  if (joiner === null || (joiner.value === 'and' && !isBetween)) return null
  let next = at + joiner.length
  next += bounds.match(tokens, next)?.length ?? 0
  const currency = currencies.match(tokens, next)
  const amount = readAmount(tokens, next + (currency?.length ?? 0), currency !== null)
  return amount && { joiner: joiner.value, amount }
}

/** In "200 tot 300k" the first number is in thousands as well. */
function raiseLike(first: Amount, second: Amount): number {
  const isShort = first.factor === 1 && first.value * second.factor <= second.value
  return isShort ? first.value * second.factor : first.value
}
