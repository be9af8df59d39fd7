import { isLocale } from '../kernel/locales'
import { keepProjectParameters, projectParameterNames } from '../projects/project-criteria'
import { normaliseQuery, searchParameterNames } from '../search/search-criteria'
import { demandGoalParameter, isDemandGoal } from './demand-address'
import { formatHomeIds } from './home-ids'
import { parsePublicId } from './public-id'
import { idParameter } from './reserved'
import { parseShortlist, shortlistParameters } from './shortlist-address'

/** Longer queries are no visitor's; the page is then shown without them. */
const queryMaxCharacters = 1500

/** Parameters besides the search criteria that change what a kept page shows, and their values. */
const otherParameters: Readonly<Record<string, (value: string) => boolean>> = {
  lng: isLocale,
  [idParameter]: (value) => parsePublicId(value) !== null,
  [demandGoalParameter]: isDemandGoal,
}

const shortlistNames = Object.values(shortlistParameters)

function isShort(query: URLSearchParams): boolean {
  const names = [
    ...searchParameterNames,
    ...projectParameterNames,
    ...Object.keys(otherParameters),
    ...shortlistNames,
  ]
  const kept = names.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return new URLSearchParams(kept).toString().length <= queryMaxCharacters
}

/**
 * Writes the part of a query that changes what a page shows as one path segment (URL-safe
 * base64), so that the page can be made once and kept under it. The query is read as the lists
 * read it and written anew: equal wishes share one page, however they are spelt. Parameters that
 * mean nothing to the site (campaign tags, click ids) and values that say nothing are left out.
 *
 * @returns `null` when nothing in the query matters, or when it is longer than 1,500 characters
 */
export function formatQuerySegment(query: URLSearchParams): string | null {
  if (!isShort(query)) return null
  const kept = normaliseQuery(query)
  keepProjectParameters(query, kept)
  for (const [name, isMeaningful] of Object.entries(otherParameters)) {
    const value = query.get(name)
    if (value !== null && isMeaningful(value)) kept.append(name, value)
  }
  const shortlist = parseShortlist(query)
  for (const name of shortlistNames) {
    if (shortlist[name].length > 0) kept.append(name, formatHomeIds(shortlist[name]))
  }
  const text = kept.toString()
  // Written anew, a short query may have become a longer one.
  if (text === '' || text.length > queryMaxCharacters) return null
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Reads what `formatQuerySegment` wrote; `null` for anything else. */
export function parseQuerySegment(segment: string): URLSearchParams | null {
  if (!/^[\w-]+$/.test(segment)) return null
  try {
    const query = new URLSearchParams(atob(segment.replaceAll('-', '+').replaceAll('_', '/')))
    return formatQuerySegment(query) === segment ? query : null
  } catch (err) {
    if (err instanceof DOMException) return null
    throw err
  }
}
