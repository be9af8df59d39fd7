import type { ListingCard } from '@/cms/read-model/listing-row'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import type { GeoPoint } from '@/domain/places/location'
import { toImageSrc } from '@/features/media/image-src'
import type { PictureView } from '@/features/media/to-picture'
import type { MapPoint } from './map-point'

/** Where a home lies as far as everybody may know: moved where the address is hidden. */
export type PublicPoint = GeoPoint & { isApproximate: boolean }

/** What of a card in a list is told on a map. */
export type PointedCard = Pick<ListingCard, 'publicId' | 'title' | 'price' | 'city'> & {
  href: string
  pictures: readonly PictureView[]
}

/** Pixels; the card of a home shows it at 96. */
const thumbnailWidth = 240

/** A home of a list as a map is told of it. */
export function toMapPoint(card: PointedCard, point: PublicPoint, locale: Locale): MapPoint {
  const { lat, lng, isApproximate } = point
  const [picture] = card.pictures
  return {
    id: card.publicId,
    lat,
    lng,
    isApproximate,
    title: card.title,
    price: formatPriceView(card.price, locale),
    place: card.city,
    href: card.href,
    image: picture ? toImageSrc(picture, thumbnailWidth) : null,
  }
}
