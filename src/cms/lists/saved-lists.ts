import { z } from 'zod'

/** Lists that somebody keeps of one collection; more of them nobody finds back. */
export const savedListsMax = 20

/** Letters of the name of a saved list. */
export const savedNameMax = 60

/** What a saved list may say of the table: filter, search, order, columns and language of the texts. */
const savedParts = ['where', 'search', 'sort', 'columns', 'locale']

const savedListSchema = z.object({
  name: z.string().trim().min(1).max(savedNameMax),
  /** As the address of the list carries it. */
  query: z.string().max(4_000),
})

/** A list with its filter, under a name of one's own. */
export type SavedList = z.infer<typeof savedListSchema>

/** The name under which the framework keeps somebody's saved lists of a collection. */
export function toPreferenceKey(slug: string): string {
  return `saved-lists-${slug}`
}

/** What is kept, without what cannot be read. */
export function parseSavedLists(value: unknown): SavedList[] {
  const lists = z.object({ lists: z.array(z.unknown()) }).safeParse(value)
  if (!lists.success) return []
  return lists.data.lists
    .flatMap((list) => savedListSchema.safeParse(list).data ?? [])
    .slice(0, savedListsMax)
}

/** The list that an address of the admin shows, without its page and what else passes. */
export function toSavedQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) =>
    savedParts.some((part) => name === part || name.startsWith(`${part}[`)),
  )
  return new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString()
}

/** The list of one's own that an address of the admin shows; null where it shows none of them. */
export function findShownList(lists: readonly SavedList[], search: string): SavedList | null {
  const query = toSavedQuery(search)
  return lists.find((list) => list.query === query) ?? null
}

/** Lists with one more or, under a name that is there, another one in its place. */
export function withSavedList(lists: readonly SavedList[], list: SavedList): SavedList[] {
  const others = lists.filter(({ name }) => name !== list.name)
  return [...others, list].toSorted((a, b) => a.name.localeCompare(b.name))
}
