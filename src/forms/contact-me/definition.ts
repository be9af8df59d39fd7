import { halfDays } from '@/domain/appointments/half-days'
import { createChoiceSchema, createExtrasSchema } from '@/domain/contact/choices'
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

/** Asks about one property: more information, a visit in some half days, or its documents. */
export const definition = defineForm({
  kind: 'contact-me',
  subject: 'property',
  feedback: '/feedback/contact-me/',
  repeatsChosen: true,
  fields: (set) => [
    {
      name: 'wish',
      control: 'radios',
      options: wishes,
      preset: 'info',
      schema: createChoiceSchema('wish', wishes),
    },
    {
      name: 'visitTimes',
      control: 'checkboxes',
      options: halfDays,
      inPairs: true,
      when: 'wish=visit',
      schema: createExtrasSchema('visitTimes', halfDays),
    },
    ...createPersonFields(set),
    optionalRemarkField,
    ...preferenceFields,
    newsletterField,
    privacyField,
  ],
  checks: createReachChecks,
  // Ticked before another wish was chosen, they say nothing.
  tidy: (answers) => (answers['wish'] === 'visit' ? answers : { ...answers, visitTimes: [] }),
  titleOf: ({ wish }) => {
    if (wish === 'visit') return 'contactMeVisit'
    return wish === 'documents' ? 'contactMeDocuments' : 'contactMe'
  },
  repeat: {
    days: 30,
    code: 'wish.repeated',
    applies: ({ wish }) => wish === 'documents',
  },
})
