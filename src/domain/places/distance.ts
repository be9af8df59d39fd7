import type { GeoPoint } from './location'

/** Mean radius of the earth in kilometres (IUGG). */
export const earthRadiusKm = 6371.0088

/** Kilometres between two points, as the crow flies (haversine on a round earth, within 0.5 %). */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const lat = halfSine(to.lat - from.lat)
  const lng = halfSine(to.lng - from.lng)
  const chord = lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function halfSine(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
