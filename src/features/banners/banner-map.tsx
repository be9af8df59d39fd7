import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import { listPaths } from '@/domain/routes/list-routes'
import { toMapFrameHref } from '@/domain/routes/map-frame'
import { buildFrameMessage, frameItemsMax } from '@/features/map/frame-message'
import { findPublicPoints } from '@/features/map/map-queries'
import { toImageSrc } from '@/features/media/image-src'
import { MediaPicture } from '@/features/media/media-picture'
import { findLatest, findListings } from '@/features/properties/listing-queries'
import { getAddressBook } from '@/features/routing/address-book'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { SkipLink } from '@/ui/skip-link/skip-link'
import styles from './banner-map.module.css'
import { findCodesOffMap } from './marquee-queries'
import { MapFrame } from './late-map-frame.client'
import type { MapFill } from './to-banner-view'
import { toFrameItems } from './to-frame-items'

/** Pixels; on the map a mark is 44 wide, or twice that on a sharp screen. */
const markerWidth = 100

const endId = 'after-banner-map'

async function findItems(presetId: number | null, locale: Locale) {
  const cards =
    presetId === null
      ? await findLatest(locale, frameItemsMax)
      : (await findListings({ locale, presetIds: [presetId], perPage: frameItemsMax })).cards
  const points = await findPublicPoints(
    'property',
    cards.map(({ publicId }) => publicId),
    locale,
  )
  return toFrameItems(cards, points, locale)
}

/** The page that lists the same homes; what stands in no list of its own is found among the sales. */
function toListPath(list: MapFill['list']): string {
  return list === 'forRent' || list === 'investment' || list === 'spain'
    ? listPaths[list]
    : listPaths.forSale
}

/**
 * A map of homes in a frame, and a way to their list. Without script stands the banner's picture
 * there, or its colour.
 */
export async function BannerMap({ fill, locale }: { fill: MapFill; locale: Locale }) {
  const { presetId, list, mapType, info, marker, image } = fill
  const [t, items, ignoredMarquees, book] = await Promise.all([
    getTranslations('map'),
    findItems(presetId, locale),
    findCodesOffMap(),
    getAddressBook(locale),
  ])
  const message = buildFrameMessage({
    items,
    infoMessage: info,
    mapType,
    marker: marker && toImageSrc(marker, markerWidth, 'png'),
    ignoredMarquees,
  })
  return (
    <div>
      <SkipLink href={`#${endId}`} text={t('skip')} />
      <div className={styles.map}>
        <MapFrame message={message} src={toMapFrameHref(locale)} title={t('title')} />
        {image && (
          <noscript>
            <MediaPicture alt="" fill inset={false} picture={image} sizes="100vw" />
          </noscript>
        )}
      </div>
      <div className={styles.end} id={endId} tabIndex={-1}>
        <Container>
          <Link href={book.page(toListPath(list))} look="standalone">
            {t('allInList')}
          </Link>
        </Container>
      </div>
    </div>
  )
}
