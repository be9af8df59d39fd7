import type { FieldAccess, SanitizedCollectionConfig } from 'payload'

const sessionsField = 'sessions'

/** Numbers of staff and of owners overlap, so the collection of the account is compared as well. */
const createOwnAccountRule =
  (slug: string): FieldAccess =>
  ({ doc, req: { user } }) =>
    user?.collection === slug && user.id === doc?.id

type Named = { name?: string; access?: { read?: FieldAccess } }

function withRule<F extends object>(fields: readonly F[], read: FieldAccess): F[] {
  return fields.map((field) => {
    const { name, access }: Named = field
    return name === sessionsField ? { ...field, access: { ...access, read } } : field
  })
}

/**
 * Keeps the sessions of an account to whoever it is. The framework, which adds them once the
 * configuration is built, compares numbers alone: a member of staff would see those of the owner with
 * the same number. It shares the field between collections, so that it is not to be changed itself.
 */
export function keepSessionsToOwn(collection: SanitizedCollectionConfig): void {
  if (!collection.auth) return
  const rule = createOwnAccountRule(collection.slug)
  collection.fields = withRule(collection.fields, rule)
  collection.flattenedFields = withRule(collection.flattenedFields, rule)
}
