import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { toEditorMessage } from '../hooks/editor-message'
import { words } from './words'

const notWhole = words(
  'Vul een geheel getal in.',
  'Introduisez un nombre entier.',
  'Enter a whole number.',
  'Geben Sie eine ganze Zahl ein.',
)

/** Refuses fractions where one can only count. */
export function wholeNumber(field: NumberField): NumberField {
  const validate: NumberFieldSingleValidation = (value, options) => {
    const standard = number(value, options)
    if (standard !== true || typeof value !== 'number') return standard
    return Number.isInteger(value) || toEditorMessage(options.req, notWhole)
  }
  return { ...field, hasMany: false, minRows: undefined, maxRows: undefined, validate }
}
