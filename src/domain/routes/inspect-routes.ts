import { isLocale, type Locale } from '../kernel/locales'
import { findEntry, findPath } from './find-path'
import { findAddressState } from './living-address'
import { parsePath } from './parse-path'
import { isReachable, type ReachFacts } from './reach'
import { followRedirects, indexRedirects, matchRedirect, type Redirect } from './redirects'
import { toComparablePath, type RouteEntry, type RouteTable } from './route-table'

/**
 * Whether visitors can see the record that an address leads to: editors withhold drafts and
 * archived records on purpose; what is unpublished should be seen and is not.
 */
export type TargetState = 'published' | 'withheld' | 'unpublished' | 'missing'

/** A link that editors wrote, and where it stands. */
export type WrittenLink = {
  /** The record or setting, in words. */
  place: string
  href: string
  /** Its form in the desk. */
  form?: string
}

export type SiteAddresses = {
  table: RouteTable
  targetOf: (entry: RouteEntry) => TargetState
  redirects: readonly Redirect[]
  /** Original paths of the public pages. */
  pagePaths: readonly string[]
  links: readonly WrittenLink[]
  /** What visitors may read, and in which languages. */
  readable: Pick<ReachFacts, 'pages' | 'articles'>
}

/** What is wrong with addresses, by its code. */
export const routeFaults = [
  'collision',
  'missingRecord',
  'lostPage',
  'notReciprocal',
  'redirectLoop',
  'brokenLink',
  'unpublished',
  'noAddress',
  'unknownStep',
  'redirectShadowed',
  'redirectDead',
  'redirectChain',
] as const

export type RouteFault = (typeof routeFaults)[number]

export type RouteFinding = {
  fault: RouteFault
  level: 'error' | 'warning'
  /** The line of the address table that it is about; null for links and redirects. */
  key: string | null
  locales: readonly Locale[]
  /** What it is about beside the line: a path, a link, another line. */
  subject: string
  /** Where the fault stands: other lines, the place of a link, the end of a chain. */
  detail: string
  /** The form in the desk where it is mended; null for that of the line itself. */
  form: string | null
}

const levels: Readonly<Record<RouteFault, RouteFinding['level']>> = {
  collision: 'error',
  missingRecord: 'error',
  lostPage: 'error',
  notReciprocal: 'error',
  redirectLoop: 'error',
  brokenLink: 'warning',
  unpublished: 'warning',
  noAddress: 'warning',
  unknownStep: 'warning',
  redirectShadowed: 'warning',
  redirectDead: 'warning',
  redirectChain: 'warning',
}

function toFinding(fault: RouteFault, more: Partial<RouteFinding>): RouteFinding {
  const empty = { key: null, locales: [], subject: '', detail: '', form: null }
  return { ...empty, ...more, fault, level: levels[fault] }
}

/** Everything about the addresses of the site that would show visitors a page that is not there. */
export function inspectRoutes(site: SiteAddresses): RouteFinding[] {
  return [
    ...findTargetFaults(site),
    ...findMissingPaths(site.table),
    ...findSharedPaths(site.table),
    ...findUnreturned(site.table),
    ...findUnknownSteps(site.table),
    ...findLostPages(site),
    ...findBrokenLinks(site),
    ...findRedirectFaults(site),
  ]
}

function findTargetFaults({ table, targetOf }: SiteAddresses): RouteFinding[] {
  return table.entries.flatMap((entry) => {
    const state = targetOf(entry)
    if (state === 'missing') return [toFinding('missingRecord', { key: entry.key })]
    const isUnseen = state === 'unpublished' && entry.isPublic
    return isUnseen ? [toFinding('unpublished', { key: entry.key })] : []
  })
}

function findMissingPaths(table: RouteTable): RouteFinding[] {
  return table.entries.flatMap((entry) => {
    const isWithout = (locale: Locale) => findPath(table, entry.key, locale)?.isFallback ?? true
    const locales = table.enabledLocales.filter(
      (locale) => !entry.paths[locale] && isWithout(locale),
    )
    return locales.length === 0 ? [] : [toFinding('noAddress', { key: entry.key, locales })]
  })
}

function findSharedPaths({ entries, enabledLocales }: RouteTable): RouteFinding[] {
  return enabledLocales.flatMap((locale) => {
    const byPath = new Map<string, string[]>()
    for (const { key, paths } of entries) {
      const path = paths[locale]
      if (!path) continue
      const comparable = toComparablePath(path)
      const keys = byPath.get(comparable)
      if (keys) keys.push(key)
      else byPath.set(comparable, [key])
    }
    return [...byPath]
      .filter(([, keys]) => keys.length > 1)
      .map(([path, [first = '', ...others]]) => {
        const detail = others.join(' ')
        return toFinding('collision', { key: first, locales: [locale], subject: path, detail })
      })
  })
}

/**
 * Pages name each other as translations (`hreflang`); a search engine believes them only where each
 * address leads back to the same page. One that another page or list answers to does not.
 */
function findUnreturned(table: RouteTable): RouteFinding[] {
  return table.entries.flatMap((entry) =>
    table.enabledLocales.flatMap((locale) => {
      const path = entry.paths[locale]
      if (!path || !entry.isPublic) return []
      const comparable = toComparablePath(path)
      const segments = comparable.split('/').filter((segment) => segment !== '')
      const parsed = parsePath(table, locale, segments)
      // What two lines lay claim to is a collision, and said there.
      if (parsed.kind === 'entry' && isAt(parsed.entry, locale, comparable)) return []
      const detail = parsed.kind === 'entry' ? parsed.entry.key : ''
      return [
        toFinding('notReciprocal', { key: entry.key, locales: [locale], subject: path, detail }),
      ]
    }),
  )
}

function isAt({ key, paths }: RouteEntry, locale: Locale, comparable: string): boolean {
  const own = toComparablePath(key) === '/' ? '/' : paths[locale]
  return own !== undefined && toComparablePath(own) === comparable
}

function findUnknownSteps(table: RouteTable): RouteFinding[] {
  return table.entries.flatMap((entry) =>
    entry.breadcrumb.flatMap(({ isPublic, path }) =>
      isPublic && path !== null && !isKnown(table, path)
        ? [toFinding('unknownStep', { key: entry.key, subject: path })]
        : [],
    ),
  )
}

function findLostPages({ table, pagePaths }: SiteAddresses): RouteFinding[] {
  return pagePaths
    .filter((path) => !isKnown(table, path))
    .map((path) => toFinding('lostPage', { subject: path }))
}

function isKnown(table: RouteTable, path: string): boolean {
  return toComparablePath(path) === '/' || findEntry(table, path) !== null
}

/**
 * Links to nothing, and to what is not to be seen in the language of the link: the site draws those as
 * plain text. Addresses of properties and projects pass: only their record knows whether they are to be
 * had.
 */
function findBrokenLinks({ table, redirects, links, readable }: SiteAddresses): RouteFinding[] {
  const index = indexRedirects(redirects)
  const facts = { ...readable, table, locale: table.defaultLocale }
  return links
    .filter(
      ({ href }) => href.startsWith('/') && (isDead(table, href) || !isReachable(href, facts)),
    )
    .filter(({ href }) => matchRedirect(index, href) === null)
    .map(({ place, href, form = null }) =>
      toFinding('brokenLink', { subject: href, detail: place, form }),
    )
}

function isDead(table: RouteTable, href: string): boolean {
  return findAddressState(table, href).kind === 'nothing'
}

function findRedirectFaults({ table, redirects }: SiteAddresses): RouteFinding[] {
  const index = indexRedirects(redirects)
  return redirects.flatMap(({ from, to }) => {
    const about = (fault: RouteFault, detail: string) => [
      toFinding(fault, { subject: from, detail }),
    ]
    const match = matchRedirect(index, from)
    if (match === null) return about('redirectLoop', to)
    const { kind } = findAddressState(table, from)
    if (kind !== 'nothing') return about('redirectShadowed', to)
    const end = followRedirects(index, table, from)?.to ?? to
    const isOurs = end.startsWith('/') && isLanguageOrNone(end)
    if (isOurs && isDead(table, end)) return about('redirectDead', end)
    return end === to ? [] : about('redirectChain', end)
  })
}

/** A file of the site may have any name; a page begins with its language. */
function isLanguageOrNone(path: string): boolean {
  const [, first = ''] = path.split('/')
  return isLocale(first) || !first.includes('.')
}
