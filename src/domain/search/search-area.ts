import type { GeoPoint } from '../places/location'

/** A ring on the map, drawn or made of places: 3 to 50 corners, the last joined to the first. */
export type SearchArea = readonly GeoPoint[]

export const areaCorners = { min: 3, max: 50 } as const

/** Digits behind the point: about eleven metres, finer than a finger draws. */
const decimals = 4

/**
 * Reads a ring as addresses carry it, `51.2194,4.4025;51.22,4.41;…` (degrees, latitude first).
 * Gives null for too few or too many corners, and for points that are not on earth.
 */
export function parseSearchArea(text: string): SearchArea | null {
  const corners = text.split(';')
  if (corners.length < areaCorners.min || corners.length > areaCorners.max) return null
  const points = corners.map(parseCorner)
  return points.every((point) => point !== null) ? points : null
}

/** Writes a ring for an address, rounded to 4 decimals. */
export function formatSearchArea(area: SearchArea): string {
  return area.map(({ lat, lng }) => `${toText(lat)},${toText(lng)}`).join(';')
}

function parseCorner(text: string): GeoPoint | null {
  const [, latText, lngText] =
    /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)$/.exec(text) ?? []
  if (latText === undefined || lngText === undefined) return null
  const point = { lat: round(Number(latText)), lng: round(Number(lngText)) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null
}

/** Without the minus of a zero, which would be a second spelling of the same point. */
function round(degrees: number): number {
  return Math.round(degrees * 10 ** decimals) / 10 ** decimals || 0
}

function toText(degrees: number): string {
  return String(round(degrees))
}
