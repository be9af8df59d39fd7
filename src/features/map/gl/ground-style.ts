import type { StyleSpecification } from 'maplibre-gl'

/** Sources that are filled while the map is open. */
export const overlays = { soft: 'soft', area: 'area' } as const

/** Whole, because the worker that reads it has an address of its own to take paths from. */
function getGroundHref(): string {
  const { href } = new URL('../basemap.geojson', import.meta.url)
  return new URL(href, window.location.href).href
}

const nothing = { type: 'FeatureCollection' as const, features: [] }

/**
 * How the ground is painted: land, borders of countries and provinces, and on them the drawn area
 * and the circles of homes whose address is not shown. There is no text in it, so no fonts are
 * asked for; names are written by the page.
 *
 * @param ink gives the value of a colour token, such as `--rule`
 */
export function createGroundStyle(ink: (token: string) => string): StyleSpecification {
  const ground = { source: 'ground' } as const
  return {
    version: 8,
    sources: {
      ground: { type: 'geojson', data: getGroundHref(), maxzoom: 12, tolerance: 0.2 },
      [overlays.area]: { type: 'geojson', data: nothing },
      [overlays.soft]: { type: 'geojson', data: nothing },
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
      ...overlayLayers(ink),
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
