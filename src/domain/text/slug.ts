import { foldAccents } from './fold'

/**
 * Turns a name into one segment of an address: only a-z, 0-9 and single hyphens. Accents and
 * punctuation vanish, spaces and dashes become hyphens. A name without any Latin letter or digit
 * gives the empty text, and the caller leaves the segment out.
 */
export function toSlug(text: string): string {
  return foldAccents(text)
    .replace(/[\s\p{Pd}]+/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}
