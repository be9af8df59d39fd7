import { getTranslations } from 'next-intl/server'
import { formatPriceView } from '@/domain/formats/price-text'
import { findPublicPoints } from '@/features/map/map-queries'
import { PlaceMap } from '@/features/map/place-map'
import { toMarks } from '@/features/map/to-marks'
import { CompactList } from '../../_kit/compact-list'
import { EmptyModule } from '../../_kit/empty-module'
import { MapBeside } from '../../_kit/map-beside'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findModuleListings } from '../module-listings'

/** Where the homes of a list lie, and the same homes as lines beside the map. */
export async function PropertyMap(props: ModuleProps) {
  const { module, locale } = props
  const cards = await findModuleListings(props)
  if (cards.length === 0) return <EmptyModule {...props} />
  const [t, points] = await Promise.all([
    getTranslations('modules'),
    findPublicPoints(
      'property',
      cards.map(({ publicId }) => publicId),
      locale,
    ),
  ])
  return (
    <ModuleFrame module={module}>
      <MapBeside map={<PlaceMap label={t('map')} marks={toMarks(cards, points)} />}>
        <CompactList
          items={cards.map((card) => ({
            href: card.href,
            name: card.title,
            nameLocale: card.titleLocale,
            place: [card.zip, card.city].filter(Boolean).join(' '),
            price: formatPriceView(card.price, locale),
          }))}
        />
      </MapBeside>
    </ModuleFrame>
  )
}
