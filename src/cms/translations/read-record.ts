import { getLatestCollectionVersion, type PayloadRequest } from 'payload'
import { fallbackLocale, isLocale, locales, type Locale } from '@/domain/kernel/locales'
import { toNestedRequest } from '../hooks/nested-request'
import type { TextOwner } from './text-owners'

export type StoredRecord = Record<string, unknown>

/**
 * A record in all languages as it was saved last, published or not: translators work on what is
 * about to be published. Null where it is gone.
 */
export async function readRecord(
  req: PayloadRequest,
  owner: TextOwner,
  record: number,
): Promise<StoredRecord | null> {
  const nested = toNestedRequest(req, 'all')
  const { payload } = req
  if (owner.kind === 'global') {
    return payload.db.findGlobal<StoredRecord>({ slug: owner.slug, req: nested, locale: 'all' })
  }
  const found: unknown = await getLatestCollectionVersion({
    id: record,
    config: payload.collections[owner.slug].config,
    payload,
    query: { collection: owner.slug, locale: 'all', where: { id: { equals: record } } },
    req: nested,
  })
  return (found as StoredRecord | undefined) ?? null
}

/** The languages of the site: those that visitors can choose, and the one that texts start from. */
export async function readSiteLanguages(
  req: PayloadRequest,
): Promise<{ inUse: readonly Locale[]; source: Locale }> {
  const stored = await req.payload.db.findGlobal<{
    items?: { code?: unknown; use?: unknown; default?: unknown }[]
  }>({ slug: 'languages', req: toNestedRequest(req, 'all'), locale: 'all' })
  const rows = (stored?.items ?? []).flatMap((row) =>
    isLocale(row.code) ? [{ ...row, code: row.code }] : [],
  )
  const inUse = rows.flatMap(({ code, use }) => (use ? [code] : []))
  const source = rows.find((row) => row.use && row.default)?.code
  return { inUse: inUse.length > 0 ? inUse : locales, source: source ?? fallbackLocale }
}
