import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { buildListSearchHref } from '@/domain/routes/build-path'
import { listPaths } from '@/domain/routes/list-routes'
import type { SearchCriteria } from '@/domain/search/search-criteria'
import { parseWords } from '@/domain/search/words/parse-words'
import type { WordsGoal, WordsReading } from '@/domain/search/words/words-reading'
import { getAddressBook } from '@/features/routing/address-book'
import { getWordsContext } from './words-context-queries'

/** Reads what a visitor typed as filters, with the types and places of the site. */
export async function understandWords(q: string, locale: Locale): Promise<WordsReading> {
  return parseWords(q, await getWordsContext(locale))
}

export type WordsRequest = {
  criteria: SearchCriteria
  locale: Locale
  /** Address of the list without its query. */
  pathname: string
}

const goalPaths: Readonly<Record<WordsGoal, string>> = {
  sale: listPaths.forSale,
  rent: listPaths.forRent,
}

/** The list for the other goal when the words name it; every other list holds both goals. */
async function findListPath({ locale, pathname }: WordsRequest, goal: WordsGoal | null) {
  if (goal === null) return pathname
  const book = await getAddressBook(locale)
  const goals = Object.values(goalPaths).map((path) => book.page(path))
  return goals.includes(pathname) ? book.page(goalPaths[goal]) : pathname
}

/**
 * The address of the list in which the search text has become filters, so that the visitor sees
 * what was understood and can take it back; null when nothing in the text is understood. Filters
 * that the words name take the place of those that were on, features are added. Each such address
 * has a shorter text than the one before, so that following it always ends.
 */
export async function findWordsHref(request: WordsRequest): Promise<string | null> {
  const { criteria, locale } = request
  if (criteria.q === '') return null
  const { criteria: named, goal, rest, understood } = await understandWords(criteria.q, locale)
  if (understood.length === 0) return null
  const features = [...criteria.features, ...(named.features ?? [])]
  const wishes = { ...criteria, ...named, features, q: rest, page: 1 }
  return buildListSearchHref(await findListPath(request, goal), wishes)
}
