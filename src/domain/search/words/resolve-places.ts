import type { SearchCity } from '../search-criteria'
import type { Meaning } from './claim'
import type { WordsPlace } from './words-reading'

type Named = Extract<Meaning, { kind: 'place' }>
type Coded = Extract<Meaning, { kind: 'zip' }>

/** Rents that look like a postcode; others are no sums that people think of. */
const rentLike = { min: 300, max: 3_000, step: 50 }

function meet(one: readonly WordsPlace[], other: readonly WordsPlace[]): WordsPlace[] {
  return one.filter((place) => other.includes(place))
}

/**
 * Whether a postcode is the highest rent: a round sum, among rents, beside the name of a place that
 * does not have that postcode ("te huur Gent 1000").
 */
export function isRentOf(zip: Coded, meanings: readonly Meaning[]): boolean {
  const value = Number(zip.zip)
  const named = meanings.filter((meaning) => meaning.kind === 'place')
  const isRound = value % rentLike.step === 0 && value >= rentLike.min && value <= rentLike.max
  const isForRent = meanings.some((meaning) => meaning.kind === 'goal' && meaning.goal === 'rent')
  return (
    isRound &&
    isForRent &&
    named.length > 0 &&
    named.every(({ places }) => meet(places, zip.places).length === 0)
  )
}

/** The places of a text. A postcode narrows the name that it belongs to: "2018 Antwerpen". */
export function resolvePlaces(meanings: readonly Meaning[]): SearchCity[] {
  const named = meanings.filter((meaning): meaning is Named => meaning.kind === 'place')
  const coded = meanings.filter(
    (meaning): meaning is Coded => meaning.kind === 'zip' && !isRentOf(meaning, meanings),
  )
  const shared = named.map(({ places }) => coded.flatMap((zip) => meet(places, zip.places)))
  const found = [
    ...named.flatMap(({ places }, index) => (shared[index]?.length ? shared[index] : places)),
    ...coded.flatMap(({ places }) =>
      named.some((name) => meet(name.places, places).length > 0) ? [] : places,
    ),
  ]
  return [...new Set(found)].map(({ name, zip }) => ({ name, zip }))
}
