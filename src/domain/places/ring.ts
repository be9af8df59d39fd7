import type { GeoPoint } from './location'

/**
 * Whether a point lies inside a ring (even-odd rule on plain degrees, exact enough for rings of
 * the size of a province).
 */
export function isInRing({ lat, lng }: GeoPoint, ring: readonly GeoPoint[]): boolean {
  let isInside = false
  for (const [index, here] of ring.entries()) {
    const before = ring.at(index - 1)
    if (before === undefined || here.lat > lat === before.lat > lat) continue
    const crossing =
      here.lng + ((lat - here.lat) / (before.lat - here.lat)) * (before.lng - here.lng)
    if (lng < crossing) isInside = !isInside
  }
  return isInside
}
