import { foldAccents } from '../text/fold'
import type { SearchCity } from './search-criteria'

/** Makes agency references comparable: "ref 12-a" and "REF12-A" are the same reference. */
export function toReferenceKey(reference: string): string {
  return reference.replace(/\s+/g, '').toUpperCase()
}

/** Makes names comparable: without accents, hyphens and apostrophes, with single spaces. */
export function toSearchKey(text: string): string {
  return foldAccents(text)
    .replace(/['’‘`]/g, '')
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim()
}

/** Whether typed text starts the name of a place, with or without accents, or its postcode. */
export function matchesCity(typed: string, city: SearchCity): boolean {
  const key = toSearchKey(typed)
  return key !== '' && (toSearchKey(city.name).startsWith(key) || city.zip.startsWith(key))
}
