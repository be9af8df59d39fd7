import type { Locale } from '../kernel/locales'
import type { Hurdle, VisibilityPlace } from './hurdle'

/** The records whose visibility can be asked for. */
export const visibilityTargets = ['properties', 'projects', 'pages', 'articles'] as const

export type VisibilityTarget = (typeof visibilityTargets)[number]

/** A record in one place of one language. */
export type PlaceReport = {
  place: VisibilityPlace
  /** Which one where there are several, in its own language: a list, a module, a feed. */
  name: string | null
  /** What visitors open to see it; null where nothing stands for it alone. */
  href: string | null
  isIn: boolean
  /** Its place in a list, counted from 1, and the length of the list. */
  position: { at: number; total: number } | null
  /** Why it is not there, most urgent first; none where it is as it should be. */
  hurdles: Hurdle[]
  /** The record in the desk that makes the place: a saved list or a module. */
  source: { collection: 'list-presets' | 'modules'; id: number } | null
}

/** What visitors of one language see of a record. */
export type LanguageReport = {
  locale: Locale
  /** The true address first, then the others that answer; none where it has no page. */
  addresses: string[]
  places: PlaceReport[]
}

export type VisibilityReport = {
  languages: LanguageReport[]
  /** Records that decide about it: its plate, its line in the address table, its saved list. */
  sources: { marquee: number | null; route: number | null }
  /** A newer draft waits; what is told here is about what is published. */
  hasNewerDraft: boolean
}

/**
 * A place as the site answered and the rules explain it. Where the two differ, what the lists are
 * made of is out of step with the record: that is said, and not which of them is right.
 */
export function toPlace(
  place: VisibilityPlace,
  isIn: boolean,
  hurdles: readonly Hurdle[],
  more: Partial<Pick<PlaceReport, 'name' | 'href' | 'position' | 'source'>> = {},
): PlaceReport {
  const isInStep = isIn === (hurdles.length === 0)
  return {
    ...{ name: null, href: null, position: null, source: null },
    ...more,
    place,
    isIn,
    hurdles: isInStep ? [...hurdles] : [{ rule: 'outOfStep' }],
  }
}
