import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { parseDraftPath, toDraftEntry } from '@/domain/routes/draft-path'
import { parsePath, type ParsedPath } from '@/domain/routes/parse-path'
import { getRouteTable } from './route-queries'

/** What the visitor asked for, before any record was read. */
export type Destination = Exclude<ParsedPath, { kind: 'redirect' } | { kind: 'none' }>

export type Resolution =
  | { kind: 'found'; destination: Destination }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' }

/**
 * Reads the path behind a language prefix against the address table. Records that are content for
 * modules only (not public) are missing, and so is everything in a language that is switched off.
 *
 * @param query needed for `/project/?id=7` alone
 */
export async function resolvePath(
  locale: Locale,
  segments: readonly string[],
  query?: URLSearchParams,
): Promise<Resolution> {
  const table = await getRouteTable()
  if (!table.enabledLocales.includes(locale)) return { kind: 'missing' }
  const parsed = parsePath(table, locale, segments, query)
  switch (parsed.kind) {
    case 'none':
      return { kind: 'missing' }
    case 'redirect':
      return parsed
    case 'entry':
      return parsed.entry.isPublic ? { kind: 'found', destination: parsed } : { kind: 'missing' }
    default:
      return { kind: 'found', destination: parsed }
  }
}

/**
 * The same for a preview, where a draft without an address in this language is named by its id. Who
 * may see it is for the screen to ask.
 */
export async function resolvePreviewPath(
  locale: Locale,
  segments: readonly string[],
): Promise<Resolution> {
  const draft = parseDraftPath(segments)
  if (draft === null) return resolvePath(locale, segments)
  const { enabledLocales, entries } = await getRouteTable()
  return enabledLocales.includes(locale)
    ? { kind: 'found', destination: { kind: 'entry', entry: toDraftEntry(entries, draft) } }
    : { kind: 'missing' }
}
