import { foldAccents } from '../text/fold'

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
