import type { Where } from 'payload'
import { buildDeskApiPath, buildDeskListPath } from '@/domain/routes/desk'

/** Rules that hold together, one for each line of a filter. */
function toRules(where: Where): Where[] {
  return Array.isArray(where.and) ? where.and : [where]
}

/** A filter in the only shape that the admin draws: alternatives of rules that hold together. */
export function toDrawnFilter(where: Where): Where {
  return 'or' in where ? where : { or: [{ and: toRules(where) }] }
}

/** A value under its name as an address carries it; lists and rules as many of them. */
function toPairs(value: unknown, name: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => toPairs(inner, `${name}[${key}]`))
}

/**
 * A list of the admin with its filter, as the address carries it. It names no language: the admin
 * would keep it as the one in which its reader writes.
 */
export function toListAddress(collection: string, where: Where): string {
  const query = new URLSearchParams(toPairs(toDrawnFilter(where), 'where'))
  return `${buildDeskListPath(collection)}?${query}`
}

/**
 * The table of a list as it is shown: with its filter, search, order and columns.
 *
 * @param shown names of the columns in sight
 */
export function toExportAddress(
  collection: string,
  list: {
    query: { where?: Where; search?: string; sort?: unknown }
    shown: readonly string[]
    locale: string
  },
): string {
  const { where, search, sort } = list.query
  const query = new URLSearchParams(where ? toPairs(where, 'where') : [])
  if (search) query.set('search', search)
  if (typeof sort === 'string' && sort !== '') query.set('sort', sort)
  query.set('columns', list.shown.join(','))
  query.set('locale', list.locale)
  return `${buildDeskApiPath(collection, 'export')}?${query}`
}

/** A filter of an address and one of the code, told apart by what they say and not by how. */
export function isSameFilter(one: unknown, other: unknown): boolean {
  return toText(one) === toText(other)
}

function toText(filter: unknown): string {
  return toPairs(filter ?? {}, 'where')
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&')
}
