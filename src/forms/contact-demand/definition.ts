import {
  cityMaxCharacters,
  citySchema,
  streetMaxCharacters,
  streetSchema,
} from '@/domain/contact/address'
import { postcodeSchema } from '@/domain/contact/postcode'
import { propertyTypes } from '@/domain/properties/property-types'
import { createChoiceSchema } from '../_kit/choice-schemas'
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
    width: 'short',
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

/** Asks for a free valuation of a property that somebody wants to sell or let. */
export const definition = defineForm({
  kind: 'contact-demand',
  subject: 'none',
  feedback: '/feedback/contact-demand/',
  retainMonths: 24,
  fields: (set) => [
    ...inPart('property', propertyFields),
    ...inPart('person', [...createPersonFields(set), ...preferenceFields]),
    ...inPart('ending', [optionalRemarkField, newsletterField, privacyField]),
  ],
})
