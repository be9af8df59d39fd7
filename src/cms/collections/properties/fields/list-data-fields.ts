import type { LocalizedText } from '@/domain/kernel/locales'
import type { Field } from 'payload'

/** A field of a record that holds one plain value. */
export type DataField = {
  name: string
  label: LocalizedText
  /** What its values are called, where it is a choice. */
  choices?: Readonly<Record<string, LocalizedText>>
}

const plainTypes: readonly Field['type'][] = ['number', 'text', 'select', 'checkbox', 'date']

function isLocalizedText(label: unknown): label is LocalizedText {
  return typeof label === 'object' && label !== null && 'nl' in label && 'fr' in label
}

function readChoices(field: Field): Pick<DataField, 'choices'> {
  if (field.type !== 'select') return {}
  const named = field.options.flatMap((option): [string, LocalizedText][] =>
    typeof option !== 'string' && isLocalizedText(option.label)
      ? [[option.value, option.label]]
      : [],
  )
  return { choices: Object.fromEntries(named) }
}

/** The fields with a plain value, in their order, also those in rows; groups and lists are not. */
export function listDataFields(fields: readonly Field[]): DataField[] {
  return fields.flatMap((field): DataField[] => {
    if (field.type === 'row' || field.type === 'collapsible') return listDataFields(field.fields)
    if (!plainTypes.includes(field.type) || !('name' in field)) return []
    const { name, label } = field
    return isLocalizedText(label) ? [{ name, label, ...readChoices(field) }] : []
  })
}
