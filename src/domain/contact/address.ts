import { createLineSchema } from './text-field'

/** Longest street with number and box, in characters. */
export const streetMaxCharacters = 120

/** Longest name of a municipality, in characters. */
export const cityMaxCharacters = 80

export const streetSchema = createLineSchema({
  maxCharacters: streetMaxCharacters,
  missing: 'street.missing',
  tooLong: 'street.tooLong',
})

export const citySchema = createLineSchema({
  maxCharacters: cityMaxCharacters,
  missing: 'city.missing',
  tooLong: 'city.tooLong',
})
