import { PropertyCard } from '@/features/properties/property-card'
import { EmptyModule } from '../../_kit/empty-module'
import { ItemGrid } from '../../_kit/item-grid'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findModuleListings } from '../module-listings'

const rowsSideBySide = 2

/** Homes as rows, the picture at the left. */
export async function PropertyRows(props: ModuleProps) {
  const { module, locale } = props
  const cards = await findModuleListings(props)
  if (cards.length === 0) return <EmptyModule {...props} />
  return (
    <ModuleFrame module={module}>
      <ItemGrid perRow={module.columns.lg > 6 ? rowsSideBySide : 1}>
        {cards.map((card) => (
          <PropertyCard card={card} key={card.publicId} locale={locale} variant="row" />
        ))}
      </ItemGrid>
    </ModuleFrame>
  )
}
