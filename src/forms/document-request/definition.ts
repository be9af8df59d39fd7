import { defineForm } from '../_kit/define-form'
import { emailMaxCharacters, emailSchema } from '@/domain/contact/email'
import { createPersonFields, privacyField } from '../_kit/person-fields'

const asked: readonly string[] = ['firstName', 'lastName']

/** Asks for the papers of a property; they come as links in a mail. */
export const definition = defineForm({
  kind: 'document-request',
  subject: 'property',
  feedback: '/feedback/document-request/',
  repeatsChosen: true,
  fields: (set) => [
    ...createPersonFields(set).filter(({ name }) => asked.includes(name)),
    {
      name: 'email',
      control: 'text',
      type: 'email',
      autoComplete: 'email',
      maxCharacters: emailMaxCharacters,
      // In every set: without an address there is nowhere to send the links to.
      schema: emailSchema,
    },
    privacyField,
  ],
  repeat: { days: 30, code: 'email.repeated', applies: () => true },
})
