import type { Field, FieldAccess } from 'payload'
import { staffOnly } from '../../access/staff-only'

/**
 * Keeps every field of a record from owners, except for those that are named. A field that is added
 * later is closed until somebody opens it.
 *
 * @param open fields that owners read too; under a rule where it depends on the record
 */
export function closeToOwners(
  fields: readonly Field[],
  open: Readonly<Record<string, FieldAccess | true>>,
): Field[] {
  return fields.map((field) => {
    if (!('name' in field) || field.type === 'ui' || !field.name) return field
    const rule = Object.hasOwn(open, field.name) ? open[field.name] : staffOnly
    if (rule === true || rule === undefined) return field
    // The same field with a rule more; the compiler cannot follow it through the union.
    return { ...field, access: { ...('access' in field && field.access), read: rule } } as Field
  })
}
