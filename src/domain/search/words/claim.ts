import type { AvailabilityChoice, EnergyClass, SearchFeature } from '../search-criteria'
import type { Reader } from './reader'
import type { WordToken } from './tokenize-words'
import type { WordsGoal, WordsPlace } from './words-reading'

/** Both ends count; null is open. */
export type Range = { min: number | null; max: number | null }

/** What some words of the text mean. */
export type Meaning =
  | { kind: 'goal'; goal: WordsGoal }
  /** Land is only mentioned where its size is given: beside another type it is no type. */
  | { kind: 'type'; key: string; isMention?: boolean }
  /** Garage or parking: a wish or a type, as the rest of the text decides. */
  | { kind: 'car-space'; feature: 'garage' | 'parking'; isWished: boolean }
  | { kind: 'feature'; feature: SearchFeature }
  | { kind: 'availability'; available: AvailabilityChoice }
  | { kind: 'place'; places: readonly WordsPlace[] }
  | { kind: 'zip'; zip: string; places: readonly WordsPlace[] }
  | {
      kind: 'radius'
      km: number
      /** Words such as "near", which a number overrules. */ isVague: boolean
    }
  | { kind: 'bedrooms'; min: number }
  | { kind: 'bathrooms'; min: number }
  | ({ kind: 'price' } & Range)
  /** Square metres; of the home or of its plot, unless the text says which. */
  | ({ kind: 'size'; target: 'living' | 'plot' | 'open' } & Range)
  | { kind: 'energy'; classes: EnergyClass[] }
  /** A wish that no filter holds. */
  | { kind: 'unknown' }
  /** Words that stay as they are: a reference, a street. */
  | { kind: 'literal' }

/** Neighbouring tokens, from `from` up to and without `to`, and what they mean. */
export type Claim = {
  from: number
  to: number
  meanings: readonly Meaning[]
  /** The words are looked for in the text of listings as well. */
  isKept?: boolean
}

/** What a rule sees: the text, and what was understood before the place where it looks. */
export type Scene = {
  tokens: readonly WordToken[]
  reader: Reader
  /** The text speaks of rents, anywhere. */
  isForRent: boolean
  claims: readonly Claim[]
}

/** Looks whether its words begin at a token. */
export type Rule = (scene: Scene, at: number) => Claim | null
