import type { Field } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { toLabelTexts } from '../../../lists/name-choice'

/** What an editor reads to find a field: its label, and the tab it stands in; null beside the form. */
export type FieldPlace = { label: LocalizedText; tab: LocalizedText | null }

function findLabel(fields: readonly Field[], name: string): LocalizedText | null {
  const field = fields.find((one) => 'name' in one && one.name === name)
  return field === undefined ? null : toLabelTexts('label' in field ? field.label : null, name)
}

/** Where a field of a property stands in the form; its bare name when it is not there. */
export function findFieldPlace(fields: readonly Field[], name: string): FieldPlace {
  for (const field of fields) {
    if (field.type !== 'tabs') continue
    for (const tab of field.tabs) {
      const label = findLabel(tab.fields, name)
      if (label !== null) return { label, tab: toLabelTexts(tab.label, '') }
    }
  }
  return { label: findLabel(fields, name) ?? toLabelTexts(null, name), tab: null }
}
