import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import type { GeoPoint } from '@/domain/places/location'
import { Link } from '@/ui/link/link'
import { getMapTexts, getGroundNames } from './map-texts'
import { OutlineMap } from './outline-map'
import { isOnMap, projectPoint } from './projection'
import { PropertyMapPane } from './late-maps.client'
import styles from './property-map.module.css'

type PropertyMapProps = {
  /** The point that may be shown; moved when the address is hidden. */
  point: GeoPoint & { isApproximate: boolean }
  /** Town of the home. */
  place: string
  locale: Locale
}

/** Where street pictures are looked at; asked for only when somebody follows the link. */
function toStreetViewHref({ lat, lng }: GeoPoint): string {
  const query = new URLSearchParams({
    api: '1',
    map_action: 'pano',
    viewpoint: `${lat},${lng}`,
  })
  return `https://www.google.com/maps/@?${query}`
}

function DrawnPoint({ point }: Pick<PropertyMapProps, 'point'>) {
  const { x, y } = projectPoint(point)
  return (
    <circle
      className={point.isApproximate ? styles.around : styles.spot}
      cx={x}
      cy={y}
      r={point.isApproximate ? 14 : 8}
    />
  )
}

/**
 * Where one home lies: drawn by the server, and as a map that moves once the visitor asks for it.
 * A home whose address is hidden is a circle, and has no street view.
 */
export async function PropertyMap({ point, place, locale }: PropertyMapProps) {
  const t = await getTranslations('map')
  const title = t('placeOf', { place })
  const [texts, names] = await Promise.all([getMapTexts(title), getGroundNames(locale)])
  return (
    <div className={styles.map}>
      <PropertyMapPane openText={t('open')} point={point} names={names} texts={texts}>
        {isOnMap(point) && (
          <OutlineMap label={title}>
            <DrawnPoint point={point} />
          </OutlineMap>
        )}
      </PropertyMapPane>
      {!point.isApproximate && (
        <p>
          <Link href={toStreetViewHref(point)} newTabText={t('newTab')}>
            {t('streetView')}
          </Link>
        </p>
      )}
    </div>
  )
}
