/** The id behind a relation, which is a number or, where it was loaded, a record; null without one. */
export function toRelationId(relation: unknown): number | null {
  if (typeof relation === 'number') return relation
  if (typeof relation !== 'object' || relation === null || !('id' in relation)) return null
  return typeof relation.id === 'number' ? relation.id : null
}

/** What was loaded of a relation; null for an id alone, whose record is gone or may not be read. */
export function findLoaded<T extends object>(relation: number | T | null | undefined): T | null {
  return typeof relation === 'object' ? relation : null
}

/** The ids behind a list of relations, in its order. */
export function toRelationIds(relations: readonly unknown[] | null | undefined): number[] {
  return (relations ?? []).map(toRelationId).filter((id) => id !== null)
}
