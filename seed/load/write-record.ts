import type { CollectionSlug, GlobalSlug } from 'payload'
import { reasonOf } from '../reason'
import type { IdMap, SeedContext } from './context'
import { inDefaultLanguage, withRowIds, type StoredRecord } from './stored'

export type SeedRecord = {
  /** The name by which other bundled records refer to this one. */
  name: string
  /** The value of the natural key, by which the record is found again. */
  naturalKey: string | number
  data: StoredRecord
  /** Kept as a draft that was never published. */
  isDraft?: boolean
}

export type SeedCollection = {
  slug: CollectionSlug
  /** The field that tells records apart and that editors have no reason to change. */
  naturalKey: string
  ids: IdMap
  records: readonly SeedRecord[]
}

/** Records that are written between two lines of progress. */
const progressStep = 50

/**
 * Writes the records that are missing. What is there already belongs to the editors and is left
 * alone, unless the content is reset.
 *
 * @returns the ids of the records that were written
 */
export async function writeRecords(
  context: SeedContext,
  { slug, naturalKey, ids, records }: SeedCollection,
): Promise<number[]> {
  const keys = records.map((record) => record.naturalKey)
  const present = await findPresent(context, slug, naturalKey, keys)
  const written: number[] = []
  for (const record of records) {
    const known = present.get(String(record.naturalKey))
    const isWritten = known === undefined || context.resetContent
    const id = isWritten ? await writeOrExplain(context, slug, record, known) : known
    ids.set(record.name, id)
    if (isWritten) written.push(id)
    if (isWritten && written.length % progressStep === 0) {
      context.report(`${written.length} of ${records.length} ${slug}`)
    }
  }
  return written
}

/** Writes a record; a refusal names the record and says which fields are wrong. */
async function writeOrExplain(
  context: SeedContext,
  slug: CollectionSlug,
  record: SeedRecord,
  known: number | undefined,
): Promise<number> {
  try {
    return await writeRecord(context, slug, record, known)
  } catch (err) {
    throw new Error(`${slug}, record ${record.name}: ${reasonOf(err)}`, { cause: err })
  }
}

/**
 * Writes one record in all languages, and then saves it in the default language through the
 * collection: its validation, hooks and versions see the record as if an editor had saved it.
 * One save per language would do the same and take four times as long.
 */
async function writeRecord(
  { payload, req }: SeedContext,
  slug: CollectionSlug,
  record: SeedRecord,
  known: number | undefined,
): Promise<number> {
  const isDraft = record.isDraft ?? false
  const hasDrafts = Boolean(payload.collections[slug].config.versions?.drafts)
  const stored = withRowIds({
    ...record.data,
    ...(hasDrafts && { _status: isDraft ? 'draft' : 'published' }),
  })
  const id = known ?? (await createRow(payload, req, slug, stored))
  if (known !== undefined) {
    await payload.db.updateOne({ collection: slug, id, data: stored, req })
  }
  await payload.update({
    collection: slug,
    id,
    req,
    locale: 'nl',
    depth: 0,
    draft: isDraft,
    // The generated types differ per collection, while the loaders are the same for all; what they
    // hand over was checked by the schemas of the bundled files and is validated by Payload here.
    data: inDefaultLanguage(stored) as never,
  })
  return id
}

async function createRow(
  payload: SeedContext['payload'],
  req: SeedContext['req'],
  slug: CollectionSlug,
  data: StoredRecord,
): Promise<number> {
  const row = await payload.db.create({ collection: slug, data, req })
  if (typeof row.id !== 'number') throw new Error(`${slug} gave no numeric id`)
  return row.id
}

/** The records that are there, trash included, by the value of their natural key. */
export async function findPresent(
  { payload, req }: Pick<SeedContext, 'payload' | 'req'>,
  slug: CollectionSlug,
  naturalKey: string,
  keys: readonly (string | number)[],
): Promise<Map<string, number>> {
  const { docs } = await payload.db.find<{ id: number; [field: string]: unknown }>({
    collection: slug,
    req,
    limit: 0,
    pagination: false,
    select: { [naturalKey]: true },
    where: { [naturalKey]: { in: [...keys] } },
  })
  return new Map(docs.map((doc) => [String(doc[naturalKey]), doc.id]))
}

/**
 * Fills a global that nobody has saved yet.
 *
 * @returns whether it was written
 */
export async function writeGlobal(
  { payload, req, resetContent }: SeedContext,
  slug: GlobalSlug,
  data: StoredRecord,
): Promise<boolean> {
  const present = await payload.db.findGlobal<StoredRecord>({ slug, req, locale: 'all' })
  const isPresent = Boolean(present?.updatedAt)
  if (isPresent && !resetContent) return false
  const stored = withRowIds(data)
  await (isPresent
    ? payload.db.updateGlobal({ slug, data: stored, req })
    : payload.db.createGlobal({ slug, data: stored, req }))
  try {
    await payload.updateGlobal({
      slug,
      req,
      locale: 'nl',
      depth: 0,
      // As in writeRecord: one loader for globals of different types.
      data: inDefaultLanguage(stored) as never,
    })
  } catch (err) {
    throw new Error(`global ${slug}: ${reasonOf(err)}`, { cause: err })
  }
  return true
}
