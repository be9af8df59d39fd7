import 'server-only'
import { resolveItemLimits } from '@/domain/grid/placement'
import { findProjects } from '@/features/projects/project-queries'
import type { ProjectCardView } from '@/features/projects/project-view'
import type { ModuleProps } from '../_kit/module-view'

/** The projects of a module: its saved list, as many as it wants. */
export async function findModuleProjects({
  module,
  locale,
}: Pick<ModuleProps, 'module' | 'locale'>): Promise<ProjectCardView[]> {
  const presetIds = module.relations.flatMap((relation) =>
    relation.type === 'project-list' ? [relation.presetId] : [],
  )
  if (presetIds.length === 0) return []
  const { maxItems } = resolveItemLimits('list', module)
  const { cards } = await findProjects({ locale, presetIds, perPage: maxItems ?? undefined })
  return cards
}
