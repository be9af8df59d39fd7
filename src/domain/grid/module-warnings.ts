import type { Locale } from '../kernel/locales'

/** What of a module decides whether visitors will see it on a page. */
export type PlacedModule = {
  /** Published, and with a status that visitors may see. */
  isPublic: boolean
  /** Its type shows nothing without relations. */
  needsRelations: boolean
  /** Its relations: whether each one names a record that exists. */
  relations: readonly { exists: boolean }[]
  /** Languages of the page in which it has nothing to show; of a type that lives by its own words. */
  bareIn: readonly Locale[]
}

export type ModuleWarning =
  'notChosen' | 'gone' | 'unpublished' | 'noRelations' | 'lostRelations' | 'bare'

/**
 * Why a place on a page will stay empty, or show less than its editor means.
 *
 * @param found the module as it is stored; null when it was deleted
 */
export function findModuleWarnings(
  moduleId: number | null,
  found: PlacedModule | null,
): ModuleWarning[] {
  if (moduleId === null) return ['notChosen']
  if (found === null) return ['gone']
  const kept = found.relations.filter(({ exists }) => exists).length
  return [
    ...(found.isPublic ? [] : (['unpublished'] as const)),
    ...(found.needsRelations && kept === 0 ? (['noRelations'] as const) : []),
    ...(kept > 0 && kept < found.relations.length ? (['lostRelations'] as const) : []),
    ...(found.bareIn.length > 0 ? (['bare'] as const) : []),
  ]
}
