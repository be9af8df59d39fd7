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

/** A point as a direction from the middle of the earth, of length 1. */
export function toDirection({ lat, lng }: GeoPoint): { x: number; y: number; z: number } {
  const ring = Math.cos(radians(lat))
  return {
    x: ring * Math.cos(radians(lng)),
    y: ring * Math.sin(radians(lng)),
    z: Math.sin(radians(lat)),
  }
}

/**
 * The square of the straight line between the directions of two points that are so many kilometres
 * apart. It grows with the distance up to half the earth, and so compares distances without a
 * sine for each.
 */
export function squaredChord(km: number): number {
  return (2 * Math.sin(Math.min(km / (2 * earthRadiusKm), Math.PI / 2))) ** 2
}

function halfSine(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
