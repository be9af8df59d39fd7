import type { GeoPoint } from './location'

/** Points so near to each other on the screen that they are drawn as one. */
export type PointCluster<Point extends GeoPoint> = {
  /** The middle of its points. */
  center: GeoPoint
  /** In the order in which they were given; never empty. */
  points: readonly Point[]
}

/** Side of the square that holds the whole world at zoom 0, in pixels (Web Mercator). */
const worldPx = 512

type Pixel = { x: number; y: number }

function toPixel({ lat, lng }: GeoPoint, zoom: number): Pixel {
  const size = worldPx * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

function middleOf(points: readonly GeoPoint[]): GeoPoint {
  const sum = points.reduce(
    (total, { lat, lng }) => ({ lat: total.lat + lat, lng: total.lng + lng }),
    { lat: 0, lng: 0 },
  )
  return { lat: sum.lat / points.length, lng: sum.lng / points.length }
}

/**
 * Joins points that lie within `radiusPx` pixels of the first of their group at this zoom. Every
 * point is in exactly one cluster, alone if need be; the same points always give the same ones.
 * Takes time in proportion to the number of points.
 */
export function clusterPoints<Point extends GeoPoint>(
  points: readonly Point[],
  zoom: number,
  radiusPx: number,
): PointCluster<Point>[] {
  type Group = { seed: Pixel; points: Point[] }
  const groups: Group[] = []
  const cells = new Map<string, Group[]>()
  const cellOf = ({ x, y }: Pixel) => [Math.floor(x / radiusPx), Math.floor(y / radiusPx)] as const
  const findNearest = (pixel: Pixel): Group | null => {
    const [column, row] = cellOf(pixel)
    let nearest: { group: Group; distance: number } | null = null
    for (const near of around) {
      for (const group of cells.get(`${column + near[0]},${row + near[1]}`) ?? []) {
        const distance = Math.hypot(group.seed.x - pixel.x, group.seed.y - pixel.y)
        if (distance <= radiusPx && distance < (nearest?.distance ?? Infinity)) {
          nearest = { group, distance }
        }
      }
    }
    return nearest?.group ?? null
  }
  for (const point of points) {
    const pixel = toPixel(point, zoom)
    const found = findNearest(pixel)
    if (found) {
      found.points.push(point)
      continue
    }
    const group = { seed: pixel, points: [point] }
    groups.push(group)
    const key = cellOf(pixel).join(',')
    cells.set(key, [...(cells.get(key) ?? []), group])
  }
  return groups.map(({ points: members }) => ({ center: middleOf(members), points: members }))
}

/** A cell of the grid and its eight neighbours. */
const around = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => [column, row] as const))

/** A rectangle in degrees. */
export type GeoBounds = { west: number; south: number; east: number; north: number }

/** The smallest rectangle around points; null without any. */
export function boundsOf(points: readonly GeoPoint[]): GeoBounds | null {
  if (points.length === 0) return null
  return points.reduce<GeoBounds>(
    ({ west, south, east, north }, { lat, lng }) => ({
      west: Math.min(west, lng),
      south: Math.min(south, lat),
      east: Math.max(east, lng),
      north: Math.max(north, lat),
    }),
    { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity },
  )
}

/** Whether a point lies in a rectangle, which does not cross the date line. */
export function isWithin({ lat, lng }: GeoPoint, bounds: GeoBounds): boolean {
  const { west, south, east, north } = bounds
  return lng > west && lng < east && lat > south && lat < north
}

/** Pixels at zoom 4 within which homes belong to one country: about 900 km. */
const regionPx = 200

/** The rectangle around the part of the points where most of them lie; null without any. */
export function mainBoundsOf(points: readonly GeoPoint[]): GeoBounds | null {
  const regions = clusterPoints(points, 4, regionPx).map((cluster) => cluster.points)
  const [largest = []] = regions.toSorted((a, b) => b.length - a.length)
  return boundsOf(largest)
}

/** The corners of a rectangle, ready to be searched in. */
export function toBoundsRing({ west, south, east, north }: GeoBounds): GeoPoint[] {
  return [
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ]
}

const metresPerDegree = 111_195

/** Corners of a circle on the ground: `radiusM` metres around a point, the first one north of it. */
export function circleAround({ lat, lng }: GeoPoint, radiusM: number, corners: number): GeoPoint[] {
  const north = radiusM / metresPerDegree
  const east = north / Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    return { lat: lat + north * Math.cos(angle), lng: lng + east * Math.sin(angle) }
  })
}
