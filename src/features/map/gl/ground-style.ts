import type { StyleSpecification } from 'maplibre-gl'
import type { Streets } from '../streets'
import { createStreetsSource, streetLayers, streetsSource } from './street-layers'
import { nameLayers, type NameStyle } from './street-names'

/** Sources that are filled while the map is open. */
export const overlays = { soft: 'soft', area: 'area' } as const

/** Whole, because the worker that reads it has an address of its own to take paths from. */
function getGroundHref(): string {
  const { href } = new URL('../basemap.geojson', import.meta.url)
  return new URL(href, window.location.href).href
}

const nothing = { type: 'FeatureCollection' as const, features: [] }

/**
 * How the ground is painted: land, borders of countries and provinces, the streets where the site
 * has them, and on them the drawn area and the circles of homes whose address is not shown. No
 * place to fetch letters from is named, so none are asked for: provinces and towns are written by
 * the page, and the names of streets are drawn with its typeface.
 */
export function createGroundStyle(style: NameStyle, streets: Streets | null): StyleSpecification {
  const { ink } = style
  const ground = { source: 'ground' } as const
  return {
    version: 8,
    sources: {
      ground: { type: 'geojson', data: getGroundHref(), maxzoom: 12, tolerance: 0.2 },
      ...(streets && { [streetsSource]: createStreetsSource(streets, window.location.origin) }),
      [overlays.area]: { type: 'geojson', data: nothing },
      // A circle has to stay round from near.
      [overlays.soft]: { type: 'geojson', data: nothing, tolerance: 0 },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': ink('--brand-tint') } },
      {
        id: 'land',
        type: 'fill',
        ...ground,
        filter: ['==', ['get', 'kind'], 'land'],
        paint: { 'fill-color': ink('--chalk') },
      },
      {
        id: 'provinces',
        type: 'line',
        ...ground,
        filter: ['==', ['get', 'kind'], 'province'],
        paint: { 'line-color': ink('--rule'), 'line-width': 1 },
      },
      {
        id: 'borders',
        type: 'line',
        ...ground,
        filter: ['==', ['get', 'kind'], 'border'],
        paint: { 'line-color': ink('--control'), 'line-width': 1.5 },
      },
      ...(streets ? streetLayers(ink) : []),
      ...overlayLayers(ink),
      // Above the areas, so that they can be read in them.
      ...(streets ? nameLayers(style, streetsSource) : []),
    ],
  }
}

function overlayLayers(ink: (token: string) => string): StyleSpecification['layers'] {
  const shape = (source: string, opacity: number, width: number) => [
    {
      id: `${source}-fill`,
      type: 'fill' as const,
      source,
      paint: { 'fill-color': ink('--enamel'), 'fill-opacity': opacity },
    },
    {
      id: `${source}-line`,
      type: 'line' as const,
      source,
      paint: { 'line-color': ink('--enamel'), 'line-width': width, 'line-opacity': 0.6 },
    },
  ]
  return [...shape(overlays.area, 0.08, 2), ...shape(overlays.soft, 0.16, 1)]
}
