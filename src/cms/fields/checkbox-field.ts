import type { LocalizedText } from '@/domain/kernel/locales'
import type { CheckboxField, Condition } from 'payload'

/** A statement that is true or not; not, unless stated otherwise. */
export function checkboxField(options: {
  name: string
  label: LocalizedText
  description?: LocalizedText
  defaultValue?: boolean
  index?: boolean
  condition?: Condition
}): CheckboxField {
  const { name, label, description, defaultValue = false, index, condition } = options
  return { name, type: 'checkbox', label, defaultValue, index, admin: { description, condition } }
}
