import type { Locale } from '../kernel/locales'
import { buildPath } from './build-path'
import { findEntryAt, findFormerEntryAt, findPath } from './find-path'
import { findListKey, listKeys, listPaths, type ListRouteKey } from './list-routes'
import { hasIdForm, parsePublicId } from './public-id'
import { idParameter, idSegments } from './reserved'
import { toHref, type RouteEntry, type RouteTable } from './route-table'

/**
 * What a requested address stands for. Slugs in it are what the visitor wrote: the id alone finds
 * the record, and the caller compares with the canonical address. `listKey` is null for the
 * address without list, `/property/{id}/`.
 */
export type ParsedPath =
  | { kind: 'entry'; entry: RouteEntry }
  | {
      kind: 'property'
      listKey: ListRouteKey | null
      citySlug: string | null
      titleSlug: string | null
      publicId: number
    }
  | { kind: 'project'; citySlug: string | null; titleSlug: string | null; publicId: number }
  | {
      kind: 'unit'
      projectId: number
      citySlug: string | null
      projectSlug: string | null
      unitSlug: string | null
      publicId: number
    }
  | { kind: 'redirect'; to: string }
  | { kind: 'none' }

const none: ParsedPath = { kind: 'none' }

/**
 * Reads the path behind a language prefix. `segments` may still be percent-encoded; `query` is
 * needed for the old project address `/project/?id=7` only. `redirect` is permanent and carries
 * no query: the caller keeps it.
 */
export function parsePath(
  table: RouteTable,
  locale: Locale,
  segments: readonly string[],
  query?: URLSearchParams,
): ParsedPath {
  const decoded = decodeSegments(segments)
  if (decoded === null) return none
  const lowered = decoded.map((segment) => segment.toLowerCase())
  const parsed = parseLowered(table, locale, lowered, query)
  const isLowered = decoded.every((segment, index) => segment === lowered[index])
  const isAnswer = parsed.kind !== 'none' && parsed.kind !== 'redirect'
  if (isLowered || !isAnswer) return parsed
  return { kind: 'redirect', to: toHref(locale, joinSegments(lowered.map(encodeURIComponent))) }
}

/**
 * Reads a path without language prefix, such as `/for-sale/`, as if it stood behind `locale`, the
 * language detected for the visitor. A page becomes a redirect to its address in that language,
 * which is temporary, because the next visitor may read another one. Property and project
 * addresses give their id; `path` may carry the query of `/project/?id=7`.
 */
export function parseUnprefixed(table: RouteTable, path: string, locale: Locale): ParsedPath {
  const [pathname = '', search = ''] = path.split('?', 2)
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const parsed = parsePath(table, locale, segments, new URLSearchParams(search))
  if (segments.length === 0) return { kind: 'redirect', to: toHref(locale, '/') }
  if (parsed.kind !== 'entry') return parsed
  return { kind: 'redirect', to: buildPath(table, parsed.entry.key, locale).href }
}

function parseLowered(
  table: RouteTable,
  locale: Locale,
  segments: readonly string[],
  query: URLSearchParams | undefined,
): ParsedPath {
  return firstAnswer([
    () => parseEntry(table, locale, segments),
    () => parseOldDetail(segments, query),
    () => parseListed(table, locale, segments),
    () => redirectEntry(table, locale, segments),
    () => redirectListed(table, locale, segments),
  ])
}

function firstAnswer(attempts: readonly (() => ParsedPath)[]): ParsedPath {
  for (const attempt of attempts) {
    const parsed = attempt()
    if (parsed.kind !== 'none') return parsed
  }
  return none
}

function parseEntry(table: RouteTable, locale: Locale, segments: readonly string[]): ParsedPath {
  const entry = findEntryAt(table, locale, joinSegments(segments))
  return entry ? { kind: 'entry', entry } : none
}

function redirectEntry(table: RouteTable, locale: Locale, segments: readonly string[]): ParsedPath {
  const entry = findFormerEntryAt(table, locale, joinSegments(segments))
  const found = entry && findPath(table, entry.key, locale)
  return found ? { kind: 'redirect', to: toHref(locale, found.path) } : none
}

/** A property, project or unit below one of the lists as this language spells it. */
function parseListed(table: RouteTable, locale: Locale, segments: readonly string[]): ParsedPath {
  return firstAnswer(
    listKeys.map((list) => () => {
      const found = findPath(table, listPaths[list], locale)
      const tail = found && cutPrefix(segments, found.path)
      return tail ? parseDetail(list, tail) : none
    }),
  )
}

/** The same below a list's former, foreign or original address: only the front changes. */
function redirectListed(
  table: RouteTable,
  locale: Locale,
  segments: readonly string[],
): ParsedPath {
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const entry = findFormerEntryAt(table, locale, joinSegments(segments.slice(0, length)))
    const list = entry && findListKey(entry.key)
    const found = list && findPath(table, listPaths[list], locale)
    const tail = segments.slice(length)
    const encodedTail = `${tail.map(encodeURIComponent).join('/')}/`
    if (list && found && parseDetail(list, tail).kind !== 'none') {
      return { kind: 'redirect', to: toHref(locale, found.path + encodedTail) }
    }
  }
  return none
}

/** `/property/12/`, `/project/7/` and `/project/?id=7`. */
function parseOldDetail(segments: readonly string[], query?: URLSearchParams): ParsedPath {
  const [kind, idSegment, ...rest] = segments
  if (rest.length > 0) return none
  const idText = idSegment ?? (kind === idSegments.project ? query?.get(idParameter) : null)
  const publicId = parsePublicId(idText ?? '')
  if (publicId === null) return none
  if (kind === idSegments.property) {
    return { kind: 'property', listKey: null, citySlug: null, titleSlug: null, publicId }
  }
  if (kind !== idSegments.project) return none
  return { kind: 'project', citySlug: null, titleSlug: null, publicId }
}

function parseDetail(list: ListRouteKey, tail: readonly string[]): ParsedPath {
  const publicId = parsePublicId(tail.at(-1) ?? '')
  if (publicId === null) return none
  const before = tail.slice(0, -1)
  if (list === 'projects') return parseInProjects(before, publicId)
  const slugs = readSlugs(before)
  return slugs ? { kind: 'property', listKey: list, ...slugs, publicId } : none
}

/**
 * `{city}/{project}/{projectId}/` or, with the id of the project before it,
 * `{city}/{project}/{projectId}/{unit}/{propertyId}/`. Slugs are never digits alone, so the
 * first segment of digits is the project.
 */
function parseInProjects(before: readonly string[], publicId: number): ParsedPath {
  const projectIndex = before.findIndex(hasIdForm)
  if (projectIndex === -1) {
    const slugs = readSlugs(before)
    return slugs ? { kind: 'project', ...slugs, publicId } : none
  }
  const projectId = parsePublicId(before[projectIndex] ?? '')
  const slugs = readSlugs(before.slice(0, projectIndex))
  const [unitSlug = null, ...rest] = before.slice(projectIndex + 1)
  if (projectId === null || slugs === null || rest.length > 0) return none
  const { citySlug, titleSlug: projectSlug } = slugs
  return { kind: 'unit', projectId, citySlug, projectSlug, unitSlug, publicId }
}

/** City and title, the title alone, or neither. */
function readSlugs(
  segments: readonly string[],
): { citySlug: string | null; titleSlug: string | null } | null {
  if (segments.length > 2) return null
  const [titleSlug = null, citySlug = null] = segments.toReversed()
  return { citySlug, titleSlug }
}

function cutPrefix(segments: readonly string[], path: string): readonly string[] | null {
  const prefix = path.split('/').filter((segment) => segment !== '')
  const isPrefix = prefix.every((segment, index) => segments[index] === segment)
  return isPrefix ? segments.slice(prefix.length) : null
}

function joinSegments(segments: readonly string[]): string {
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}

/** Null for broken percent-encoding and for segments that no address of ours can hold. */
function decodeSegments(segments: readonly string[]): string[] | null {
  try {
    const decoded = segments.map((segment) => decodeURIComponent(segment).normalize('NFC'))
    const isPlain = decoded.every(
      (segment) => segment !== '' && !/[/\\\p{Cc}\p{Cs}]/u.test(segment),
    )
    return isPlain ? decoded : null
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
