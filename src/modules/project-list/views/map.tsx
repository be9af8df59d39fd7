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
import { findModuleProjects } from '../module-projects'

/** Where the projects lie, and the same projects as lines beside the map. */
export async function ProjectMap(props: ModuleProps) {
  const { module, locale } = props
  const cards = await findModuleProjects(props)
  if (cards.length === 0) return <EmptyModule {...props} />
  const publicIds = cards.map(({ publicId }) => publicId)
  const [t, points] = await Promise.all([
    getTranslations('modules'),
    findPublicPoints('project', publicIds, locale),
  ])
  return (
    <ModuleFrame module={module}>
      <MapBeside map={<PlaceMap label={t('map')} marks={toMarks(cards, points)} />}>
        <CompactList
          items={cards.map(({ href, name, zip, city, price }) => ({
            href,
            name,
            place: [zip, city].filter(Boolean).join(' '),
            price: formatPriceView(price, locale),
          }))}
        />
      </MapBeside>
    </ModuleFrame>
  )
}
