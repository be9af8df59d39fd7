import type { GeoPoint } from '@/domain/places/location'

/** Bounds of the drawn map in degrees: Belgium and Luxembourg. */
const bounds = { west: 2.45, east: 6.62, south: 49.38, north: 51.56 }
/** A degree of longitude is this much shorter than one of latitude at 50.5° north. */
const shrink = Math.cos((50.5 * Math.PI) / 180)
const unitsPerDegree = 200

/** Size of the drawing in its own units. */
export const mapSize = {
  width: Math.round((bounds.east - bounds.west) * shrink * unitsPerDegree),
  height: Math.round((bounds.north - bounds.south) * unitsPerDegree),
}

export type MapPoint = { x: number; y: number }

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Where a point lies on the drawing (plate carrée), in its units from the top left. */
export function projectPoint({ lat, lng }: GeoPoint): MapPoint {
  return {
    x: round((lng - bounds.west) * shrink * unitsPerDegree),
    y: round((bounds.north - lat) * unitsPerDegree),
  }
}

/** Whether a point falls on the drawing; a home in Spain does not. */
export function isOnMap({ lat, lng }: GeoPoint): boolean {
  return lat > bounds.south && lat < bounds.north && lng > bounds.west && lng < bounds.east
}
