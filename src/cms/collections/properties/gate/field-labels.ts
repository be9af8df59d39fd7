import type { Field } from 'payload'
import { toLocalized, type LocalizedText } from '@/domain/kernel/locales'

/** What an editor reads to find a field: its label, and the tab it stands in; null beside the form. */
export type FieldPlace = { label: LocalizedText; tab: LocalizedText | null }

/** A label as the configuration holds it; the name of the field where it has none. */
function toLabel(label: unknown, name: string): LocalizedText {
  return { nl: name, fr: name, en: name, de: name, ...toLocalized(label) }
}

function findLabel(fields: readonly Field[], name: string): LocalizedText | null {
  const field = fields.find((one) => 'name' in one && one.name === name)
  return field === undefined ? null : toLabel('label' in field ? field.label : null, name)
}

/** Where a field of a property stands in the form; its bare name when it is not there. */
export function findFieldPlace(fields: readonly Field[], name: string): FieldPlace {
  for (const field of fields) {
    if (field.type !== 'tabs') continue
    for (const tab of field.tabs) {
      const label = findLabel(tab.fields, name)
      if (label !== null) return { label, tab: toLabel(tab.label, '') }
    }
  }
  return { label: findLabel(fields, name) ?? toLabel(null, name), tab: null }
}
