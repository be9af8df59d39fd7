import { Map as GlMap, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { GeoBounds } from '@/domain/places/cluster-points'
import { toLocale } from '@/domain/kernel/locales'
import type { MapTexts } from '../map-texts'
import type { Streets } from '../streets'
import { createGroundStyle } from './ground-style'
import type { NameStyle } from './street-names'

// Served from our own address: a worker made of a text would ask the browser for more than
// `worker-src 'self'` allows.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

export type MapStart = {
  bounds: GeoBounds
  /** Nearest the map comes when it opens. */
  zoomMax: number
  /** The streets that the site can draw; null where it has none. */
  streets: Streets | null
  /** The page scrolls on under a finger or wheel, and two fingers or a key move the map. */
  isCooperative: boolean
  texts: MapTexts
}

/** How near and how far the map still says something: without streets, and with them. */
export const zoomBounds = { min: 4, max: 15, maxWithStreets: 19 } as const

/**
 * Nearest a map of many homes comes when it opens; with streets so near that the circle around a
 * home whose address is not shown still fits.
 */
export function openZoomMax(streets: Streets | null): number {
  return streets ? 14 : 11
}

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

/** How a rectangle is fitted into the map when it opens. */
export function toFit(container: HTMLElement, zoomMax: number) {
  return { padding: container.clientWidth < narrowPx ? 32 : 64, maxZoom: zoomMax }
}

/** The look and the language of the page around the map. */
function readStyle(container: HTMLElement): NameStyle {
  const look = getComputedStyle(container)
  const ink = (token: string) => look.getPropertyValue(token).trim()
  return {
    ink,
    // The families behind the first one stand in for it, and may not be on this machine.
    font: (ink('--font-text').split(',')[0] ?? '').trim().replace(/^(['"])(.*)\1$/, '$2'),
    locale: toLocale(container.closest('[lang]')?.getAttribute('lang')),
  }
}

/**
 * Opens a map in an element.
 *
 * @throws Error when the browser cannot draw it
 */
export function startMap(container: HTMLElement, start: MapStart): GlMap {
  const { bounds, zoomMax, streets, isCooperative, texts } = start
  const map = new GlMap({
    container,
    style: createGroundStyle(readStyle(container), streets),
    bounds: toBox(bounds),
    fitBoundsOptions: toFit(container, zoomMax),
    minZoom: zoomBounds.min,
    maxZoom: streets ? zoomBounds.maxWithStreets : zoomBounds.max,
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
