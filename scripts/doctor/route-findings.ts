import { isLocale, type Locale } from '@/domain/kernel/locales'
import { findEntry, findPath } from '@/domain/routes/find-path'
import { parsePath, parseUnprefixed } from '@/domain/routes/parse-path'
import { matchRedirect, type Redirect } from '@/domain/routes/redirects'
import { reservedFirstSegments } from '@/domain/routes/reserved'
import { toComparablePath, type RouteEntry, type RouteTable } from '@/domain/routes/route-table'
import type { Finding } from './check'

/**
 * Whether visitors can see the record that an address leads to: editors withhold drafts and
 * archived records on purpose; what is unpublished should be seen and is not.
 */
export type TargetState = 'published' | 'withheld' | 'unpublished' | 'missing'

/** A link that editors wrote, and where it stands. */
export type WrittenLink = { place: string; href: string }

export type SiteAddresses = {
  table: RouteTable
  targetOf: (entry: RouteEntry) => TargetState
  redirects: readonly Redirect[]
  /** Original paths of the public pages. */
  pagePaths: readonly string[]
  links: readonly WrittenLink[]
}

const targetFaults = {
  missing: 'leads to a record that does not exist: choose another one or delete the address',
  unpublished:
    'leads to a record whose status says that it is shown, but no version was published: publish it or make the address not public',
} as const

/** Everything about the addresses of the site that would show visitors a page that is not there. */
export function findRouteFaults(site: SiteAddresses): Finding[] {
  return [
    ...findTargetFaults(site),
    ...findMissingPaths(site.table),
    ...findSharedPaths(site.table),
    ...findUnknownSteps(site.table),
    ...findLostPages(site),
    ...findBrokenLinks(site),
  ]
}

function findTargetFaults({ table, targetOf }: SiteAddresses): Finding[] {
  return table.entries.flatMap((entry) => {
    const state = targetOf(entry)
    if (state === 'published' || state === 'withheld') return []
    if (state === 'unpublished' && !entry.isPublic) return []
    const level = state === 'missing' ? 'error' : 'warning'
    return [{ level, message: `${entry.key} ${targetFaults[state]}.` }]
  })
}

function findMissingPaths(table: RouteTable): Finding[] {
  return table.entries.flatMap((entry) => {
    const isWithout = (locale: Locale) => findPath(table, entry.key, locale)?.isFallback ?? true
    const without = table.enabledLocales.filter(
      (locale) => !entry.paths[locale] && isWithout(locale),
    )
    if (without.length === 0) return []
    const message = `${entry.key} has no address in ${without.join(', ')}: write one under Routes.`
    return [{ level: 'warning', message }]
  })
}

function findSharedPaths({ entries, enabledLocales }: RouteTable): Finding[] {
  return enabledLocales.flatMap((locale) => {
    const byPath = new Map<string, string[]>()
    for (const { key, paths } of entries) {
      const path = paths[locale]
      if (!path) continue
      const comparable = toComparablePath(path)
      byPath.set(comparable, [...(byPath.get(comparable) ?? []), key])
    }
    return [...byPath]
      .filter(([, keys]) => keys.length > 1)
      .map(([path, keys]): Finding => {
        const message = `/${locale}${path} belongs to ${keys.join(' and ')}: only the first answers, give the others another address.`
        return { level: 'error', message }
      })
  })
}

function findUnknownSteps(table: RouteTable): Finding[] {
  return table.entries.flatMap((entry) =>
    entry.breadcrumb
      .filter(({ isPublic, path }) => isPublic && path !== null && !isKnown(table, path))
      .map(({ path }): Finding => {
        const message = `The breadcrumb of ${entry.key} names ${path}, which no address knows: correct the step.`
        return { level: 'warning', message }
      }),
  )
}

function findLostPages({ table, pagePaths }: SiteAddresses): Finding[] {
  return pagePaths
    .filter((path) => !isKnown(table, path))
    .map((path) => ({
      level: 'error',
      message: `The page ${path} has no address, so that nobody can open it: save it again.`,
    }))
}

function findBrokenLinks(site: SiteAddresses): Finding[] {
  return site.links
    .filter(({ href }) => isBrokenLink(site, href))
    .map(({ place, href }) => ({
      level: 'warning',
      message: `The ${place} links to ${href}, which is no page: correct the link.`,
    }))
}

function isKnown(table: RouteTable, path: string): boolean {
  return toComparablePath(path) === '/' || findEntry(table, path) !== null
}

/** Addresses of properties and projects pass: only their record knows whether they are to be had. */
function isBrokenLink({ table, redirects }: SiteAddresses, href: string): boolean {
  if (!href.startsWith('/')) return false
  const { pathname, search, searchParams } = new URL(href, 'https://origin.invalid')
  const [first = '', ...rest] = pathname.split('/').filter((segment) => segment !== '')
  if (reservedFirstSegments.some((segment) => segment === first)) return false
  if (matchRedirect(redirects, pathname) !== null) return false
  if (isLocale(first) && !table.enabledLocales.includes(first)) return true
  const parsed = isLocale(first)
    ? parsePath(table, first, rest, searchParams)
    : parseUnprefixed(table, `${pathname}${search}`, table.defaultLocale)
  return parsed.kind === 'none' || (parsed.kind === 'entry' && !parsed.entry.isPublic)
}
