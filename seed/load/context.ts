import type { Payload, PayloadRequest } from 'payload'
import type { SeedData } from '../schema/seed-data'

/** Ids of the records in the database, by the name that the bundled files give them. */
export type IdMap = Map<string, number>

/** What every loader works with. */
export type SeedContext = {
  payload: Payload
  /** Carries the transaction in which everything is written. */
  req: PayloadRequest
  data: SeedData
  /** Ages in the bundled files are counted back from this moment. */
  now: Date
  /** Write bundled records over what editors made of them. */
  resetContent: boolean
  /** The same for the settings of the site alone. */
  resetSettings?: boolean
  /** Tells the person who waits how far the seed is. */
  report: (line: string) => void
  ids: {
    propertyTypes: IdMap
    marquees: IdMap
    priceUnits: IdMap
    places: IdMap
    categories: IdMap
    presets: IdMap
    team: IdMap
    media: IdMap
    projects: IdMap
    properties: IdMap
    articles: IdMap
    modules: IdMap
    banners: IdMap
    pages: IdMap
  }
}

export function createIds(): SeedContext['ids'] {
  const empty = (): IdMap => new Map()
  return {
    propertyTypes: empty(),
    marquees: empty(),
    priceUnits: empty(),
    places: empty(),
    categories: empty(),
    presets: empty(),
    team: empty(),
    media: empty(),
    projects: empty(),
    properties: empty(),
    articles: empty(),
    modules: empty(),
    banners: empty(),
    pages: empty(),
  }
}

/**
 * The id of a record that another one refers to.
 *
 * @throws Error when it was not written before; the references were checked, so the order is wrong
 */
export function idOf(map: IdMap, name: string | number): number {
  const id = map.get(String(name))
  if (id === undefined) throw new Error(`The seed refers to "${name}" before it was written`)
  return id
}

/** Like `idOf`, for references that may be empty. */
export function idOrNull(map: IdMap, name: string | number | undefined): number | null {
  return name === undefined ? null : idOf(map, name)
}

export function idsOf(map: IdMap, names: readonly (string | number)[] = []): number[] {
  return names.map((name) => idOf(map, name))
}
