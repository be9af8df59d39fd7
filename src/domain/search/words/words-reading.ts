import type { SearchCriteria } from '../search-criteria'

/** A property type as far as words are concerned. */
export type WordsType = {
  webId: number
  /** As in `propertyTypes`; a type of the agency's own has any other key. */
  key: string
  /** Names of the type in all languages, besides those of the vocabulary. */
  words?: readonly string[]
}

/** A place of the site with all its names, in every language and spelling. */
export type WordsPlace = { name: string; zip: string; names: readonly string[] }

/** What there is to be understood on a site. */
export type WordsContext = {
  types: readonly WordsType[]
  places: readonly WordsPlace[]
}

export type UnderstoodKind =
  | 'goal'
  | 'type'
  | 'place'
  | 'radius'
  | 'price'
  | 'bedrooms'
  | 'bathrooms'
  | 'living-area'
  | 'plot'
  | 'energy'
  | 'feature'
  | 'availability'

/** The list in which a home stands; a business for transfer stands among what is for rent. */
export type WordsGoal = 'sale' | 'rent'

/** What a text in plain words asks for. */
export type WordsReading = {
  /** The filters that were named, and no others; `q` is never among them. */
  criteria: Partial<SearchCriteria>
  /** Null when no goal was named, or both. */
  goal: WordsGoal | null
  /** What is left to be looked for as text: the whole text when nothing was understood. */
  rest: string
  /** The words as they were typed, in the order in which they were understood. */
  understood: { text: string; kind: UnderstoodKind }[]
  /** Wishes that no filter can hold, such as "without garden"; they stand in no other field. */
  notUnderstood: string[]
}
