import 'server-only'
import { hashExportKey } from '@/cms/collections/export-links/key'
import type { ExportLink } from '@/cms/payload-types'
import type { ListingFormat } from '@/domain/listings/listing-formats'
import { payloadAsSystem } from '@/server/payload'
import type { ExportScope } from './export-scope'

/** An address of listings that is open. */
export type OpenExportLink = {
  id: number
  format: ListingFormat
  scope: ExportScope
  count: number
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
  const { docs } = await payload.find({
    collection: 'export-links',
    where: { keyHash: { equals: hashExportKey(key) }, revokedAt: { exists: false } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [link] = docs
  if (link === undefined) return null
  const { id, format, fetchCount } = link
  return { id, format, scope: toScope(link), count: fetchCount ?? 0 }
}

/** Keeps that a partner came for the listings. */
export async function noteFetch({ id, count }: OpenExportLink, now: Date): Promise<void> {
  const payload = await open()
  const data = { lastFetchedAt: now.toISOString(), fetchCount: count + 1 }
  await payload.update({ collection: 'export-links', id, depth: 0, data })
}
