import type { Claim, Rule, Scene } from './claim'
import { energyRule } from './rules/energy-rule'
import { createNegationRule } from './rules/negation-rule'
import { placeRule, radiusRule, referenceRule, streetRule } from './rules/place-rules'
import { quantityRule, roomFirstRule } from './rules/quantity-rule'
import {
  availabilityRule,
  compoundRule,
  featureRule,
  goalRule,
  typeRule,
} from './rules/simple-rules'
import type { WordToken } from './tokenize-words'
import { perMonth } from './vocabulary/amounts'
import { goals } from './vocabulary/goals'
import { compounds } from './vocabulary/types'

/** Of claims that are equally long the first one counts. */
const positiveRules: readonly Rule[] = [
  referenceRule,
  streetRule,
  placeRule,
  radiusRule,
  compoundRule,
  typeRule,
  featureRule,
  availabilityRule,
  energyRule,
  quantityRule,
  roomFirstRule,
  goalRule,
]

function findLongest(rules: readonly Rule[], scene: Scene, at: number): Claim | null {
  return rules.reduce<Claim | null>((longest, rule) => {
    const claim = rule(scene, at)
    return claim !== null && claim.to > (longest?.to ?? 0) ? claim : longest
  }, null)
}

const negationRule = createNegationRule((scene, at) => findLongest(positiveRules, scene, at))

/** Tells whether a text speaks of rents, wherever it does. */
export function speaksOfRent(tokens: readonly WordToken[]): boolean {
  return tokens.some(
    (_token, at) =>
      goals.match(tokens, at)?.value === 'rent' ||
      compounds.match(tokens, at)?.value.goal === 'rent' ||
      perMonth.match(tokens, at) !== null,
  )
}

/**
 * Reads a text once from left to right. At each place the rule that explains most words wins, so
 * that "niet verkocht" is no negation and "terrain à bâtir" no terrain.
 */
export function recognise(text: Omit<Scene, 'claims'>): Claim[] {
  const { tokens } = text
  const claims: Claim[] = []
  const rules = [...positiveRules, negationRule]
  let at = 0
  while (at < tokens.length) {
    const claim = findLongest(rules, { ...text, claims }, at)
    if (claim !== null) claims.push(claim)
    at = claim?.to ?? at + 1
  }
  return claims
}
