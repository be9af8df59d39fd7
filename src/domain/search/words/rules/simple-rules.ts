import type { Claim, Meaning, Rule } from '../claim'
import { availabilities, carSpaces, features } from '../vocabulary/features'
import { rangeLeads } from '../vocabulary/amounts'
import { goals } from '../vocabulary/goals'
import { negativeWords } from '../vocabulary/small-words'
import { compounds } from '../vocabulary/types'
import { isSizeAt } from './quantity'
import { skip } from './skip'
import { isUnderHome, isWished } from './wished'

function toClaim(at: number, length: number, meanings: readonly Meaning[]): Claim {
  return { from: at, to: at + length, meanings }
}

export const goalRule: Rule = ({ tokens }, at) => {
  const found = goals.match(tokens, at)
  return found && toClaim(at, found.length, [{ kind: 'goal', goal: found.value }])
}

/**
 * A type that the home has besides ("house with studio") is no wish that a filter holds; land that
 * it stands on is one when its size follows.
 */
export const typeRule: Rule = (scene, at) => {
  const { tokens, reader } = scene
  const found = reader.matchType(tokens, at)
  if (found === null) return null
  const { key, isKept = false } = found.value
  const to = at + found.length
  const isSide = key === 'land' ? isUnderHome(scene, at) : isWished(scene, at)
  if (isSide && key === 'garage') {
    return toClaim(at, found.length, [{ kind: 'car-space', feature: 'garage', isWished: true }])
  }
  const hasSize = key === 'land' && isSizeAt(tokens, skip([rangeLeads], tokens, to))
  if (isSide && !hasSize) return toClaim(at, found.length, [{ kind: 'unknown' }])
  return { ...toClaim(at, found.length, [{ kind: 'type', key }]), ...(isKept && { isKept }) }
}

export const compoundRule: Rule = ({ tokens }, at) => {
  const found = compounds.match(tokens, at)
  if (found === null) return null
  const { key, goal, feature, minBedrooms } = found.value
  return toClaim(at, found.length, [
    { kind: 'type', key },
    ...(goal === undefined ? [] : [{ kind: 'goal', goal } as const]),
    ...(feature === undefined ? [] : [{ kind: 'feature', feature } as const]),
    ...(minBedrooms === undefined ? [] : [{ kind: 'bedrooms', min: minBedrooms } as const]),
  ])
}

export const featureRule: Rule = (scene, at) => {
  const { tokens } = scene
  const found = features.match(tokens, at)
  if (found) return toClaim(at, found.length, [{ kind: 'feature', feature: found.value }])
  const negative = negativeWords.match(tokens, at)
  if (negative) return toClaim(at, negative.length, [{ kind: 'unknown' }])
  const space = carSpaces.match(tokens, at)
  if (space === null) return null
  const meaning = {
    kind: 'car-space',
    feature: space.value,
    isWished: isWished(scene, at),
  } as const
  return toClaim(at, space.length, [meaning])
}

export const availabilityRule: Rule = ({ tokens }, at) => {
  const found = availabilities.match(tokens, at)
  return found && toClaim(at, found.length, [{ kind: 'availability', available: found.value }])
}
