import type { Locale } from '../kernel/locales'
import { formatCriteria, type SearchCriteria } from '../search/search-criteria'
import { toSlug } from '../text/slug'
import { findPath } from './find-path'
import { listPaths, type ListRouteKey } from './list-routes'
import { previewSegment } from './preview'
import { hasIdForm } from './public-id'
import { toHref, type RouteTable } from './route-table'

/** Longest slug in an address, so that a nested unit stays far below 300 characters. */
const slugMaxCharacters = 60

export type BuiltPath = {
  href: string
  /** The language has no row of its own. */
  isFallback: boolean
  /** The table does not know the key; the address is the home page and the link is worth a report. */
  isBroken: boolean
}

/** What of a property or project stands in its address. */
export type PathSubject = { publicId: number; title: string; city: string }

export type PropertyPathSubject = PathSubject & {
  /** The lists that the property stands in, the one of its canonical address first. */
  lists: readonly ListRouteKey[]
  /** The project that the property is a unit of. */
  project?: PathSubject | null
}

export type PropertyPaths = { canonical: string; others: string[] }

/** Builds the address of an original path, such as `/for-sale/` → `/nl/te-koop/`. */
export function buildPath(table: RouteTable, key: string, locale: Locale): BuiltPath {
  const found = findPath(table, key, locale)
  if (!found) return { href: toHref(locale, '/'), isFallback: false, isBroken: true }
  return { href: toHref(locale, found.path), isFallback: found.isFallback, isBroken: false }
}

/**
 * Builds all addresses under which a property answers. A unit has its canonical address inside
 * its project; any other property in the first of its lists. Without any list that has an
 * address, the language prefix and the id remain: `/nl/property/12/`.
 */
export function buildPropertyPaths(
  table: RouteTable,
  locale: Locale,
  property: PropertyPathSubject,
): PropertyPaths {
  const inProject = property.project
    ? [buildUnitPath(table, locale, property.project, property)]
    : []
  const inLists = property.lists
    .filter((list) => list !== 'projects')
    .map((list) => buildDetailPath(table, locale, list, property))
  const all = [...inProject, ...inLists].filter((path) => path !== null)
  const [canonical = toHref(locale, `/property/${property.publicId}/`), ...others] = all
  return { canonical, others: [...new Set(others)].filter((path) => path !== canonical) }
}

/** Builds the address of a project page, such as `/nl/projecten/gent/de-kaai/7/`. */
export function buildProjectPath(table: RouteTable, locale: Locale, project: PathSubject): string {
  return (
    buildDetailPath(table, locale, 'projects', project) ??
    toHref(locale, `/project/${project.publicId}/`)
  )
}

/** Adds search criteria to the address of a list; criteria at their defaults add nothing. */
export function buildListSearchHref(path: string, criteria: SearchCriteria): string {
  const query = formatCriteria(criteria)
  return query === '' ? path : `${path}?${query}`
}

/** Addresses of one page per language, as `hreflang` wants them. */
export type Alternates = Partial<Record<Locale | 'x-default', string>>

/**
 * Collects the addresses of a page in all enabled languages; `hrefOf` gives null where the page
 * is not published. `x-default` is the default language, else the first language that has it.
 */
export function alternates(
  table: Pick<RouteTable, 'defaultLocale' | 'enabledLocales'>,
  hrefOf: (locale: Locale) => string | null,
): Alternates {
  const result: Alternates = {}
  for (const locale of table.enabledLocales) {
    const href = hrefOf(locale)
    if (href !== null) result[locale] = href
  }
  const fallback = result[table.defaultLocale] ?? Object.values(result)[0]
  return fallback === undefined ? result : { ...result, 'x-default': fallback }
}

/** Turns a public address into its preview address: `/nl/team/` → `/nl/preview/team/`. */
export function previewPath(href: string): string {
  const [, locale = '', rest = ''] = /^\/([^/]+)\/(.*)$/.exec(href) ?? []
  return `/${locale}/${previewSegment}/${rest}`
}

function buildUnitPath(
  table: RouteTable,
  locale: Locale,
  project: PathSubject,
  unit: PathSubject,
): string | null {
  const projectPath = buildDetailPath(table, locale, 'projects', project)
  if (projectPath === null) return null
  const slug = toPathSlug(unit.title)
  return `${projectPath}${slug && `${slug}/`}${unit.publicId}/`
}

function buildDetailPath(
  table: RouteTable,
  locale: Locale,
  list: ListRouteKey,
  subject: PathSubject,
): string | null {
  const found = findPath(table, listPaths[list], locale)
  if (!found) return null
  const title = toPathSlug(subject.title)
  // A city alone would read as a title, so without a title only the id is left.
  const slugs = title === '' ? [] : [toPathSlug(subject.city), title].filter((slug) => slug !== '')
  return toHref(locale, `${found.path}${[...slugs, subject.publicId].join('/')}/`)
}

/** A slug fit for an address: short, cut at a word, and never of digits alone like an id. */
function toPathSlug(text: string): string {
  const slug = toSlug(text)
  const head = slug.slice(0, slugMaxCharacters + 1)
  const short = slug.length <= slugMaxCharacters ? slug : head.replace(/-[^-]*$/, '')
  const bounded = short.slice(0, slugMaxCharacters)
  return hasIdForm(bounded) ? '' : bounded
}
