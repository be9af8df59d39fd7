import { Map as GlMap, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { GeoBounds } from '@/domain/places/cluster-points'
import type { MapTexts } from '../map-texts'
import { createGroundStyle } from './ground-style'

// Served from our own address: a worker made of a text would ask the browser for more than
// `worker-src 'self'` allows.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

export type MapStart = {
  bounds: GeoBounds
  /** Nearest the map comes when it opens; 15 is the nearest of all. */
  zoomMax: number
  /** The page scrolls on under a finger or wheel, and two fingers or a key move the map. */
  isCooperative: boolean
  texts: MapTexts
}

/** How near and how far the ground, which has no streets, still says something. */
export const zoomBounds = { min: 4, max: 15 } as const

/** Belgium and Luxembourg: what is shown where no home has a place. */
export const homeBounds: GeoBounds = { west: 2.5, south: 49.45, east: 6.5, north: 51.5 }

/** A map less wide than this, in pixels, has no room for wide margins. */
const narrowPx = 600

/** Western Europe; beyond there is no ground. */
const frame: [number, number, number, number] = [-13, 34.5, 16, 57.5]

/** A rectangle in the order in which the map library takes it. */
export function toBox({ west, south, east, north }: GeoBounds): [number, number, number, number] {
  return [west, south, east, north]
}

/**
 * Opens a map in an element.
 *
 * @throws Error when the browser cannot draw it
 */
export function startMap(container: HTMLElement, start: MapStart): GlMap {
  const { bounds, zoomMax, isCooperative, texts } = start
  const look = getComputedStyle(container)
  const map = new GlMap({
    container,
    style: createGroundStyle((token) => look.getPropertyValue(token).trim()),
    bounds: toBox(bounds),
    fitBoundsOptions: { padding: container.clientWidth < narrowPx ? 32 : 64, maxZoom: zoomMax },
    minZoom: zoomBounds.min,
    maxZoom: zoomBounds.max,
    maxBounds: frame,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    rollEnabled: false,
    attributionControl: false,
    cooperativeGestures: isCooperative,
    fadeDuration: 0,
    locale: {
      'Map.Title': texts.title,
      'CooperativeGesturesHandler.WindowsHelpText': texts.gestureWindows,
      'CooperativeGesturesHandler.MacHelpText': texts.gestureMac,
      'CooperativeGesturesHandler.MobileHelpText': texts.gestureTouch,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}
