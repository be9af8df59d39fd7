import { offeredCivilities, civilitySchema } from '@/domain/contact/civility'
import { emailMaxCharacters, emailSchema } from '@/domain/contact/email'
import { firstNameSchema, lastNameSchema, nameMaxCharacters } from '@/domain/contact/name'
import { phoneSchema } from '@/domain/contact/phone'
import { optInSchema, privacySchema } from '@/domain/contact/privacy'
import { optionalRemarkSchema, remarkMaxCharacters, remarkSchema } from '@/domain/contact/remark'
import {
  contactFieldSets,
  type ContactFields,
  type ContactFieldSet,
  type PersonField,
} from '@/domain/contact/required-fields'
import { createOptionalSchema } from '@/domain/contact/text-field'
import * as z from 'zod'
import type { FormCheck } from './define-form'
import type { FormField } from './form-field'

const phoneMaxCharacters = 40

const personFields: { [Name in PersonField]: FormField & { name: Name } } = {
  civility: {
    name: 'civility',
    control: 'radios',
    options: offeredCivilities,
    // No title is compulsory: who skips the question has answered it.
    preset: 'none',
    schema: civilitySchema,
  },
  firstName: {
    name: 'firstName',
    control: 'text',
    autoComplete: 'given-name',
    maxCharacters: nameMaxCharacters,
    width: 'half',
    schema: firstNameSchema,
  },
  lastName: {
    name: 'lastName',
    control: 'text',
    autoComplete: 'family-name',
    maxCharacters: nameMaxCharacters,
    width: 'half',
    schema: lastNameSchema,
  },
  email: {
    name: 'email',
    control: 'text',
    type: 'email',
    autoComplete: 'email',
    maxCharacters: emailMaxCharacters,
    schema: emailSchema,
  },
  phone: {
    name: 'phone',
    control: 'text',
    type: 'tel',
    autoComplete: 'tel',
    maxCharacters: phoneMaxCharacters,
    schema: phoneSchema,
  },
}

const personOrder: readonly PersonField[] = ['civility', 'firstName', 'lastName', 'email', 'phone']

/** The questions about the sender, in their usual order. */
export function createPersonFields(set: ContactFieldSet): FormField[] {
  const { required, optional }: ContactFields = contactFieldSets[set]
  return personOrder.flatMap((name) => {
    const field = personFields[name]
    if (required.includes(name)) return [field]
    if (!optional.includes(name)) return []
    return [{ ...field, schema: createOptionalSchema(field.schema) }]
  })
}

/** One way to answer has to be given where neither e-mail nor telephone is required. */
export function createReachChecks(set: ContactFieldSet): FormCheck[] {
  const { reach }: ContactFields = contactFieldSets[set]
  const [first] = reach
  if (first === undefined) return []
  return [
    {
      field: first,
      code: 'reach.missing',
      holds: (answers) => reach.some((name) => Boolean(answers[name])),
    },
  ]
}

/** Parts of the day in which the agency calls back; they leave no hole in the afternoon. */
export const contactTimes = ['10-13', '13-16', '16-19'] as const

/** When and how the sender would like to be called or written to; both may stay open. */
export const preferenceFields: readonly FormField[] = [
  {
    name: 'contactTime',
    control: 'select',
    options: contactTimes,
    width: 'half',
    schema: createOptionalSchema(z.enum(contactTimes, { error: 'contactTime.invalid' })),
  },
  {
    name: 'contactDevice',
    control: 'select',
    options: ['phone', 'email'],
    width: 'half',
    schema: createOptionalSchema(z.enum(['phone', 'email'], { error: 'contactDevice.invalid' })),
  },
]

export const remarkField: FormField = {
  name: 'remark',
  control: 'text-area',
  maxCharacters: remarkMaxCharacters,
  schema: remarkSchema,
}

export const optionalRemarkField: FormField = { ...remarkField, schema: optionalRemarkSchema }

export const newsletterField: FormField = {
  name: 'newsletter',
  control: 'checkbox',
  schema: optInSchema,
}

export const privacyField: FormField = {
  name: 'privacy',
  control: 'privacy',
  schema: privacySchema,
}
