import type { Map as GlMap } from 'maplibre-gl'
import { zoomBounds } from './start-map'
import { streetsSource } from './street-layers'

/** Tiles that fail with none in between that comes: more than a hiccup. */
const failuresMax = 3

function takeStreetsOff(map: GlMap): void {
  for (const { id, ...layer } of map.getStyle().layers) {
    if ('source' in layer && layer.source === streetsSource) map.removeLayer(id)
  }
  map.removeSource(streetsSource)
  map.setMaxZoom(zoomBounds.max)
}

/**
 * Takes the streets off the map when the site fails to send them, so that the land is shown as it
 * is without streets and no more tiles are asked for. `onGone` hears of it, once. What goes wrong
 * elsewhere on the map is told in the console, as it would be without this.
 */
export function watchStreets(map: GlMap, onGone: () => void): void {
  let failures = 0
  map.on('sourcedata', ({ sourceId, tile }) => {
    if (sourceId === streetsSource && tile) failures = 0
  })
  map.on('error', ({ error, ...event }) => {
    const isOfStreets = 'sourceId' in event && event.sourceId === streetsSource
    if (!isOfStreets) {
      console.error(error)
      return
    }
    failures += 1
    if (failures !== failuresMax || !map.getSource(streetsSource)) return
    console.warn('The streets could not be loaded', error)
    takeStreetsOff(map)
    onGone()
  })
}
