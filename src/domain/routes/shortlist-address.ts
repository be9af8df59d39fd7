import { comparedMax, formatHomeIds, parseHomeIds, savedMax } from './home-ids'

/** Query parameters of the shortlist: the homes in it, and those that stand side by side. */
export const shortlistParameters = { ids: 'ids', compare: 'compare' } as const

/** What the address of a shortlist says. It holds ids of public homes and nothing of a person. */
export type ShortlistAddress = {
  /** At most 100, in the order of the list. */
  ids: number[]
  /** At most four of `ids`. */
  compare: number[]
}

/**
 * Reads the query of a shortlist. A form sends one `compare` per tick and a link sends them with
 * commas; both say the same. A home that is compared and not in the list is put at its end.
 */
export function parseShortlist(query: URLSearchParams): ShortlistAddress {
  const read = (name: string, max: number) => parseHomeIds(query.getAll(name).join(','), max)
  const compare = read(shortlistParameters.compare, comparedMax)
  const ids = new Set(read(shortlistParameters.ids, savedMax))
  for (const id of compare) ids.add(id)
  return { ids: [...ids].slice(0, savedMax), compare }
}

/** Writes what `parseShortlist` reads, without the question mark; empty for an empty list. */
export function formatShortlist({ ids, compare }: ShortlistAddress): string {
  return [[shortlistParameters.ids, ids] as const, [shortlistParameters.compare, compare] as const]
    .filter(([, homes]) => homes.length > 0)
    .map(([name, homes]) => `${name}=${formatHomeIds(homes)}`)
    .join('&')
}
