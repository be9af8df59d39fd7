import type { LocalizedText } from '@/domain/kernel/locales'
import type { Condition, NumberField, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

/** Units that stand behind the label of a number. They are written alike in all four languages. */
export type NumberUnit = '€' | 'm²' | 'm' | 'kWh/m²' | 'kWh' | 'kg CO₂/m²' | '%'

/** The framework takes words for no value at all: of them it makes "not a number", and lets that pass. */
export const validateNumber: NumberFieldSingleValidation = (value, options) =>
  Number.isNaN(value) ? options.req.t('validation:enterNumber') : number(value, options)

/**
 * A number with its unit and bounds. Amounts and measures are 0 or more and below a billion unless
 * stated otherwise; `step` 1 (the default) shows whole numbers in the admin.
 */
export function numberField(options: {
  name: string
  label: LocalizedText
  unit?: NumberUnit
  min?: number
  max?: number
  step?: number
  description?: LocalizedText
  required?: boolean
  unique?: boolean
  index?: boolean
  defaultValue?: number
  readOnly?: boolean
  condition?: Condition
  width?: `${number}%`
}): NumberField {
  const { name, label, unit, min = 0, max = 999_999_999, step = 1 } = options
  const { description, required, unique, index, defaultValue, readOnly, condition, width } = options
  return {
    name,
    type: 'number',
    label: unit ? withUnit(label, unit) : label,
    min,
    max,
    required,
    unique,
    index,
    defaultValue,
    validate: validateNumber,
    admin: {
      step,
      description,
      readOnly,
      condition,
      width,
      ...(unit && { components: { Cell: { path: measureCell, clientProps: { unit } } } }),
    },
  }
}

const measureCell = '/src/cms/admin/list-cells/list-cells#MeasureCell'

function withUnit(label: LocalizedText, unit: NumberUnit): LocalizedText {
  return {
    nl: `${label.nl} (${unit})`,
    fr: `${label.fr} (${unit})`,
    en: `${label.en} (${unit})`,
    de: `${label.de} (${unit})`,
  }
}
