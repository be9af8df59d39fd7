import { emailMaxCharacters, emailSchema } from '@/domain/contact/email'
import { createOptionalSchema } from '@/domain/contact/text-field'
import { createChoiceSchema } from '@/domain/contact/choices'
import { defineForm } from '../_kit/define-form'
import { optionalRemarkField, privacyField } from '../_kit/person-fields'

const reasons = ['price', 'facts', 'pictures', 'closed', 'suspicious', 'other'] as const

/** Tells the agency what is wrong with a listing; an answer is sent to those who want one. */
export const definition = defineForm({
  kind: 'report-listing',
  subject: 'property',
  feedback: '/feedback/report-listing/',
  fields: () => [
    {
      name: 'reason',
      control: 'radios',
      options: reasons,
      schema: createChoiceSchema('reason', reasons),
    },
    optionalRemarkField,
    {
      name: 'email',
      control: 'text',
      type: 'email',
      autoComplete: 'email',
      maxCharacters: emailMaxCharacters,
      schema: createOptionalSchema(emailSchema),
    },
    privacyField,
  ],
})
