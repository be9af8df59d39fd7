import { formatPriceView } from '@/domain/formats/price-text'
import { EmptyModule } from '../../_kit/empty-module'
import { CompactList } from '../../_kit/compact-list'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findModuleListings } from '../module-listings'

/** Homes as lines of text: what, where, for how much. */
export async function PropertyCompact(props: ModuleProps) {
  const { module, locale } = props
  const cards = await findModuleListings(props)
  if (cards.length === 0) return <EmptyModule {...props} />
  return (
    <ModuleFrame module={module}>
      <CompactList
        items={cards.map((card) => ({
          href: card.href,
          name: card.title,
          nameLocale: card.titleLocale,
          place: [card.zip, card.city].filter(Boolean).join(' '),
          price: formatPriceView(card.price, locale),
        }))}
      />
    </ModuleFrame>
  )
}
