import type { CollectionSlug, PayloadRequest } from 'payload'
import {
  toSiteLanguages,
  type LanguageRow,
  type SiteLanguages,
} from '@/domain/kernel/site-languages'
import { visibleInName } from '../fields/visible-in-field'
import { toNestedRequest } from '../hooks/nested-request'
import { listTextRoots } from './text-fields'
import { globalRecord, type TextOwner } from './text-owners'

export type StoredRecord = Record<string, unknown>

/** What is read of a record besides its texts. */
const alsoRead = [visibleInName, 'deletedAt', '_status']

/**
 * The fields that are read; undefined for all of them, which a form needs whose fields show under
 * conditions.
 */
function toSelect(owner: TextOwner): Record<string, true> | undefined {
  const names = listTextRoots(owner.fields)
  if (names === null) return undefined
  const title = owner.kind === 'collection' ? (owner.titleField ?? []) : []
  return Object.fromEntries([...names, ...alsoRead, title].flat().map((name) => [name, true]))
}

type Version = { parent: number | string; version: StoredRecord }

/** The newest versions of records that have drafts, by record. */
async function readVersions(
  req: PayloadRequest,
  { slug, select }: { slug: CollectionSlug; select: Record<string, true> | undefined },
  records: readonly number[],
): Promise<Map<number, StoredRecord>> {
  const { docs } = await req.payload.db.findVersions<StoredRecord>({
    collection: slug,
    where: { and: [{ parent: { in: [...records] } }, { latest: { equals: true } }] },
    select: select && { parent: true, version: select },
    pagination: false,
    limit: 0,
    sort: 'updatedAt',
    locale: 'all',
    req,
  })
  const versions = docs as unknown as readonly Version[]
  return new Map(versions.map(({ parent, version }) => [Number(parent), version]))
}

/**
 * Records in all languages as they were saved last, published or not: translators work on what is
 * about to be published. Those that are gone are left out.
 */
export async function readRecords(
  req: PayloadRequest,
  owner: TextOwner,
  records: readonly number[],
): Promise<Map<number, StoredRecord>> {
  const nested = toNestedRequest(req, 'all')
  const { db } = req.payload
  if (owner.kind === 'global') {
    const stored = await db.findGlobal<StoredRecord>({
      slug: owner.slug,
      req: nested,
      locale: 'all',
    })
    return new Map(stored ? [[globalRecord, stored]] : [])
  }
  const select = toSelect(owner)
  const { slug } = owner
  const found = owner.hasDrafts
    ? await readVersions(nested, { slug, select }, records)
    : new Map<number, StoredRecord>()
  const rest = records.filter((record) => !found.has(record))
  if (rest.length === 0) return found
  const { docs } = await db.find<{ id: number }>({
    collection: slug,
    where: { id: { in: rest } },
    select,
    pagination: false,
    limit: 0,
    locale: 'all',
    req: nested,
  })
  for (const doc of docs) found.set(Number(doc.id), doc)
  return found
}

/** One such record; null where it is gone. */
export async function readRecord(
  req: PayloadRequest,
  owner: TextOwner,
  record: number,
): Promise<StoredRecord | null> {
  return (await readRecords(req, owner, [record])).get(record) ?? null
}

/** The languages of the site, as they stand in the transaction of the request. */
export async function readSiteLanguages(req: PayloadRequest): Promise<SiteLanguages> {
  const stored = await req.payload.db.findGlobal<{ items?: LanguageRow[] }>({
    slug: 'languages',
    req: toNestedRequest(req, 'all'),
    locale: 'all',
  })
  return toSiteLanguages(stored?.items)
}
