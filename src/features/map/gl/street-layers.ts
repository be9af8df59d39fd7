import type { ExpressionSpecification as Expression, StyleSpecification } from 'maplibre-gl'
import type { Streets } from '../streets'
import { isKind, isShape } from './kind-filters'
import type { NameStyle } from './street-names'

/** The source of the streets, and its name in events. */
export const streetsSource = 'streets'

/** From this zoom on the land is drawn from tiles; from farther away the ground shows as much. */
export const streetsZoomMin = 8

type Layers = StyleSpecification['layers']
type Layer = Layers[number]
type FillLayer = Extract<Layer, { type: 'fill' }>
type LineLayer = Extract<Layer, { type: 'line' }>
type Ink = NameStyle['ink']

/** A width in pixels that doubles with the scale, at two zooms. */
type Widths = readonly [zoom: number, px: number, nearZoom: number, nearPx: number]

const isAbove: Expression = ['!', ['coalesce', ['get', 'is_tunnel'], false]]

/** What is green in a town and outside it. */
const lawns = [
  'park',
  'garden',
  'grass',
  'grassland',
  'meadow',
  'village_green',
  'recreation_ground',
  'pitch',
  'playground',
  'golf_course',
  'cemetery',
  'allotments',
  'orchard',
  'dog_park',
  'zoo',
  'scrub',
  'wetland',
]
const woods = ['forest', 'wood', 'nature_reserve', 'national_park']
const built = [
  'residential',
  'neighbourhood',
  'commercial',
  'industrial',
  'railway',
  'school',
  'college',
  'university',
  'hospital',
  'military',
  'aerodrome',
  'stadium',
]

/** Water is the pale line of the brand, paler still. */
const waterOpacity = 0.45

/** Where the tiles of an archive are asked for: under the address of the site alone. */
export function createStreetsSource({ tiles, zoom, bounds }: Streets, origin: string) {
  const { west, south, east, north } = bounds
  return {
    type: 'vector' as const,
    tiles: [`${origin}${tiles}`],
    minzoom: Math.max(streetsZoomMin, zoom.min),
    maxzoom: zoom.max,
    bounds: [west, south, east, north] as [number, number, number, number],
  }
}

function area(
  id: string,
  sourceLayer: string,
  filter: Expression,
  paint: NonNullable<FillLayer['paint']>,
): FillLayer {
  return {
    id: `streets-${id}`,
    type: 'fill',
    source: streetsSource,
    'source-layer': sourceLayer,
    minzoom: streetsZoomMin,
    filter: ['all', isShape('Polygon'), filter],
    paint,
  }
}

function line(
  id: string,
  sourceLayer: string,
  filter: Expression,
  given: { widths: Widths; minzoom: number; paint: NonNullable<LineLayer['paint']> },
): LineLayer {
  const [zoom, px, nearZoom, nearPx] = given.widths
  return {
    id: `streets-${id}`,
    type: 'line',
    source: streetsSource,
    'source-layer': sourceLayer,
    minzoom: given.minzoom,
    filter,
    layout: { 'line-cap': 'butt', 'line-join': 'round' },
    paint: {
      'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], zoom, px, nearZoom, nearPx],
      ...given.paint,
    },
  }
}

function landLayers(ink: Ink): Layers {
  const all: Expression = ['has', 'kind']
  return [
    area('earth', 'earth', all, { 'fill-color': ink('--chalk') }),
    area('built', 'landuse', isKind(...built), { 'fill-color': ink('--mist') }),
    area('lawns', 'landuse', isKind(...lawns), {
      'fill-color': ink('--tile'),
      'fill-opacity': 0.12,
    }),
    area('woods', 'landuse', isKind(...woods), {
      'fill-color': ink('--tile'),
      'fill-opacity': 0.16,
    }),
    area('squares', 'landuse', isKind('pedestrian', 'footway', 'platform', 'pier'), {
      'fill-color': ink('--white'),
    }),
    area('water', 'water', all, {
      'fill-color': ink('--brand-line'),
      'fill-opacity': waterOpacity,
    }),
    line('streams', 'water', isShape('LineString'), {
      widths: [11, 0.6, 18, 8],
      minzoom: 11,
      paint: { 'line-color': ink('--brand-line'), 'line-opacity': waterOpacity },
    }),
  ]
}

function borderLayers(ink: Ink): Layers {
  const border = (kind: string, paint: NonNullable<LineLayer['paint']>, widths: Widths) =>
    line(`border-${kind}`, 'boundaries', isKind(kind), { widths, minzoom: streetsZoomMin, paint })
  return [
    border('region', { 'line-color': ink('--rule') }, [8, 1, 16, 2]),
    border('country', { 'line-color': ink('--control') }, [8, 1.5, 16, 3]),
  ]
}

function buildingLayers(ink: Ink): Layers {
  // Among the buildings of this schema are points with house numbers, which are not drawn.
  const paint = {
    'fill-color': ink('--rule'),
    'fill-opacity': [
      'interpolate' as const,
      ['linear' as const],
      ['zoom' as const],
      14,
      0.3,
      16,
      0.6,
    ],
  } satisfies FillLayer['paint']
  return [
    { ...area('buildings', 'buildings', isKind('building', 'building_part'), paint), minzoom: 14 },
  ]
}

/** Ranks of roads, the lowest first, so that the higher lie on them. */
const ranks = [
  { kind: 'minor_road', minzoom: 12, widths: [12, 0.7, 18, 18], edge: '--rule', face: '--white' },
  { kind: 'major_road', minzoom: 9, widths: [9, 0.8, 18, 26], edge: '--control', face: '--white' },
  { kind: 'highway', minzoom: 8, widths: [8, 1, 18, 32], edge: '--control', face: '--brand-line' },
] as const

/** From this zoom on roads have two edges; from farther away they are lines. */
const edgesZoomMin = 12

function roadLayers(ink: Ink): Layers {
  const edges = ranks.map(({ kind, minzoom, widths: [from, px, to, nearPx], edge }) =>
    line(`${kind}-edge`, 'roads', isKind(kind), {
      widths: [from, px + 0.6, to, nearPx + 2],
      minzoom,
      paint: { 'line-color': ink(edge), 'line-opacity': edge === '--rule' ? 1 : 0.7 },
    }),
  )
  const faces = ranks.map(({ kind, minzoom, widths, face }) =>
    line(`${kind}`, 'roads', isKind(kind), {
      widths,
      minzoom: Math.max(minzoom, edgesZoomMin),
      paint: { 'line-color': ink(face) },
    }),
  )
  return [
    line('path', 'roads', ['all', isKind('path'), isAbove], {
      widths: [14, 0.6, 18, 3],
      minzoom: 14,
      paint: { 'line-color': ink('--control'), 'line-opacity': 0.5, 'line-dasharray': [3, 1.5] },
    }),
    ...edges,
    ...faces,
    line('rail', 'roads', ['all', isKind('rail'), isAbove], {
      widths: [10, 0.6, 18, 2.5],
      minzoom: 10,
      paint: { 'line-color': ink('--control'), 'line-opacity': 0.7 },
    }),
    line('sleepers', 'roads', ['all', isKind('rail'), isAbove], {
      widths: [14, 2.5, 18, 8],
      minzoom: 14,
      paint: { 'line-color': ink('--control'), 'line-opacity': 0.7, 'line-dasharray': [0.3, 3] },
    }),
  ]
}

/**
 * The streets on the ground, from the layers of the Protomaps basemap, version 4: what is land lies
 * over the ground, so that two drawings of one border are never seen at once.
 */
export function streetLayers(ink: Ink): Layers {
  return [...landLayers(ink), ...borderLayers(ink), ...buildingLayers(ink), ...roadLayers(ink)]
}
