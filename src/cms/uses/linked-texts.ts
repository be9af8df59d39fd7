import type { CollectionSlug, FlattenedField } from 'payload'
import { toRelationId } from '../relation-id'

/** The kinds of record to which a formatted text can lead. */
export const linkedCollections: CollectionSlug[] = ['pages', 'articles']

/** The formatted texts of a record, those in groups and rows included. */
export function listTextPaths(fields: readonly FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    if (field.type === 'richText') return [path]
    if (field.type === 'join' || !('flattenedFields' in field)) return []
    return listTextPaths(field.flattenedFields, `${path}.`)
  })
}

type Linked = { collection: CollectionSlug; id: number }

function isLinkTo(value: object, { collection, id }: Linked): boolean {
  if (Reflect.get(value, 'linkType') !== 'internal') return false
  const doc: unknown = Reflect.get(value, 'doc')
  if (typeof doc !== 'object' || doc === null) return false
  return (
    Reflect.get(doc, 'relationTo') === collection && toRelationId(Reflect.get(doc, 'value')) === id
  )
}

/** Whether a formatted text, in one language or in all of them, leads to a record. */
export function linksToRecord(value: unknown, target: Linked): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isLinkTo(value, target)) return true
  return Object.values(value).some((inner: unknown) => linksToRecord(inner, target))
}
