import type { Map as GlMap } from 'maplibre-gl'
import { isWithin } from '@/domain/places/cluster-points'
import type { GeoPoint } from '@/domain/places/location'
import { keepReadable } from '../map-label'
import type { GroundNames } from '../map-texts'
import { hasStreetsAt, type Streets } from '../streets'
import { GlMarker } from './gl-marker'
import styles from './moving-map.module.css'
import { placeNamesZoomMin } from './street-names'
import { useMapView } from './use-gl-map'

/** From this zoom on provinces are written on the map, and from the second one on towns. */
const zoomMin = { provinces: 6.5, towns: 8.8 } as const

type MapLabelsProps = {
  map: GlMap
  names: GroundNames
  /** From near, places that have streets are named among them. */
  streets: Streets | null
}

/** Names on the ground; the cards and the list say them too, so they are not read out. */
export function MapLabels({ map, names, streets }: MapLabelsProps) {
  const { zoom, bounds } = useMapView(map)
  const isNamedByStreets = (point: GeoPoint) =>
    streets !== null && zoom >= placeNamesZoomMin && hasStreetsAt(streets, point)
  const isNear = zoom >= zoomMin.towns
  if (zoom < zoomMin.provinces) return null
  const { clientWidth, clientHeight } = map.getContainer()
  const labels = (isNear ? names.towns : names.provinces)
    .filter((point) => isWithin(point, bounds) && !isNamedByStreets(point))
    .map((point) => {
      const { x, y } = map.project([point.lng, point.lat])
      return { ...point, x, y, characters: point.name.length }
    })
    .filter(({ x, y }) => x > 0 && y > 0 && x < clientWidth && y < clientHeight)
  return keepReadable(labels).map(({ name, lat, lng }) => (
    <GlMarker at={{ lat, lng }} height={0} key={`${name} ${lat} ${lng}`} map={map}>
      <span aria-hidden="true" className={isNear ? styles.town : styles.province}>
        {name}
      </span>
    </GlMarker>
  ))
}
