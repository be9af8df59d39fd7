import type { ModuleView } from '../_kit/module-view'

/** The kind of form that a module shows, the first if several were chosen. */
export function findFormKind(module: ModuleView): string | null {
  const relation = module.relations.find(({ type }) => type === 'contact')
  return relation?.type === 'contact' ? relation.form : null
}
