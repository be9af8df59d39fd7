import { PropertyCard } from '@/features/properties/property-card'
import { Strip } from '@/ui/strip/strip'
import { EmptyModule } from '../../_kit/empty-module'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findModuleListings } from '../module-listings'

/** Homes on a strip that slides sideways. */
export async function PropertySlider(props: ModuleProps) {
  const { module, locale } = props
  const cards = await findModuleListings(props)
  if (cards.length === 0) return <EmptyModule {...props} />
  return (
    <ModuleFrame module={module}>
      <Strip
        items={cards.map((card) => ({
          id: String(card.publicId),
          node: <PropertyCard card={card} locale={locale} />,
        }))}
        label={module.title}
        perView="few"
      />
    </ModuleFrame>
  )
}
