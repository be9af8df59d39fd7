import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { hashExportKey } from '@/cms/collections/export-links/key'
import { getExecutor } from '@/cms/hooks/transaction'
import type { ExportLink } from '@/cms/payload-types'
import type { ListingFormat } from '@/domain/listings/listing-formats'
import { payloadAsSystem } from '@/server/payload'
import type { ExportScope } from './export-scope'

/** An address of listings that is open. */
export type OpenExportLink = {
  id: number
  format: ListingFormat
  scope: ExportScope
  keyHash: string
}

const open = () => payloadAsSystem('answering a partner who has a key and no account')

function toScope({ goals, countries, types, languages }: ExportLink): ExportScope {
  return {
    locales: languages ?? [],
    goals: goals ?? [],
    countryIds: (countries ?? []).map(Number),
    typeWebIds: (types ?? []).map(Number),
    preset: null,
  }
}

/** The link behind a key; null for a key that was renewed or revoked, or was never given. */
export async function findExportLink(key: string): Promise<OpenExportLink | null> {
  const payload = await open()
  const keyHash = hashExportKey(key)
  const { docs } = await payload.find({
    collection: 'export-links',
    where: { keyHash: { equals: keyHash }, revokedAt: { exists: false } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [link] = docs
  if (link === undefined) return null
  const { id, format } = link
  return { id, format, scope: toScope(link), keyHash }
}

/**
 * Keeps that a partner came for the listings, and writes nothing else: a key that was renewed or
 * revoked since the link was read stays so.
 */
export async function noteFetch({ id, keyHash }: OpenExportLink, now: Date): Promise<void> {
  const executor = await getExecutor({ payload: await open() })
  await executor.execute(sql`
    update export_links
    set fetch_count = coalesce(fetch_count, 0) + 1, last_fetched_at = ${now.toISOString()}
    where id = ${id} and key_hash = ${keyHash}`)
}
