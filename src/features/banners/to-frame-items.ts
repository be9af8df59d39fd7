import type { ListingCard } from '@/cms/read-model/listing-row'
import type { Locale } from '@/domain/kernel/locales'
import type { FrameItem } from '@/features/map/frame-message'
import { toMapPoint, type PointedCard, type PublicPoint } from '@/features/map/to-map-point'

/**
 * Homes of a list as a map is told of them. What has no public point is left out.
 *
 * @param points by public id, moved where the address is hidden
 */
export function toFrameItems(
  cards: readonly (PointedCard & Pick<ListingCard, 'marquee'>)[],
  points: ReadonlyMap<number, PublicPoint>,
  locale: Locale,
): FrameItem[] {
  return cards.flatMap((card) => {
    const point = points.get(card.publicId)
    return point
      ? [{ ...toMapPoint(card, point, locale), marquee: card.marquee?.code ?? null }]
      : []
  })
}
