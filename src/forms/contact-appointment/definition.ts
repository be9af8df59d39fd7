import * as z from 'zod'
import { defineForm } from '../_kit/define-form'
import {
  createPersonFields,
  createReachChecks,
  optionalRemarkField,
  privacyField,
} from '../_kit/person-fields'
import { optInSchema } from '@/domain/contact/privacy'

const missing = { error: 'slot.missing' }

/** Books a visit of one property in a slot that the agency has published. */
export const definition = defineForm({
  kind: 'contact-appointment',
  subject: 'property',
  feedback: '/feedback/contact-appointment/',
  retainMonths: 24,
  answersItself: true,
  fields: (set) => [
    {
      name: 'slot',
      control: 'radios',
      // The page knows which slots there are, and whoever stores the form which are left.
      options: [],
      schema: z.string(missing).regex(/^[1-9]\d{0,8}$/, missing),
    },
    { name: 'waitingList', control: 'checkbox', schema: optInSchema },
    ...createPersonFields(set),
    optionalRemarkField,
    privacyField,
  ],
  checks: createReachChecks,
  accepts: ({ takesVisits }) => takesVisits === true,
})
