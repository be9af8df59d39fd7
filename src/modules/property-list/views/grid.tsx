import { resolveItemLimits } from '@/domain/grid/placement'
import { PropertyCard } from '@/features/properties/property-card'
import { EmptyModule } from '../../_kit/empty-module'
import { ItemGrid } from '../../_kit/item-grid'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findModuleListings } from '../module-listings'

/** Homes as cards side by side. */
export async function PropertyGrid(props: ModuleProps) {
  const { module, locale } = props
  const cards = await findModuleListings(props)
  if (cards.length === 0) return <EmptyModule {...props} />
  return (
    <ModuleFrame module={module}>
      <ItemGrid perRow={resolveItemLimits('list', module).itemsPerRow}>
        {cards.map((card) => (
          <PropertyCard card={card} key={card.publicId} locale={locale} />
        ))}
      </ItemGrid>
    </ModuleFrame>
  )
}
