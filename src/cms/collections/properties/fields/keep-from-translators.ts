import type { Field } from 'payload'
import { agentsAndEditors } from '../../../access/agents-and-editors'

/**
 * Lets translators write the texts of a record and nothing else: every field that is the same in
 * all languages is changed by agents and editors alone. Rows of an array are kept, their texts are
 * open.
 */
export function keepFromTranslators(fields: readonly Field[]): Field[] {
  return fields.map(keepField)
}

function keepField(field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: keepFromTranslators(tab.fields) }))
    return { ...field, tabs }
  }
  if (field.type === 'array') return { ...field, fields: keepFromTranslators(field.fields) }
  if (!('name' in field) || field.type === 'ui' || isLocalized(field)) return field
  return withRule(field)
}

function withRule<F extends Exclude<Field, { type: 'ui' | 'tabs' | 'row' | 'collapsible' }>>(
  field: F,
): F {
  return { ...field, access: { ...field.access, update: agentsAndEditors } }
}

function isLocalized(field: Field): boolean {
  return 'localized' in field && field.localized === true
}
