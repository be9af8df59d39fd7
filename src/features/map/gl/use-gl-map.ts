import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { GeoJSONSource, type Map as GlMap } from 'maplibre-gl'
import type { GeoBounds } from '@/domain/places/cluster-points'
import type { GeoPoint } from '@/domain/places/location'
import type { Streets } from '../streets'
import { startMap, type MapStart } from './start-map'
import { watchStreets } from './watch-streets'

/**
 * A map in the element that takes the ref; null until it can be drawn on. `start` is read once.
 * `onFail` hears when the browser cannot draw the map after all. `streets` are those that are on
 * the map: null where the site has none, and once it has failed to send them.
 */
export function useGlMap(start: MapStart, onFail: () => void) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [map, setMap] = useState<GlMap | null>(null)
  const [first] = useState({ start, onFail })
  const [streets, setStreets] = useState<Streets | null>(start.streets)
  useEffect(() => {
    if (!element) return
    let opened: GlMap
    try {
      opened = startMap(element, first.start)
    } catch {
      first.onFail()
      return
    }
    watchStreets(opened, () => setStreets(null))
    opened.once('load', () => setMap(opened))
    return () => {
      setMap(null)
      opened.remove()
    }
  }, [element, first])
  return { setElement, map, streets }
}

export type MapView = { zoom: number; bounds: GeoBounds; key: string }

/** What the map shows, each time it has come to rest. */
export function useMapView(map: GlMap): MapView {
  const subscribe = useCallback(
    (notify: () => void) => {
      map.on('moveend', notify)
      return () => {
        map.off('moveend', notify)
      }
    },
    [map],
  )
  // A text, because two views that are equal must also be the same.
  const key = useSyncExternalStore(subscribe, () => writeView(map))
  return useMemo(() => readView(key), [key])
}

function writeView(map: GlMap): string {
  const bounds = map.getBounds()
  const edges = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
  return [map.getZoom(), ...edges].map((value) => value.toFixed(5)).join(' ')
}

function readView(key: string): MapView {
  const [zoom = 0, west = 0, south = 0, east = 0, north = 0] = key.split(' ').map(Number)
  return { zoom, bounds: { west, south, east, north }, key }
}

/** Shows rings in one of the overlays of the ground. */
export function useRings(map: GlMap, overlay: string, rings: readonly (readonly GeoPoint[])[]) {
  useEffect(() => {
    const source = map.getSource(overlay)
    if (!(source instanceof GeoJSONSource)) return
    const coordinates = rings.map((ring) => [
      [...ring, ...ring.slice(0, 1)].map(({ lat, lng }) => [lng, lat]),
    ])
    void source.setData({ type: 'MultiPolygon', coordinates })
  }, [map, overlay, rings])
}
