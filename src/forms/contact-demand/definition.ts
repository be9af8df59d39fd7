import {
  cityMaxCharacters,
  citySchema,
  streetMaxCharacters,
  streetSchema,
} from '@/domain/contact/address'
import { createNumberSchema, numberBounds } from '@/domain/contact/bounds'
import { postcodeSchema } from '@/domain/contact/postcode'
import { createOptionalSchema } from '@/domain/contact/text-field'
import { propertyTypes } from '@/domain/properties/property-types'
import { createChoiceSchema } from '@/domain/contact/choices'
import { defineForm } from '../_kit/define-form'
import { inPart, type FormField } from '../_kit/form-field'
import {
  createPersonFields,
  newsletterField,
  optionalRemarkField,
  preferenceFields,
  privacyField,
} from '../_kit/person-fields'

const goals = ['sell', 'rentOut'] as const
const types = propertyTypes.map(({ key }) => key)

const propertyFields: readonly FormField[] = [
  { name: 'goal', control: 'radios', options: goals, schema: createChoiceSchema('goal', goals) },
  { name: 'type', control: 'select', options: types, schema: createChoiceSchema('type', types) },
  {
    name: 'street',
    control: 'text',
    autoComplete: 'address-line1',
    maxCharacters: streetMaxCharacters,
    schema: streetSchema,
  },
  {
    name: 'zip',
    control: 'text',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    // A postcode pasted with its municipality is understood.
    maxCharacters: cityMaxCharacters,
    width: 'half',
    schema: postcodeSchema,
  },
  {
    name: 'city',
    control: 'text',
    autoComplete: 'address-level2',
    maxCharacters: cityMaxCharacters,
    width: 'half',
    schema: citySchema,
  },
]

const conditions = ['new', 'good', 'refresh', 'renovate'] as const

function createCountField(name: string, bounds: { min: number; max: number }): FormField {
  const codes = { missing: `${name}.missing`, invalid: `${name}.invalid` }
  return {
    name,
    control: 'text',
    autoComplete: 'off',
    inputMode: 'numeric',
    // With the points between the thousands.
    maxCharacters: bounds.max.toLocaleString('en').length,
    width: 'half',
    schema: createOptionalSchema(createNumberSchema(bounds, codes)),
  }
}

/** What the agent wants to know before the visit; whoever does not know it leaves it open. */
const featureFields: readonly FormField[] = [
  { ...createCountField('surface', { min: 1, max: 99_999 }), hasThousands: true },
  { ...createCountField('landSurface', { min: 1, max: 9_999_999 }), hasThousands: true },
  createCountField('bedrooms', numberBounds.rooms),
  createCountField('buildYear', { min: 1200, max: 2099 }),
  {
    name: 'condition',
    control: 'select',
    options: conditions,
    schema: createOptionalSchema(createChoiceSchema('condition', conditions)),
  },
  optionalRemarkField,
]

/** Asks for a free valuation of a property that somebody wants to sell or let. */
export const definition = defineForm({
  kind: 'contact-demand',
  subject: 'none',
  feedback: '/feedback/contact-demand/',
  repeatsChosen: true,
  isStepped: true,
  fields: (set) => [
    ...inPart('property', propertyFields),
    ...inPart('features', featureFields),
    ...inPart('person', [
      ...createPersonFields(set),
      ...preferenceFields,
      newsletterField,
      privacyField,
    ]),
  ],
})
