import { emailMaxCharacters, emailSchema } from '@/domain/contact/email'
import { defineForm } from '../_kit/define-form'
import { privacyField } from '../_kit/person-fields'

/** Asks for the newsletter: an e-mail address and nothing else. */
export const definition = defineForm({
  kind: 'sign-newsletter',
  subject: 'none',
  feedback: '/feedback/sign-newsletter/',
  isSettled: true,
  // The mail that asks to confirm is the answer.
  answersItself: true,
  fields: () => [
    {
      name: 'email',
      control: 'text',
      type: 'email',
      autoComplete: 'email',
      maxCharacters: emailMaxCharacters,
      schema: emailSchema,
    },
    privacyField,
  ],
})
