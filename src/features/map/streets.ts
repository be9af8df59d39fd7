import { isWithin, type GeoBounds } from '@/domain/places/cluster-points'
import type { GeoPoint } from '@/domain/places/location'
import { mapTilesHref } from '@/domain/routes/map-tiles'

/** Somebody to be named on the map: a text, which may lead to another site. */
export type AttributionPart = { text: string; href: string | null }

/** What the browser is told about the streets that the site can draw. */
export type Streets = {
  /** Address of a tile from the root of the site, with `{z}`, `{x}` and `{y}` to be filled in. */
  tiles: string
  zoom: { min: number; max: number }
  bounds: GeoBounds
  attribution: AttributionPart[]
}

/** Whether there are streets where a point lies. */
export function hasStreetsAt({ bounds }: Pick<Streets, 'bounds'>, point: GeoPoint): boolean {
  return isWithin(point, bounds)
}

function isStreets(value: unknown): value is Streets {
  return (
    typeof value === 'object' &&
    value !== null &&
    'tiles' in value &&
    typeof value.tiles === 'string' &&
    'zoom' in value &&
    'bounds' in value &&
    'attribution' in value &&
    Array.isArray(value.attribution)
  )
}

/**
 * Asks the site whether it has streets. Asked each time a map opens, because a page is kept longer
 * than an archive may lie where it lies. Null without any, and when it cannot be learnt: the map
 * then shows the land alone.
 */
export async function fetchStreets(): Promise<Streets | null> {
  try {
    const response = await fetch(mapTilesHref)
    if (response.status !== 200) return null
    const answer: unknown = await response.json()
    return isStreets(answer) ? answer : null
  } catch {
    // A map without streets is better than none.
    return null
  }
}
