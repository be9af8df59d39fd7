import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
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
