import { energyClasses, type EnergyClass } from '../../search-criteria'
import type { Claim, Rule } from '../claim'
import type { WordToken } from '../tokenize-words'
import { rangeJoiners } from '../vocabulary/amounts'
import {
  areaUnits,
  energyBounds,
  energyBoundsAfter,
  energyNouns,
  type EnergyBound,
} from '../vocabulary/measures'
import { andWords, orWords } from '../vocabulary/small-words'
import { findRoom } from './quantity'
import { skip, skipSmall } from './skip'

/** kWh above which a number after "EPC" is none. */
const energyUseMax = 999

type Letters = { classes: EnergyClass[]; to: number }

/** A letter of the label as typed, so that "à" is none; A+ counts as A. */
function readLetter(tokens: readonly WordToken[], at: number) {
  const token = tokens[at]
  const letter = energyClasses.find((name) => token?.raw.toLowerCase() === name)
  if (letter === undefined) return null
  let to = at + 1
  while (tokens[to]?.key === '+' && tokens[to]?.isGlued) to += 1
  return { letter, to }
}

/** Classes from one letter to another one, in the order of the label. */
function toClasses(one: EnergyClass, other: EnergyClass): EnergyClass[] {
  const [first = 0, last = 0] = [one, other]
    .map((letter) => energyClasses.indexOf(letter))
    .sort((a, b) => a - b)
  return energyClasses.slice(first, last + 1)
}

/** "B", "A of B", "A/B", "A-C", "A tot C". */
function readLetters(tokens: readonly WordToken[], at: number): Letters | null {
  const first = readLetter(tokens, at)
  if (first === null) return null
  let letters: Letters = { classes: [first.letter], to: first.to }
  for (;;) {
    const { classes, to } = letters
    const range = rangeJoiners.match(tokens, to)
    const list = orWords.match(tokens, to) ?? andWords.match(tokens, to)
    const joiner = range ?? list
    const next = readLetter(tokens, to + (joiner?.length ?? 0))
    if (next === null || (joiner === null && !tokens[to]?.hasBreak)) return letters
    const isRange = range?.value === 'to'
    const more = isRange ? toClasses(first.letter, next.letter) : [next.letter]
    letters = { classes: [...new Set([...classes, ...more])], to: next.to }
  }
}

function applyBound(classes: readonly EnergyClass[], bound: EnergyBound | null): EnergyClass[] {
  const worst = energyClasses.findLast((letter) => classes.includes(letter)) ?? 'a'
  const best = energyClasses.find((letter) => classes.includes(letter)) ?? 'a'
  if (bound === 'or-better') return toClasses('a', worst)
  if (bound === 'better-than') return toClasses('a', worst).slice(0, -1)
  return bound === 'or-worse' ? toClasses(best, 'g') : [...classes]
}

function toClaim(from: number, to: number, classes: EnergyClass[]): Claim {
  const isFilter = classes.length > 0 && classes.length < energyClasses.length
  return { from, to, meanings: [isFilter ? { kind: 'energy', classes } : { kind: 'unknown' }] }
}

/** A score in kWh/m² is a wish that no filter holds: the classes differ by region. */
function readScore(tokens: readonly WordToken[], from: number, at: number): Claim | null {
  const token = tokens[at]
  if (token?.kind !== 'number' || !(token.value <= energyUseMax)) return null
  const isOther = findRoom(tokens, at + 1) ?? areaUnits.match(tokens, at + 1)
  if (isOther !== null || ['k', '€', 'mio'].includes(tokens[at + 1]?.key ?? '')) return null
  let to = at + 1
  if (tokens[to]?.key === 'kwh') {
    to += 1
    if (tokens[to]?.key === '/') to += 1 + (areaUnits.match(tokens, to + 1)?.length ?? 0)
  }
  return { from, to, meanings: [{ kind: 'unknown' }] }
}

/** "EPC B", "label B of beter", "PEB C ou mieux", "niet slechter dan D", "A-label". */
export const energyRule: Rule = ({ tokens }, at) => {
  const before = energyBounds.match(tokens, at)
  const nounAt = at + (before?.length ?? 0)
  const letterFirst = before === null ? readLetter(tokens, at) : null
  if (letterFirst !== null) return readLetterFirst(tokens, at, letterFirst.letter, letterFirst.to)
  const afterNoun = skip([energyNouns], tokens, nounAt)
  const after = afterNoun > nounAt ? energyBounds.match(tokens, afterNoun) : null
  const isNamed = afterNoun > nounAt || isAboutLabels(tokens, at, before?.length ?? 0)
  if (!isNamed) return null
  const lettersAt = skipSmallBeforeLetter(tokens, afterNoun + (after?.length ?? 0))
  const letters = readLetters(tokens, lettersAt)
  if (letters === null) {
    return afterNoun > nounAt ? readScore(tokens, at, lettersAt) : null
  }
  const ending = energyBoundsAfter.match(tokens, letters.to)
  const isEnding = ending !== null && !isBoundOfNext(tokens, letters.to, ending.length)
  const bound = before?.value ?? after?.value ?? (isEnding ? ending.value : null)
  const to = letters.to + (isEnding ? ending.length : 0)
  return toClaim(at, to, applyBound(letters.classes, bound))
}

function readLetterFirst(
  tokens: readonly WordToken[],
  at: number,
  letter: EnergyClass,
  letterTo: number,
): Claim | null {
  const nounAt = letterTo + (tokens[letterTo]?.key === '-' ? 1 : 0)
  const noun = energyNouns.match(tokens, nounAt)
  if (noun === null || readLetters(tokens, nounAt + noun.length) !== null) return null
  const to = nounAt + noun.length
  const ending = energyBoundsAfter.match(tokens, to)
  const isEnding = ending !== null && !isBoundOfNext(tokens, to, ending.length)
  const classes = applyBound([letter], isEnding ? ending.value : null)
  return toClaim(at, to + (isEnding ? ending.length : 0), classes)
}

/** "niet slechter dan" and "better than" speak of labels by themselves, "min" does not. */
function isAboutLabels(tokens: readonly WordToken[], at: number, length: number): boolean {
  const words = tokens.slice(at, at + length).map(({ key }) => key)
  return ['slechter', 'beter', 'pire', 'mieux', 'worse', 'better', 'schlechter', 'besser'].some(
    (word) => words.includes(word),
  )
}

/** "van minstens [een] C". The letter A is an English article as well, and wins. */
function skipSmallBeforeLetter(tokens: readonly WordToken[], at: number): number {
  if (readLetter(tokens, at) !== null) return at
  const next = tokens[at]?.key === '-' ? at + 1 : skipSmall(tokens, at)
  return readLetter(tokens, next) === null ? at : next
}

/** "EPC B max 300k": the word belongs to the number. */
function isBoundOfNext(tokens: readonly WordToken[], at: number, length: number): boolean {
  const next = tokens[at + length]
  const isWord = ['max', 'min', 'maximum', 'minimum', 'mindestens', 'maximal'].includes(
    tokens[at]?.key ?? '',
  )
  return isWord && (next?.kind === 'number' || next?.key === '€')
}
