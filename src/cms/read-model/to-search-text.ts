import { foldPlaceName, findPlaceNames } from '@/domain/places/place-name'
import { toSearchKey } from '@/domain/search/match-text'
import type { ListingCard } from './listing-row'
import type { Listing } from './resolve-listing'

/** Everything by which a visitor may look for a property, folded; one text to search in. */
export function toSearchText(listing: Listing, card: ListingCard): string {
  const { property } = listing
  const parts = [
    card.title,
    card.typeName,
    card.areaName,
    property.zip,
    card.recordFile,
    card.recordFile?.replace(/\s+/g, ''),
    ...placeNames(listing),
  ]
  const keys = parts.map((part) => toSearchKey(part ?? '')).filter((key) => key !== '')
  return [...new Set(keys)].join(' ')
}

/**
 * By what a place is found: one key for the place itself, and the keys of every name it has, so
 * that Anvers, Antwerp and Antwerpen are the same town.
 */
export function toPlaceKeys(listing: Listing): { key: string; keys: string[] } {
  const names = placeNames(listing)
  const [official = ''] = names
  const dutch = findPlaceNames(official)?.nl ?? official
  const keys = names.map(toSearchKey).filter((key) => key !== '')
  return { key: foldPlaceName(dutch), keys: [...new Set(keys)] }
}

function placeNames({ property, place }: Listing): string[] {
  const written = [place?.name.nl, property.city, ...Object.values(place?.name ?? {})]
  const known = written.flatMap((name) => Object.values(findPlaceNames(name ?? '') ?? {}))
  return [...written, ...known, ...(place?.aliases ?? [])].filter(
    (name): name is string => typeof name === 'string' && name !== '',
  )
}
