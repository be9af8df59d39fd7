import type { GeoPoint } from '@/domain/places/location'

/** A home on the map, with all that its card says. Public facts alone. */
export type MapPoint = GeoPoint & {
  id: number
  /** The point was moved, because the address is not shown. */
  isApproximate: boolean
  title: string
  price: string
  /** Town; empty when unknown. */
  place: string
  href: string
  /** Address of a small picture; null without any. */
  image: string | null
}

/**
 * What the browser is told about a result: its homes with a point, and how many of those there are
 * in all, which is more where the result is too long for a map.
 */
export type MapAnswer = { points: MapPoint[]; total: number }

function isMapAnswer(value: unknown): value is MapAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'points' in value &&
    Array.isArray(value.points) &&
    'total' in value &&
    typeof value.total === 'number'
  )
}

/**
 * Asks the site for the homes of a result.
 *
 * @throws Error when the site does not answer as it should
 */
export async function fetchMapPoints(href: string, signal: AbortSignal): Promise<MapAnswer> {
  const response = await fetch(href, { signal })
  if (!response.ok) throw new Error(`${href} answered ${response.status} instead of 200`)
  const answer: unknown = await response.json()
  if (!isMapAnswer(answer)) throw new Error(`${href} answered something else than points`)
  return answer
}
