import type { Locale } from '@/domain/kernel/locales'
import type { Hurdle, HurdleRule, VisibilityPlace } from '@/domain/visibility/hurdle'
import type { PlaceReport, VisibilityReport } from '@/domain/visibility/report'

/** Rules that are changed in the list itself, so that each list has its own way to it. */
const ownRules: readonly HurdleRule[] = ['notChosen', 'crowdedOut']

/** A place with what each language says of it; what several say alike is said once. */
export type PlaceLine = {
  key: string
  place: VisibilityPlace
  name: string | null
  /** Places of other kinds that the same rules keep it out of. */
  alsoOut: Pick<PlaceReport, 'place' | 'name'>[]
  source: PlaceReport['source']
  /** Where it is, with the address where visitors see it. */
  shown: { locale: Locale; href: string | null; position: PlaceReport['position'] }[]
  /** Where it is not, with the rules that hold there. */
  reasons: { hurdles: Hurdle[]; locales: Locale[] }[]
}

/** The same list or module in every language has one line, under its name in the first of them. */
function toKey({ place, source, name }: PlaceReport, index: number): string {
  return source === null ? `${place} ${name === null ? '' : index}` : `${place} ${source.id}`
}

function addReason(line: PlaceLine, hurdles: Hurdle[], locale: Locale): void {
  const text = JSON.stringify(hurdles)
  const same = line.reasons.find((reason) => JSON.stringify(reason.hurdles) === text)
  if (same) same.locales.push(locale)
  else line.reasons.push({ hurdles, locales: [locale] })
}

function toEmptyLine(key: string, one: Pick<PlaceReport, 'place' | 'name' | 'source'>): PlaceLine {
  return { key, ...one, alsoOut: [], shown: [], reasons: [] }
}

/**
 * The places of a report, each with all languages: those in which it is, and the rules of the others.
 *
 * @param language of the desk, in which lists and modules are named where they have such a name
 */
export function mergeLanguages(report: VisibilityReport, language: Locale): PlaceLine[] {
  const lines = new Map<string, PlaceLine>()
  for (const { locale, places } of report.languages) {
    const counts = new Map<VisibilityPlace, number>()
    for (const one of places) {
      const index = counts.get(one.place) ?? 0
      counts.set(one.place, index + 1)
      const key = toKey(one, index)
      const { place, name, source } = one
      const line = lines.get(key) ?? toEmptyLine(key, { place, name, source })
      lines.set(key, line)
      if (locale === language && name !== null) line.name = name
      if (one.isIn) line.shown.push({ locale, href: one.href, position: one.position })
      if (one.hurdles.length > 0) addReason(line, one.hurdles, locale)
    }
  }
  return joinAlike([...lines.values()])
}

/** Places that the same rules keep it out of are told of together, those of one kind by their names. */
function joinAlike(lines: readonly PlaceLine[]): PlaceLine[] {
  const joined: PlaceLine[] = []
  for (const line of lines) {
    const twin = joined.find((other) => isAlike(other, line))
    if (twin) addPlace(twin, line)
    else joined.push({ ...line, alsoOut: [] })
  }
  return joined
}

function addPlace(twin: PlaceLine, { place, name }: PlaceLine): void {
  const same = [twin, ...twin.alsoOut].find((one) => one.place === place && one.name !== null)
  if (same && name !== null) same.name = `${same.name}, ${name}`
  else twin.alsoOut.push({ place, name })
}

function isAlike(one: PlaceLine, other: PlaceLine): boolean {
  const isOut = one.shown.length === 0 && other.shown.length === 0
  const rules = other.reasons.flatMap(({ hurdles }) => hurdles.map(({ rule }) => rule))
  return (
    isOut &&
    !rules.some((rule) => ownRules.includes(rule)) &&
    JSON.stringify(one.reasons) === JSON.stringify(other.reasons)
  )
}
