import { emailMaxCharacters, emailSchema } from '@/domain/contact/email'
import { defineForm } from '../_kit/define-form'

/**
 * Asks for what the agency keeps about somebody; the answer is a mail, known or not. It is a right,
 * which hangs on no agreement: the address is all that is asked.
 */
export const definition = defineForm({
  kind: 'data-request',
  subject: 'none',
  feedback: '/feedback/data-request/',
  isSettled: true,
  // The mail with the link is the answer.
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
  ],
  // Anybody can type anybody's address: a mailbox is left in peace, and a network guesses few.
  daily: { fields: ['email'], max: 3, maxPerNetwork: 20 },
})
