import * as z from 'zod'
import { alertFrequencies } from '../matching/schedule'
import { wishFeatures, wishGoals } from '../matching/wish'
import { createZonesSchema, type Zone, type ZoneBounds } from '../matching/zones'
import { propertyTypes } from '../properties/property-types'
import { parseWholeNumber } from '../text/whole-number'
import { createPriceSchema, roomsSchema } from './bounds'
import { createChoiceSchema, createChoicesSchema, createExtrasSchema } from './choices'
import { createOptionalSchema } from './text-field'

/** What can be chosen of homes, by the keys under which a wish keeps them. */
export const wishTypes = propertyTypes.map(({ key }) => key)

/** Largest surface that is asked, in m². */
const surfaceMaxM2 = 99_999

const surfaceSchema = z
  .union([z.string(), z.number()], { error: 'minSurface.invalid' })
  .transform((value) => (typeof value === 'string' ? parseWholeNumber(value) : value))
  .pipe(
    z
      .number({ error: 'minSurface.invalid' })
      .int({ error: 'minSurface.invalid' })
      .min(1, { error: 'minSurface.invalid' })
      .max(surfaceMaxM2, { error: 'minSurface.invalid' }),
  )

/**
 * What makes an answer about a wish valid, by question: the same whether a wish is told for the
 * first time or changed.
 *
 * @param options.isPlaceNeeded false where an area was drawn, so that no place need be named
 */
export function createWishAnswers(zones: ZoneBounds, { isPlaceNeeded = true } = {}) {
  const zonesSchema = createZonesSchema(zones)
  const places: z.ZodType<Zone[] | undefined> = isPlaceNeeded
    ? zonesSchema
    : createOptionalSchema(zonesSchema)
  return {
    goal: createChoiceSchema('goal', wishGoals),
    types: createChoicesSchema('types', wishTypes),
    zones: places,
    minPrice: createOptionalSchema(createPriceSchema('minPrice')),
    maxPrice: createOptionalSchema(createPriceSchema('maxPrice')),
    minBedrooms: createOptionalSchema(roomsSchema),
    minBathrooms: createOptionalSchema(roomsSchema),
    minSurface: createOptionalSchema(surfaceSchema),
    extras: createExtrasSchema('extras', wishFeatures),
    frequency: createOptionalSchema(createChoiceSchema('frequency', alertFrequencies)),
  }
}

/** A question about a wish, by the name of its answer. */
export type WishQuestion = keyof ReturnType<typeof createWishAnswers>

/** Every question about a wish, in the order in which they are asked. */
export const wishQuestions = [
  'goal',
  'types',
  'zones',
  'minPrice',
  'maxPrice',
  'minBedrooms',
  'minBathrooms',
  'minSurface',
  'extras',
  'frequency',
] as const satisfies readonly WishQuestion[]
