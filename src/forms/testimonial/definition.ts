import { createLinesSchema } from '@/domain/contact/remark'
import { createNameSchema, nameMaxCharacters } from '@/domain/contact/name'
import { emailMaxCharacters, emailSchema } from '@/domain/contact/email'
import {
  testimonialCharactersMax,
  websiteCharactersMax,
  websiteSchema,
} from '@/domain/contact/testimonial'
import { createOptionalSchema } from '@/domain/contact/text-field'
import { defineForm } from '../_kit/define-form'
import { privacyField } from '../_kit/person-fields'

/** What a client thinks of the agency. Shown once its author confirmed it and staff approved. */
export const definition = defineForm({
  kind: 'testimonial',
  subject: 'none',
  feedback: '/feedback/testimonial/',
  // What it says is kept as a testimonial, for as long as that stands; this is a copy of it.
  // The mail that asks to confirm is the answer.
  answersItself: true,
  fields: () => [
    {
      name: 'comment',
      control: 'text-area',
      maxCharacters: testimonialCharactersMax,
      schema: createLinesSchema('comment.missing', 'comment.tooLong', testimonialCharactersMax),
    },
    {
      name: 'name',
      control: 'text',
      autoComplete: 'name',
      maxCharacters: nameMaxCharacters,
      width: 'half',
      schema: createNameSchema('name'),
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
    {
      name: 'website',
      control: 'text',
      autoComplete: 'url',
      maxCharacters: websiteCharactersMax,
      schema: createOptionalSchema(websiteSchema),
    },
    privacyField,
  ],
})
