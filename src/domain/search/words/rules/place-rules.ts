import type { Claim, Meaning, Rule, Scene } from '../claim'
import type { PlaceMatch } from '../place-index'
import { isKnownWord } from '../reader'
import type { WordToken } from '../tokenize-words'
import { kilometres } from '../vocabulary/measures'
import {
  nearWords,
  ordinaryPlaceWords,
  placePrepositions,
  radiusLeads,
  radiusLinks,
  referenceWords,
  streets,
  surroundings,
} from '../vocabulary/nearness'

/** Kilometres for "near" and "en omgeving". */
export const vagueRadiusKm = 10

type Found = { meaning: Meaning; length: number }

/** A postcode that exists, alone or as B-2000; not a part of a reference. */
function findZip({ tokens, reader }: Scene, at: number): Found | null {
  const token = tokens[at]
  if (token === undefined || token.kind === 'word' || token.kind === 'sign') return null
  const zip = token.raw.replace(/^be?-?(?=\d{4}$)/i, '')
  const places = reader.places.findByZip(zip)
  if (places.length === 0 || isPartOfCode(tokens, at, reader)) return null
  return { meaning: { kind: 'zip', zip, places }, length: 1 }
}

/** "2000-17" and "2000a" are references, "2000-Antwerpen" and "9000-9050" are not. */
function isPartOfCode(tokens: readonly WordToken[], at: number, reader: Scene['reader']): boolean {
  const next = tokens[at + 1]
  if (next?.isGlued && (next.kind === 'word' || next.kind === 'code')) return true
  const beside = [
    next?.isGlued && next.key !== '€' ? tokens[at + 2] : undefined,
    tokens[at]?.isGlued ? tokens[at - 2] : undefined,
  ]
  return beside.some(
    (token) =>
      (token?.kind === 'number' || token?.kind === 'code') &&
      reader.places.findByZip(token.raw).length === 0,
  )
}

/** Whether a word that is no name alone stands where a place would. */
function isMeantAsPlace({ tokens, reader }: Scene, at: number): boolean {
  const token = tokens[at]
  const before = at > 0 ? tokens[at - 1] : undefined
  if (token === undefined) return false
  if (at > 0 && placePrepositions.match(tokens, at - 1)?.length === 1) return true
  for (let start = Math.max(0, at - 5); start < at; start += 1) {
    if (nearWords.match(tokens, start)?.length === at - start) return true
  }
  const neighbours = [before, tokens[at + 1]].filter((other) => other !== undefined)
  if (neighbours.some(({ raw }) => reader.places.findByZip(raw).length > 0)) return true
  const isShouted = tokens.every(({ raw }) => raw === raw.toUpperCase())
  return at > 0 && !isShouted && /^\p{Lu}/u.test(token.raw)
}

function findByName(scene: Scene, at: number): PlaceMatch | null {
  const { tokens, reader } = scene
  const exact = reader.places.match(tokens, at)
  if (exact !== null) {
    const isOrdinary = exact.length === 1 && ordinaryPlaceWords.has(tokens[at]?.key ?? '')
    return isOrdinary && !isMeantAsPlace(scene, at) ? null : exact
  }
  const typo = reader.places.matchTypo(tokens, at)
  const words = tokens.slice(at, at + (typo?.length ?? 0))
  return words.some(
    ({ kind, key }) => kind === 'word' && key.length > 3 && !isKnownWord(key, reader),
  )
    ? typo
    : null
}

/** A place by name or postcode. */
export function findPlace(scene: Scene, at: number): Found | null {
  const zip = findZip(scene, at)
  if (zip !== null) return zip
  const found = findByName(scene, at)
  return found && { meaning: { kind: 'place', places: found.places }, length: found.length }
}

const vagueRadius: Meaning = { kind: 'radius', km: vagueRadiusKm, isVague: true }

/** A place, with "regio" before it or "en omgeving" after it. */
export const placeRule: Rule = (scene, at) => {
  const near = nearWords.match(scene.tokens, at)
  const nearPlace = near && findPlace(scene, at + near.length)
  const place = nearPlace ?? findPlace(scene, at)
  if (place === null) return null
  const to = at + (nearPlace === null ? 0 : (near?.length ?? 0)) + place.length
  const around = surroundings.match(scene.tokens, to)
  const isVague = nearPlace !== null || around !== null
  return {
    from: at,
    to: to + (around?.length ?? 0),
    meanings: [place.meaning, ...(isVague ? [vagueRadius] : [])],
  }
}

/** "in een straal van 10 km rond", before or after the place; "2 km from the sea" stays. */
export const radiusRule: Rule = (scene, at) => {
  const { tokens } = scene
  const lead = radiusLeads.match(tokens, at)
  const numberAt = at + (lead?.length ?? 0)
  const number = tokens[numberAt]
  const unit = kilometres.match(tokens, numberAt + 1)
  if (number?.kind !== 'number' || unit === null) return null
  const to = numberAt + 1 + unit.length
  const meanings: Meaning[] = [{ kind: 'radius', km: number.value, isVague: false }]
  const link = radiusLinks.match(tokens, to)
  if (link === null) return { from: at, to, meanings }
  const placeAt = to + link.length
  if (findPlace(scene, placeAt) !== null) return { from: at, to: placeAt, meanings }
  return toLiteral(at, Math.min(placeAt + 1, tokens.length))
}

function toLiteral(from: number, to: number): Claim {
  return { from, to, meanings: [{ kind: 'literal' }] }
}

/** "rue de Namur" is a street wherever it lies. */
export const streetRule: Rule = ({ tokens, reader }, at) => {
  const street = streets.match(tokens, at)
  if (street === null) return null
  const nameAt = at + street.length
  if (tokens[nameAt]?.kind !== 'word') return null
  return toLiteral(at, nameAt + (reader.places.match(tokens, nameAt)?.length ?? 1))
}

/** "ref. 12-345" stays as it is. */
export const referenceRule: Rule = ({ tokens }, at) => {
  const word = referenceWords.match(tokens, at)
  if (word === null || tokens[at + word.length] === undefined) return null
  let to = at + word.length + 1
  while (tokens[to]?.isGlued) to += 1
  return toLiteral(at, to)
}
