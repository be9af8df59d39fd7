import type { LocalizedText } from '@/domain/kernel/locales'
import type { Condition, TextField } from 'payload'
import { text } from 'payload/shared'
import { textField } from './plain-text'
import { toEditorMessage } from '../hooks/editor-message'
import { words } from './words'

const notAnAddress = words(
  'Vul een volledig adres in dat met https:// begint.',
  'Introduisez une adresse complète qui commence par https://.',
  'Enter a complete address that starts with https://.',
  'Geben Sie eine vollständige Adresse ein, die mit https:// beginnt.',
)

type Options = {
  name: string
  label: LocalizedText
  description: LocalizedText
  condition?: Condition
}

/** A link to a page of another site: http or https, at most 500 characters. */
export function webAddressField(options: Options): TextField {
  return createAddressField(options, ['http:', 'https:'])
}

/** A link to a page of another site that nobody can read along: https, at most 500 characters. */
export function secureAddressField(options: Options): TextField {
  return createAddressField(options, ['https:'])
}

function createAddressField(options: Options, protocols: readonly string[]): TextField {
  return textField({
    ...options,
    maxLength: 500,
    validate: (value, fieldOptions) => {
      const standard = text(value, fieldOptions)
      if (standard !== true || typeof value !== 'string' || value === '') return standard
      return isWebAddress(value, protocols) || toEditorMessage(fieldOptions.req, notAnAddress)
    },
  })
}

function isWebAddress(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}
