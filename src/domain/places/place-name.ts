import type { Locale, LocalizedText } from '../kernel/locales'
import { foldAccents } from '../text/fold'
import { placeAliases } from './place-aliases'

/** Words inside a name that stay in small letters, as in Heist-op-den-Berg. */
const particles = new Set(['op', 'den', 'de', 'van', 'le', 'la', 'sur', 'lez'])

/** Names whose official spelling does not follow the rule of the particles. */
const officialSpellings = [
  'Kapelle-op-den-Bos',
  'Nazareth-De Pinte',
  "Braine-l'Alleud",
  'Saint-Josse-ten-Noode',
  'Sint-Joost-ten-Node',
  "'s-Gravenbrakel",
  "'s-Gravenwezel",
]

const spellingByFold = new Map(officialSpellings.map((name) => [foldPlaceName(name), name]))

const aliasesByFold = new Map<string, LocalizedText>(
  placeAliases.flatMap((names) =>
    Object.values(names).map((name) => [foldPlaceName(name), names] as const),
  ),
)

/** The postcode and the town of an address in a language; empty where neither is known. */
export function formatTown(
  { zip, city }: { zip?: string | null | undefined; city?: string | null | undefined },
  locale: Locale,
): string {
  return [zip, localizedPlaceName(city ?? '', locale)].filter(Boolean).join(' ')
}

/** The form in which names are compared: folded, without hyphens, apostrophes and spaces. */
export function foldPlaceName(name: string): string {
  return foldAccents(name).replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * A place name as it is written in Belgium, whatever the feed made of it: particles in small
 * letters after the first word, no name in capitals throughout.
 */
export function displayPlaceName(name: string): string {
  const tidy = name.trim().replace(/\s+/g, ' ')
  const official = spellingByFold.get(foldPlaceName(tidy))
  if (official !== undefined) return official
  const isShouted = tidy === tidy.toUpperCase() && tidy !== tidy.toLowerCase()
  return tidy
    .split(/([\s-])/)
    .map((part, index) => displayPart(part, index === 0, isShouted))
    .join('')
}

/** Tells whether two spellings, in any of the languages, mean the same place. */
export function samePlace(one: string, other: string): boolean {
  return placeKey(one) === placeKey(other)
}

/** The names of a known place in the four languages; null when the place has one name only. */
export function findPlaceNames(name: string): LocalizedText | null {
  return aliasesByFold.get(foldPlaceName(name)) ?? null
}

/** The name that a reader of a language uses, for the places that have one; otherwise the name. */
export function localizedPlaceName(name: string, locale: Locale): string {
  return findPlaceNames(name)?.[locale] ?? displayPlaceName(name)
}

function placeKey(name: string): string {
  return foldPlaceName(findPlaceNames(name)?.nl ?? name)
}

function displayPart(part: string, isFirst: boolean, isShouted: boolean): string {
  const lower = part.toLowerCase()
  if (!isFirst && particles.has(lower)) return lower
  return isShouted ? lower.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : part
}
