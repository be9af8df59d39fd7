import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Geometry, Position } from 'geojson'
import { basemapMetadata, writeTileArchive, type PlacedTile } from './tile-archive'

/** The middle of the town: among the demo homes in Antwerp. */
export const townCentre = { lat: 51.2178, lng: 4.4015 } as const

/** How far the town reaches from its middle, in metres. */
const reachM = 2_600
/** How far there is land around it. */
const landM = 60_000

const zooms = { min: 8, max: 15 } as const

const metresPerDegree = 111_195
const turn = 0.35

/** A place in metres east and north of the middle, of a town that lies askew, in degrees. */
function at(eastM: number, northM: number): Position {
  const east = eastM * Math.cos(turn) - northM * Math.sin(turn)
  const north = eastM * Math.sin(turn) + northM * Math.cos(turn)
  return [
    townCentre.lng + east / (metresPerDegree * Math.cos((townCentre.lat * Math.PI) / 180)),
    townCentre.lat + north / metresPerDegree,
  ]
}

/** Streets bend a little, always in the same way. */
const bend = (along: number, seed: number) => 28 * Math.sin(along / 420 + seed * 1.7)

type Properties = Readonly<Record<string, string | number | boolean>>
type Layers = Record<string, Feature[]>

const feature = (geometry: Geometry, properties: Properties): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})

const line = (coordinates: Position[], properties: Properties) =>
  feature({ type: 'LineString', coordinates }, properties)

const polygon = (corners: Position[], properties: Properties) =>
  feature({ type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] }, properties)

const box = (west: number, south: number, east: number, north: number, properties: Properties) =>
  polygon([at(west, south), at(east, south), at(east, north), at(west, north)], properties)

/** Numbers from one to another, both among them. */
function range(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => from + index * step,
  )
}

const names = [
  ['Lindenstraat', 'Rue des Tilleuls'],
  ['Vismarkt', 'Marché aux Poissons'],
  ['Korte Ridderstraat', 'Courte rue du Chevalier'],
  ['Kapellestraat', 'Rue de la Chapelle'],
  ['Gasthuisvest', 'Rempart de l’Hôpital'],
  ['Molenweg', 'Chemin du Moulin'],
  ['Zilverbeekstraat', 'Rue du Ruisseau d’Argent'],
  ['Oude Bleekerij', 'Ancienne Blanchisserie'],
] as const

/** The name of a street as a bilingual town writes it, or, for every third one, in one language. */
function toNames(index: number): Properties {
  const [nl, fr] = names[Math.abs(index) % names.length] ?? names[0]
  if (index % 3 === 0) return { name: nl }
  return { name: `${nl} - ${fr}`, 'name:nl': nl, 'name:fr': fr }
}

const blockM = { wide: 190, deep: 110 } as const

function layStreets(): Feature[] {
  const spine = range(-reachM, reachM, 65)
  const across = range(-2_400, 2_400, blockM.wide).map((east, index) =>
    line(
      spine.map((north) => at(east + bend(north, index), north)),
      index % 6 === 2
        ? { kind: 'major_road', kind_detail: 'secondary', ...toNames(index) }
        : { kind: 'minor_road', kind_detail: 'residential', ...toNames(index) },
    ),
  )
  const along = range(-2_420, 2_420, blockM.deep).map((north, index) =>
    line(
      spine.map((east) => at(east, north + bend(east, index) / 3)),
      index % 11 === 5
        ? { kind: 'major_road', kind_detail: 'primary', ...toNames(index + 4) }
        : { kind: 'minor_road', kind_detail: 'residential', ...toNames(index + 4) },
    ),
  )
  const ring = range(0, 360, 6).map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return at(2_000 * Math.cos(angle), 2_000 * Math.sin(angle))
  })
  return [
    ...across,
    ...along,
    line(ring, { kind: 'highway', kind_detail: 'motorway', name: 'Ring', ref: 'R 99' }),
    line([at(-reachM, -900), at(-400, -700), at(900, -950), at(reachM, -700)], {
      kind: 'rail',
      kind_detail: 'rail',
    }),
    line([at(-620, 60), at(-480, 170), at(-420, 320)], {
      kind: 'path',
      kind_detail: 'footway',
      name: 'Parkpad',
    }),
  ]
}

function layBuildings(): Feature[] {
  const rows = range(-1_540, 1_540, blockM.deep)
  const columns = range(-1_480, 1_480, 38)
  return rows.flatMap((north, row) =>
    columns
      .filter((east) => Math.abs(((east + 2_400) % blockM.wide) - blockM.wide / 2) < 62)
      .filter((_, index) => (index + row) % 7 !== 3)
      .flatMap((east) => {
        const depth = 20 + ((Math.abs(east) + row * 13) % 14)
        const shift = north + bend(east, row + 8) / 3
        return [
          box(east, shift + 12, east + 30, shift + 12 + depth, { kind: 'building', height: 12 }),
          feature(
            { type: 'Point', coordinates: at(east + 15, shift + 20) },
            { kind: 'address', addr_housenumber: '1' },
          ),
        ]
      }),
  )
}

function place(east: number, north: number, properties: Properties): Feature {
  return feature({ type: 'Point', coordinates: at(east, north) }, properties)
}

function drawTown(): Layers {
  const river: Position[] = range(-landM, landM, 500).map((north) => {
    return at(-1_300 + 160 * Math.sin(north / 1_300), north)
  })
  const bank: Position[] = river.map(([lng = 0, lat = 0]) => [lng - 0.0045, lat - 0.0012])
  return {
    earth: [box(-landM, -landM, landM, landM, { kind: 'earth' })],
    landuse: [
      box(-reachM, -reachM, reachM, reachM, { kind: 'residential' }),
      box(-660, 20, -400, 380, { kind: 'park' }),
      box(1_500, 1_200, 2_500, 2_400, { kind: 'forest' }),
      box(330, -420, 520, -300, { kind: 'cemetery' }),
      box(-40, -60, 110, 30, { kind: 'pedestrian' }),
    ],
    water: [
      polygon([...river, ...bank.toReversed()], { kind: 'water', kind_detail: 'river' }),
      line([at(-1_200, 700), at(0, 760), at(2_200, 620)], {
        kind: 'canal',
        ...{ name: 'Zilverbeek', 'name:fr': 'Ruisseau d’Argent' },
      }),
      place(-1_440, 200, { kind: 'river', name: 'Grote Vliet', 'name:fr': 'Grand Vliet' }),
      box(-560, 200, -480, 290, { kind: 'lake' }),
    ],
    boundaries: [line([at(-landM, 9_000), at(landM, 9_500)], { kind: 'region', kind_detail: 4 })],
    buildings: layBuildings(),
    roads: layStreets(),
    places: [
      place(0, 0, { kind: 'locality', kind_detail: 'city', name: 'Stad aan de Vliet' }),
      place(520, 380, { kind: 'neighbourhood', name: 'Bleekhof', 'name:fr': 'La Blanchisserie' }),
      place(-350, -380, { kind: 'neighbourhood', name: 'Vissershoek', 'name:fr': 'Les Pêcheurs' }),
      place(1_900, 1_800, { kind: 'locality', kind_detail: 'village', name: 'Bosdorp' }),
    ],
  }
}

type Square = { x: number; y: number }

function squareOf([lng = 0, lat = 0]: Position, zoom: number): Square {
  const side = 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: Math.floor(((lng + 180) / 360) * side),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side),
  }
}

/** The squares within a distance of the middle at a zoom. */
function squaresAround(radiusM: number, zoom: number): Square[] {
  const degrees = radiusM / metresPerDegree
  const { lat, lng } = townCentre
  const first = squareOf([lng - degrees * 1.6, lat + degrees], zoom)
  const last = squareOf([lng + degrees * 1.6, lat - degrees], zoom)
  return range(first.x, last.x, 1).flatMap((x) => range(first.y, last.y, 1).map((y) => ({ x, y })))
}

/** The tiles of the town, the farther ones of the land around it too. */
function cutTiles(): PlacedTile[] {
  const indexes = Object.entries(drawTown()).map(([name, features]) => ({
    name,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: zooms.max, tolerance: 2 },
    ),
  }))
  return range(zooms.min, zooms.max, 1).flatMap((z) =>
    squaresAround(z < 11 ? landM : reachM + 1_500, z).map(({ x, y }) => {
      const layers = indexes.flatMap(({ name, index }) => {
        const tile = index.getTile(z, x, y)
        return tile ? [[name, tile] as const] : []
      })
      const bytes = fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 })
      return { z, x, y, bytes }
    }),
  )
}

/**
 * Writes an archive in the schema of the Protomaps basemap with a town that does not exist, where
 * demo homes stand in Antwerp. Drawn here, so that no data of unknown origin is needed.
 *
 * @param file absolute path
 */
export async function writeInventedTown(file: string): Promise<void> {
  await writeTileArchive(file, {
    tiles: cutTiles(),
    bounds: [2.5, 49.45, 6.5, 51.55],
    metadata: basemapMetadata,
  })
}
