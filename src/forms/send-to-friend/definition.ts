import { emailMaxCharacters, emailSchema, friendEmailSchema } from '@/domain/contact/email'
import { hasLink } from '@/domain/contact/links'
import { createNameSchema, nameMaxCharacters } from '@/domain/contact/name'
import { cleanLines } from '@/domain/contact/remark'
import { createOptionalSchema } from '@/domain/contact/text-field'
import * as z from 'zod'
import { defineForm } from '../_kit/define-form'
import { privacyField } from '../_kit/person-fields'

/** Longest message to a friend, in characters: a note, not a letter. */
export const messageMaxCharacters = 500

const noLink = { error: 'message.invalid' }

/** Plain lines. The mail leaves in the agency's name, so it takes nobody anywhere else. */
const messageSchema = z
  .string(noLink)
  .transform(cleanLines)
  .pipe(
    z
      .string()
      .max(messageMaxCharacters, { error: 'message.tooLong' })
      .refine((text) => !hasLink(text), noLink),
  )

/** Sends the public view of a property to somebody else, with a few words of the sender. */
export const definition = defineForm({
  kind: 'send-to-friend',
  subject: 'property',
  feedback: '/feedback/send-to-friend/',
  isSettled: true,
  fields: () => [
    {
      name: 'friendEmail',
      control: 'text',
      type: 'email',
      // The browser knows the visitor's own address, which is not the one that is asked.
      autoComplete: 'off',
      maxCharacters: emailMaxCharacters,
      schema: friendEmailSchema,
    },
    {
      name: 'message',
      control: 'text-area',
      maxCharacters: messageMaxCharacters,
      schema: createOptionalSchema(messageSchema),
    },
    {
      name: 'name',
      control: 'text',
      autoComplete: 'name',
      maxCharacters: nameMaxCharacters,
      width: 'half',
      schema: createNameSchema('name').refine((name) => !hasLink(name), { error: 'name.invalid' }),
    },
    {
      name: 'email',
      control: 'text',
      type: 'email',
      autoComplete: 'email',
      maxCharacters: emailMaxCharacters,
      width: 'half',
      schema: emailSchema,
    },
    privacyField,
  ],
  daily: { fields: ['email', 'friendEmail'], max: 3, maxPerNetwork: 20 },
})
