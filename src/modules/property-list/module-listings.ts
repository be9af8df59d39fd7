import 'server-only'
import { resolveItemLimits } from '@/domain/grid/placement'
import { findListings } from '@/features/properties/listing-queries'
import type { PropertyCardView } from '@/features/properties/to-property-card'
import type { ModuleProps } from '../_kit/module-view'

/** The homes of a module: its saved lists merged, as many as it wants. */
export async function findModuleListings({
  module,
  locale,
}: Pick<ModuleProps, 'module' | 'locale'>): Promise<PropertyCardView[]> {
  const presetIds = module.relations.flatMap((relation) =>
    relation.type === 'property-list' ? [relation.presetId] : [],
  )
  if (presetIds.length === 0) return []
  const { maxItems } = resolveItemLimits('list', module)
  const { cards } = await findListings({ locale, presetIds, perPage: maxItems ?? undefined })
  return cards
}
