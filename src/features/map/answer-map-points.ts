import 'server-only'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { formatPriceView } from '@/domain/formats/price-text'
import type { GeoPoint } from '@/domain/places/location'
import { toImageSrc } from '@/features/media/image-src'
import type { PictureView } from '@/features/media/to-picture'
import type { MapAnswer } from './map-point'
import { parseMapPointsQuery, type MapPointsQuery } from './map-points-query'

/** A home of a result that has a public point, as lists know it. */
export type PointedHome = GeoPoint & {
  isApproximate: boolean
  card: Pick<ListingCard, 'publicId' | 'title' | 'price' | 'city'> & {
    href: string
    pictures: readonly PictureView[]
  }
}

/** Finds the homes of a result that have a point, bounded, and how many of them there are in all. */
export type FindResult = (
  query: MapPointsQuery,
) => Promise<{ points: readonly PointedHome[]; total: number }>

/** Pixels; the card of a home shows it at 96. */
const thumbnailWidth = 240

/** Seconds for which a browser need not ask again; a change of status shows within a minute. */
const freshS = 30

/** Tells the browser where the homes of a result lie: 200 with a `MapAnswer`; 400 without a list. */
export async function answerMapPoints(request: Request, find: FindResult): Promise<Response> {
  const query = parseMapPointsQuery(new URL(request.url).searchParams)
  if (query === null) return new Response(null, { status: 400 })
  const { points, total } = await find(query)
  const answer: MapAnswer = {
    total,
    points: points.map(({ lat, lng, isApproximate, card }) => {
      const [picture] = card.pictures
      return {
        id: card.publicId,
        lat,
        lng,
        isApproximate,
        title: card.title,
        price: formatPriceView(card.price, query.locale),
        place: card.city,
        href: card.href,
        image: picture ? toImageSrc(picture, thumbnailWidth) : null,
      }
    }),
  }
  return Response.json(answer, { headers: { 'Cache-Control': `public, max-age=${freshS}` } })
}
