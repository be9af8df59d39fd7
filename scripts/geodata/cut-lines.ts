/** Degrees, longitude first. */
export type Position = [number, number]

/** Degrees. */
export type Bounds = { west: number; south: number; east: number; north: number }

/** The parts of a line of which every point passes. */
export function splitLine(
  line: readonly Position[],
  isInside: (point: Position) => boolean,
): Position[][] {
  const parts: Position[][] = [[]]
  for (const point of line) {
    if (isInside(point)) parts.at(-1)?.push(point)
    else if (parts.at(-1)?.length) parts.push([])
  }
  return parts.filter((part) => part.length > 1)
}

type Side = { isInside: (point: Position) => boolean; cut: (a: Position, b: Position) => Position }

function sidesOf({ west, south, east, north }: Bounds): Side[] {
  const cutAtLng =
    (lng: number) =>
    (a: Position, b: Position): Position => [
      lng,
      a[1] + ((lng - a[0]) / (b[0] - a[0])) * (b[1] - a[1]),
    ]
  const cutAtLat =
    (lat: number) =>
    (a: Position, b: Position): Position => [
      a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]),
      lat,
    ]
  return [
    { isInside: ([lng]) => lng >= west, cut: cutAtLng(west) },
    { isInside: ([lng]) => lng <= east, cut: cutAtLng(east) },
    { isInside: ([, lat]) => lat >= south, cut: cutAtLat(south) },
    { isInside: ([, lat]) => lat <= north, cut: cutAtLat(north) },
  ]
}

/** The part of a closed ring that lies in a frame (Sutherland and Hodgman), closed again. */
export function clipRing(ring: readonly Position[], bounds: Bounds): Position[] {
  let points = ring.slice(0, -1)
  for (const { isInside, cut } of sidesOf(bounds)) {
    points = points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point
      const crossing = isInside(point) === isInside(before) ? [] : [cut(before, point)]
      return isInside(point) ? [...crossing, point] : crossing
    })
  }
  const [first] = points
  return first === undefined ? [] : [...points, first]
}
