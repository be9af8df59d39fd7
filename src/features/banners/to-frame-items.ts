import type { ListingCard } from '@/cms/read-model/listing-row'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import type { GeoPoint } from '@/domain/places/location'
import type { FrameItem } from '@/features/map/frame-message'
import { toImageSrc } from '@/features/media/image-src'
import type { PictureView } from '@/features/media/to-picture'

type PlacedCard = Pick<ListingCard, 'publicId' | 'title' | 'price' | 'city' | 'marquee'> & {
  href: string
  pictures: readonly PictureView[]
}

/** Pixels; the card of a home on the map shows it at 96. */
const thumbnailWidth = 240

/**
 * Homes of a list as a map is told of them. What has no public point is left out.
 *
 * @param points by public id, moved where the address is hidden
 */
export function toFrameItems(
  cards: readonly PlacedCard[],
  points: ReadonlyMap<number, GeoPoint & { isApproximate: boolean }>,
  locale: Locale,
): FrameItem[] {
  return cards.flatMap(({ publicId, title, price, city, marquee, href, pictures }) => {
    const point = points.get(publicId)
    if (!point) return []
    const [picture] = pictures
    const { lat, lng, isApproximate } = point
    return [
      {
        id: publicId,
        lat,
        lng,
        isApproximate,
        title,
        price: formatPriceView(price, locale),
        place: city,
        href,
        image: picture ? toImageSrc(picture, thumbnailWidth) : null,
        marquee: marquee?.code ?? null,
      },
    ]
  })
}
