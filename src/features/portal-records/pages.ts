/** Query parameter of a list of the portal that names its page, the first one being the newest. */
export const pageParameter = 'page'

/** Entries on one page of a list. */
export const pageSize = 50

/** The last page that an address can name: each one reads all that came after it. */
const pageMax = 1000

/** One page of a list. */
export type PageOf<Item> = { items: readonly Item[]; page: number; hasOlder: boolean }

/** The page that an address names, from 1; the first one for what names none. */
export function parsePage(value: string | null): number {
  const page = value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1
  return page <= pageMax ? page : 1
}

/**
 * The entries of a page out of a list from its beginning, which tells by one more that it goes on.
 *
 * @param list what `toListMax` asks for, or all there is
 */
export function toPage<Item>(list: readonly Item[], page: number): PageOf<Item> {
  const end = page * pageSize
  return { items: list.slice(end - pageSize, end), page, hasOlder: list.length > end }
}

/** How many entries from the beginning have to be found for a page. */
export const toListMax = (page: number) => page * pageSize + 1
