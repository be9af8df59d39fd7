import type { Locale } from '../kernel/locales'
import { bindFrenchSpaces } from './french-spaces'

/** A word and what it is about, with the colon as the language sets it: French keeps a space before it. */
export function labelValue(label: string, value: string, locale: Locale): string {
  return locale === 'fr' ? `${bindFrenchSpaces(`${label} :`)} ${value}` : `${label}: ${value}`
}
