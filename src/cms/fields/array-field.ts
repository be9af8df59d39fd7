import type { LocalizedText } from '@/domain/kernel/locales'
import type { ArrayField } from 'payload'

/** An ordered list of rows. `label` names the list, `singular` one row, as on the button for more. */
export function arrayField(
  options: Omit<ArrayField, 'type' | 'label' | 'labels'> & {
    label: LocalizedText
    singular: LocalizedText
  },
): ArrayField {
  const { label, singular, ...field } = options
  return { ...field, type: 'array', label, labels: { singular, plural: label } }
}
