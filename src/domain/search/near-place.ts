import type { Locale } from '../kernel/locales'
import { findPlaceNames, foldPlaceName, localizedPlaceName } from '../places/place-name'
import { findNear, groupByStart } from './words/edit-distance'

function listSpellings(name: string): string[] {
  return [name, ...Object.values(findPlaceNames(name) ?? {})]
}

/**
 * The place that was meant by a name with one typing error, in the language of the reader: of those
 * with a name in any language so near, the first letter being right. Null where there is none, and
 * where it may as well be another.
 */
export function findNearPlace(
  typed: string,
  names: readonly string[],
  locale: Locale,
): string | null {
  const nameByKey = new Map(
    names.flatMap((name) => listSpellings(name).map((one) => [foldPlaceName(one), name] as const)),
  )
  const near = findNear(foldPlaceName(typed), groupByStart([...nameByKey.keys()]))
  const meant = near.map((key) => localizedPlaceName(nameByKey.get(key) ?? key, locale))
  const [place, ...others] = new Set(meant)
  return others.length === 0 ? (place ?? null) : null
}
