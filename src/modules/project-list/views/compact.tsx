import { formatPriceView } from '@/domain/formats/price-text'
import { CompactList } from '../../_kit/compact-list'
import { EmptyModule } from '../../_kit/empty-module'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findModuleProjects } from '../module-projects'

/** Projects as lines of text: what, where, for how much. */
export async function ProjectCompact(props: ModuleProps) {
  const { module, locale } = props
  const cards = await findModuleProjects(props)
  if (cards.length === 0) return <EmptyModule {...props} />
  return (
    <ModuleFrame module={module}>
      <CompactList
        items={cards.map(({ href, name, zip, city, price }) => ({
          href,
          name,
          place: [zip, city].filter(Boolean).join(' '),
          price: formatPriceView(price, locale),
        }))}
      />
    </ModuleFrame>
  )
}
