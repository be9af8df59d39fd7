import type { LocalizedText } from '@/domain/kernel/locales'
import type {
  Condition,
  RichTextField,
  TextField,
  TextFieldSingleValidation,
  TextareaField,
} from 'payload'
import { textCharactersMax, titleCharactersMax } from './bounds'
import { alsoValidate } from './text-validation'

export type LocalizedTextOptions = {
  name: string
  label: LocalizedText
  description?: LocalizedText
  required?: boolean
  condition?: Condition
}

/** One line of text that exists per language; 200 characters unless stated otherwise. */
export function localizedText(
  options: LocalizedTextOptions & {
    maxLength?: number
    index?: boolean
    unique?: boolean
    validate?: TextFieldSingleValidation
  },
): TextField {
  const { name, label, required, index, unique, validate, maxLength = titleCharactersMax } = options
  return {
    name,
    type: 'text',
    label,
    localized: true,
    required,
    index,
    unique,
    validate: alsoValidate(validate),
    maxLength,
    admin: toAdmin(options),
  }
}

/** Several lines of plain text that exist per language; 10,000 characters unless stated otherwise. */
export function localizedTextarea(
  options: LocalizedTextOptions & { maxLength?: number; rows?: number },
): TextareaField {
  const { name, label, required, maxLength = textCharactersMax, rows } = options
  return {
    name,
    type: 'textarea',
    label,
    localized: true,
    required,
    maxLength,
    admin: { ...toAdmin(options), rows },
  }
}

/** Formatted text that exists per language, with the editor of the whole site. */
export function localizedRichText(options: LocalizedTextOptions): RichTextField {
  const { name, label, required } = options
  return { name, type: 'richText', label, localized: true, required, admin: toAdmin(options) }
}

function toAdmin({ description, condition }: LocalizedTextOptions) {
  return { description, condition }
}
