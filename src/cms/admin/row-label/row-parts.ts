import type { Field } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'

/** What of a row can say which one it is. Crosses to the browser, so it is plain data. */
export type RowPart =
  | { kind: 'text' | 'day'; name: string }
  | { kind: 'choice'; name: string; options: Readonly<Record<string, LocalizedText | string>> }
  | { kind: 'record'; name: string; collection: string }

type Options = Extract<Field, { type: 'select' }>['options']

function readOptions(options: Options): Record<string, LocalizedText | string> {
  return Object.fromEntries(
    options.map((option) =>
      typeof option === 'string' ? [option, option] : [option.value, option.label as LocalizedText],
    ),
  )
}

function toPart(field: Field): RowPart[] {
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return field.fields.flatMap(toPart)
    case 'text':
    case 'textarea':
    case 'email':
      return [{ kind: 'text', name: field.name }]
    case 'date':
      return [{ kind: 'day', name: field.name }]
    case 'select':
      return [{ kind: 'choice', name: field.name, options: readOptions(field.options) }]
    case 'relationship':
    case 'upload':
      return typeof field.relationTo === 'string' && field.hasMany !== true
        ? [{ kind: 'record', name: field.name, collection: field.relationTo }]
        : []
    default:
      return []
  }
}

/** Where a link leads says less than its words, and a condition less than what it is about. */
const lastNames: readonly string[] = ['href', 'url', 'link', 'path']

/** A record says best which row it is, then words, then a choice. */
const order: readonly RowPart['kind'][] = ['record', 'text', 'choice', 'day']

function rank({ kind, name }: RowPart): number {
  return lastNames.includes(name) ? order.length : order.indexOf(kind)
}

/**
 * What the head of a row may say, the best first.
 *
 * @param first name of the field that goes before all others
 */
export function listRowParts(fields: readonly Field[], first?: string): RowPart[] {
  const parts = fields.flatMap(toPart).toSorted((one, other) => rank(one) - rank(other))
  return [
    ...parts.filter(({ name }) => name === first),
    ...parts.filter(({ name }) => name !== first),
  ]
}
