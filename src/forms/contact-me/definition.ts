import { createChoiceSchema } from '../_kit/choice-schemas'
import { defineForm } from '../_kit/define-form'
import {
  createPersonFields,
  createReachChecks,
  newsletterField,
  optionalRemarkField,
  preferenceFields,
  privacyField,
} from '../_kit/person-fields'

const wishes = ['info', 'visit', 'documents'] as const

/** Asks about one property: more information, a visit, or its documents. */
export const definition = defineForm({
  kind: 'contact-me',
  subject: 'property',
  feedback: '/feedback/contact-me/',
  fields: (set) => [
    {
      name: 'wish',
      control: 'radios',
      options: wishes,
      preset: 'info',
      schema: createChoiceSchema('wish', wishes),
    },
    ...createPersonFields(set),
    optionalRemarkField,
    ...preferenceFields,
    newsletterField,
    privacyField,
  ],
  checks: createReachChecks,
  repeat: {
    days: 30,
    code: 'wish.repeated',
    applies: ({ wish }) => wish === 'documents',
  },
})
