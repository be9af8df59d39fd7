import type { Locale } from '../kernel/locales'
import { builtInListPaths } from './list-routes'
import { toComparablePath, type RouteEntry, type RouteTable } from './route-table'

/** The address of an entry in one language; `isFallback` when the language has no row of its own. */
export type FoundPath = { path: string; isFallback: boolean }

const home: FoundPath = { path: '/', isFallback: false }

/** A page or article, by its id. */
export type RouteTarget = { collection: 'pages' | 'articles'; id: number }

/** The line of the address table that a page or article has. */
export function findTargetEntry(
  entries: readonly RouteEntry[],
  { collection, id }: RouteTarget,
): RouteEntry | null {
  const isArticle = collection === 'articles'
  const isIt = ({ type, targetId }: RouteEntry) =>
    targetId === id && (type === 'article') === isArticle
  return entries.find(isIt) ?? null
}

export function findEntry(table: RouteTable, key: string): RouteEntry | null {
  return getIndex(table).entries.get(toComparablePath(key)) ?? null
}

/**
 * Finds the path of an original path in a language: its own row, else the built-in path of the
 * lists for sale and for rent, else the slug of the default language. The home page always has
 * one. Null when the table knows nothing.
 */
export function findPath(table: RouteTable, key: string, locale: Locale): FoundPath | null {
  if (toComparablePath(key) === '/') return home
  const entry = findEntry(table, key)
  return entry ? resolvePath(entry, table.defaultLocale, locale) : null
}

/** The page whose address in this language is `path`, which is in comparable form. */
export function findEntryAt(table: RouteTable, locale: Locale, path: string): RouteEntry | null {
  return getIndex(table).current[locale].get(path) ?? null
}

/**
 * The page that `path` once led to, or leads to elsewhere: by an alias of this language, by its
 * original path, or by its path in another language, the default one first (a visitor may have
 * changed only the language prefix by hand).
 */
export function findFormerEntryAt(
  table: RouteTable,
  locale: Locale,
  path: string,
): RouteEntry | null {
  const { aliases, entries, anyLanguage } = getIndex(table)
  return aliases[locale].get(path) ?? entries.get(path) ?? anyLanguage.get(path) ?? null
}

type EntriesByPath = Map<string, RouteEntry>

type RouteIndex = {
  /** By original path; the two built-in lists are there even where no row names them. */
  entries: EntriesByPath
  current: Record<Locale, EntriesByPath>
  aliases: Record<Locale, EntriesByPath>
  anyLanguage: EntriesByPath
}

/** Tables do not change, so the index of each is made once and goes when its table goes. */
const indexes = new WeakMap<RouteTable, RouteIndex>()

function getIndex(table: RouteTable): RouteIndex {
  const known = indexes.get(table)
  if (known) return known
  const created = createIndex(table)
  indexes.set(table, created)
  return created
}

function createIndex(table: RouteTable): RouteIndex {
  const all = [...table.entries, ...builtInEntries]
  const entries = collect(all.map((entry) => [entry.key, entry]))
  // Where two rows have the same original path the first counts, everywhere.
  const counted = [...entries.values()]
  const inLanguage = (locale: Locale) =>
    counted.flatMap((entry) => {
      const found = resolvePath(entry, table.defaultLocale, locale)
      return found ? [{ entry, ...found }] : []
    })
  return {
    entries,
    current: perLocale((locale) => {
      const found = inLanguage(locale)
      // A language's own row beats a slug that another page borrows from the default language.
      const ordered = [...found.filter((f) => !f.isFallback), ...found.filter((f) => f.isFallback)]
      return collect(ordered.map(({ entry, path }) => [path, entry]))
    }),
    aliases: perLocale((locale) =>
      collect(counted.flatMap((e) => (e.aliases?.[locale] ?? []).map((path) => [path, e]))),
    ),
    anyLanguage: collect(
      [table.defaultLocale, ...table.enabledLocales].flatMap((locale) =>
        counted.flatMap((entry) => {
          const path = entry.paths[locale]
          return path ? [[path, entry]] : []
        }),
      ),
    ),
  }
}

const builtInEntries = Object.entries(builtInListPaths).map(([key, paths]): RouteEntry => {
  return { key, type: 'page', isPublic: true, paths, targetId: null, breadcrumb: [] }
})

function resolvePath(entry: RouteEntry, defaultLocale: Locale, locale: Locale): FoundPath | null {
  const key = toComparablePath(entry.key)
  if (key === '/') return home
  const own = entry.paths[locale]
  if (own) return { path: toComparablePath(own), isFallback: false }
  const builtIn = builtInListPaths[key]?.[locale]
  const fallback = builtIn ?? entry.paths[defaultLocale]
  return fallback ? { path: toComparablePath(fallback), isFallback: true } : null
}

/** Maps paths to entries; the first of several with the same path stays. */
function collect(pairs: readonly (readonly [string, RouteEntry])[]): EntriesByPath {
  const byPath: EntriesByPath = new Map()
  for (const [path, entry] of pairs) {
    const comparable = toComparablePath(path)
    if (!byPath.has(comparable)) byPath.set(comparable, entry)
  }
  return byPath
}

function perLocale<T>(create: (locale: Locale) => T): Record<Locale, T> {
  return { nl: create('nl'), fr: create('fr'), en: create('en'), de: create('de') }
}
