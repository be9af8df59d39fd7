import { createPriceSchema, numberBounds, roomsSchema } from '@/domain/contact/bounds'
import { createChoiceSchema, createChoicesSchema, createExtrasSchema } from '@/domain/contact/choices'
import { createOptionalSchema } from '@/domain/contact/text-field'
import { alertFrequencies } from '@/domain/matching/schedule'
import { createZonesSchema, demandZones } from '@/domain/matching/zones'
import { orderPrices } from '@/domain/pricing/order-prices'
import { propertyTypes } from '@/domain/properties/property-types'
import { parseWholeNumber } from '@/domain/text/whole-number'
import * as z from 'zod'
import { defineForm } from '../_kit/define-form'
import { inPart, type FormField } from '../_kit/form-field'
import {
  createPersonFields,
  newsletterField,
  optionalRemarkField,
  privacyField,
} from '../_kit/person-fields'

const goals = ['buy', 'rent'] as const
const extras = ['garage', 'parking', 'terrace', 'garden'] as const
const types = propertyTypes.map(({ key }) => key)

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

function createAmountField(name: string, schema: z.ZodType): FormField {
  return {
    name,
    control: 'text',
    autoComplete: 'off',
    inputMode: 'numeric',
    // "99.999.999" with a euro sign and its space.
    maxCharacters: String(numberBounds.price.max).length + 4,
    width: 'half',
    schema: createOptionalSchema(schema),
  }
}

const searchFields: readonly FormField[] = [
  { name: 'goal', control: 'radios', options: goals, schema: createChoiceSchema('goal', goals) },
  {
    name: 'types',
    control: 'checkboxes',
    options: types,
    schema: createChoicesSchema('types', types),
  },
  {
    name: 'zones',
    control: 'text',
    autoComplete: 'off',
    maxCharacters: demandZones.maxCharacters,
    schema: createZonesSchema(demandZones),
  },
  createAmountField('minPrice', createPriceSchema('minPrice')),
  createAmountField('maxPrice', createPriceSchema('maxPrice')),
]

const needFields: readonly FormField[] = [
  createAmountField('minBedrooms', roomsSchema),
  createAmountField('minBathrooms', roomsSchema),
  createAmountField('minSurface', surfaceSchema),
  {
    name: 'extras',
    control: 'checkboxes',
    options: extras,
    schema: createExtrasSchema('extras', extras),
  },
  {
    name: 'frequency',
    control: 'radios',
    options: alertFrequencies,
    preset: 'daily',
    schema: createOptionalSchema(createChoiceSchema('frequency', alertFrequencies)),
  },
]

/** Asks to be told of what comes on the market: where, what, and for how much. */
export const definition = defineForm({
  kind: 'demand-register',
  subject: 'none',
  feedback: '/feedback/demand-register/',
  // The mail by which the demand is confirmed says that it came in.
  answersItself: true,
  fields: (set) => [
    ...inPart('search', searchFields),
    ...inPart('needs', needFields),
    ...inPart('person', createPersonFields(set)),
    ...inPart('ending', [optionalRemarkField, newsletterField, privacyField]),
  ],
  tidy: orderPrices,
})
