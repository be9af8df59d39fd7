import type { LocalizedText } from '@/domain/kernel/locales'
import type { Condition, TextField, TextFieldSingleValidation } from 'payload'
import { titleCharactersMax } from './bounds'
import { alsoValidate } from './text-validation'

/** One line of text that is the same in every language; 200 characters unless stated otherwise. */
export function textField(options: {
  name: string
  label: LocalizedText
  description?: LocalizedText
  required?: boolean
  unique?: boolean
  index?: boolean
  maxLength?: number
  readOnly?: boolean
  condition?: Condition
  validate?: TextFieldSingleValidation
}): TextField {
  const { description, readOnly, condition, validate, ...field } = options
  return {
    maxLength: titleCharactersMax,
    ...field,
    type: 'text',
    validate: alsoValidate(validate),
    admin: { description, readOnly, condition },
  }
}
