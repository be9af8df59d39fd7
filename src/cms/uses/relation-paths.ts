import type { CollectionSlug, FlattenedField } from 'payload'

/**
 * Relations to one collection alone. Those to several are plans and links about a record, which no
 * page shows, and the database adapter refuses to ask them by an id.
 */
function pointsTo(field: FlattenedField, target: CollectionSlug): boolean {
  return (field.type === 'upload' || field.type === 'relationship') && field.relationTo === target
}

/** The fields of a record that name a record of another collection, those within rows included. */
export function listRelationPaths(
  fields: readonly FlattenedField[],
  target: CollectionSlug,
  prefix = '',
): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    if (pointsTo(field, target)) return [path]
    // What a join lists is a relation of the other record.
    if (field.type === 'join' || !('flattenedFields' in field)) return []
    return listRelationPaths(field.flattenedFields, target, `${path}.`)
  })
}

/** Whether a value that was read at a path names the record; rows on the way are looked into. */
export function namesRecord(value: unknown, path: readonly string[], id: number): boolean {
  if (Array.isArray(value)) return value.some((each) => namesRecord(each, path, id))
  if (path.length === 0) return value === id
  if (typeof value !== 'object' || value === null) return false
  const [name = '', ...rest] = path
  const inner = Object.entries(value).find(([key]) => key === name)?.[1]
  return namesRecord(inner, rest, id)
}
