import type { LocalizedText } from '@/domain/kernel/locales'
import type { Condition, DateField } from 'payload'

/** A calendar day, or with `withTime` a moment. Stored in UTC, a day at noon. */
export function dateField(options: {
  name: string
  label: LocalizedText
  description?: LocalizedText
  required?: boolean
  index?: boolean
  withTime?: boolean
  readOnly?: boolean
  condition?: Condition
}): DateField {
  const { name, label, description, required, index, withTime, readOnly, condition } = options
  return {
    name,
    type: 'date',
    label,
    required,
    index,
    admin: {
      description,
      readOnly,
      condition,
      date: withTime
        ? { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' }
        : { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
    },
  }
}
