import type { Locale } from '../kernel/locales'
import { bindFrenchSpaces } from './french-spaces'

/** A word with the colon as the language sets it: French keeps a space before it. */
export function labelColon(label: string, locale: Locale): string {
  return locale === 'fr' ? bindFrenchSpaces(`${label} :`) : `${label}:`
}

/** A word and what it is about. */
export function labelValue(label: string, value: string, locale: Locale): string {
  return `${labelColon(label, locale)} ${value}`
}
