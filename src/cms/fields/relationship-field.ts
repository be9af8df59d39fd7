import type { LocalizedText } from '@/domain/kernel/locales'
import type { CollectionSlug, Condition, RelationshipField } from 'payload'

type Options = {
  name: string
  label: LocalizedText
  relationTo: CollectionSlug
  description?: LocalizedText
  required?: boolean
  condition?: Condition
}

/** A link to one record of another collection. */
export function relationshipField(options: Options): RelationshipField {
  return { ...toField(options), hasMany: false }
}

/** An ordered list of links to records of another collection. */
export function relationshipsField(options: Options): RelationshipField {
  return { ...toField(options), hasMany: true }
}

/**
 * Records that are made elsewhere, with more care than beside another one: homes have a gate, accounts
 * are invited, enquiries come from the site.
 */
const madeElsewhere: readonly CollectionSlug[] = [
  'enquiries',
  'owners',
  'projects',
  'properties',
  'users',
]

function toField({ name, label, relationTo, description, required, condition }: Options) {
  return {
    name,
    type: 'relationship' as const,
    relationTo,
    label,
    required,
    admin: { description, condition, allowCreate: !madeElsewhere.includes(relationTo) },
  }
}
