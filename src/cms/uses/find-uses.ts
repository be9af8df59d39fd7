import type {
  CollectionSlug,
  FlattenedField,
  Payload,
  PayloadRequest,
  SelectIncludeType,
} from 'payload'
import { toRelationId } from '../relation-id'
import { linkedCollections, linksToRecord, listTextPaths } from './linked-texts'
import { listRelationPaths, namesRecord } from './relation-paths'

/** The record that is asked for. */
export type UseTarget = { collection: CollectionSlug; id: number }

/**
 * Where a record is named: in another one, with its state (`published`: the newest draft no longer
 * names it), or in settings of the site.
 */
export type RecordUse = {
  kind: 'collection' | 'global'
  slug: string
  /** Of the record; null for settings, of which there is one. */
  id: number | null
  name: string
  where: 'both' | 'draft' | 'published' | 'trash'
}

/**
 * Who asks: with a `user`, what that account may read is found; without one everything is. `req` is
 * the transaction in which to look.
 */
export type UseAsker = { payload: Payload; user?: PayloadRequest['user']; req?: PayloadRequest }

/** Most records of one kind that are named; nobody reads a longer list. */
const usesMax = 100

type Found = { id: number; name: string; isTrashed: boolean }

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The field by which the desk knows records of a kind. */
function titleFieldOf({ payload }: UseAsker, slug: CollectionSlug): string {
  return payload.collections[slug].config.admin.useAsTitle ?? 'id'
}

function toFound(id: unknown, record: unknown, titleField: string): Found[] {
  const recordId = toRelationId(id)
  if (recordId === null || !isObject(record)) return []
  const title = record[titleField]
  return [
    {
      id: recordId,
      name: typeof title === 'string' && title !== '' ? title : String(recordId),
      isTrashed: Boolean(record['deletedAt']),
    },
  ]
}

function toRules({ user, req }: UseAsker) {
  const who = user === undefined ? { overrideAccess: true } : { overrideAccess: false, user }
  return { ...who, ...(req && { req }), depth: 0, limit: usesMax, trash: true }
}

/** A field that may name the record, and how its records are found. */
type Place = { path: string; isText: boolean }

function listPlaces(fields: readonly FlattenedField[], target: UseTarget): Place[] {
  const relations = listRelationPaths(fields, target.collection)
  const texts = linkedCollections.includes(target.collection) ? listTextPaths(fields) : []
  return [
    ...relations.map((path) => ({ path, isText: false })),
    ...texts.map((path) => ({ path, isText: true })),
  ]
}

/** The database looks into relations; texts, which are few, are read through. */
function toQuestion({ path, isText }: Place, { id }: UseTarget, prefix = '') {
  return isText
    ? { where: {}, limit: 0, locale: 'all' as const }
    : { where: { [`${prefix}${path}`]: { equals: id } } }
}

function holds(record: unknown, { path, isText }: Place, target: UseTarget): boolean {
  if (!isText) return true
  const [field = ''] = path.split('.')
  return isObject(record) && linksToRecord(record[field], target)
}

/** Those that hold it as they stand in their table: published, or never published. */
async function findStored(
  asker: UseAsker,
  slug: CollectionSlug,
  place: Place,
  target: UseTarget,
): Promise<(Found & { isPublished: boolean })[]> {
  const { versions } = asker.payload.collections[slug].config
  const titleField = titleFieldOf(asker, slug)
  const hasDrafts = Boolean(versions?.drafts)
  const [field = ''] = place.path.split('.')
  const select: SelectIncludeType = {
    [titleField]: true,
    deletedAt: true,
    _status: true,
    ...(place.isText && { [field]: true }),
  }
  const question = toQuestion(place, target)
  const { docs } = await asker.payload.find({
    ...toRules(asker),
    ...question,
    collection: slug,
    select,
  })
  return docs
    .filter((doc: object) => holds(doc, place, target))
    .flatMap((doc: object) => {
      const isPublished = !hasDrafts || Reflect.get(doc, '_status') === 'published'
      return toFound(doc, doc, titleField).map((found) => ({ ...found, isPublished }))
    })
}

/** Those whose newest draft holds it. */
async function findDrafts(
  asker: UseAsker,
  slug: CollectionSlug,
  place: Place,
  target: UseTarget,
): Promise<Found[]> {
  const { where, ...question } = toQuestion(place, target, 'version.')
  const { docs } = await asker.payload.findVersions({
    ...toRules(asker),
    ...question,
    collection: slug,
    where: { and: [{ latest: { equals: true } }, where] },
  })
  return docs.flatMap((version: unknown) =>
    isObject(version) && holds(version['version'], place, target)
      ? toFound(version['parent'], version['version'], titleFieldOf(asker, slug))
      : [],
  )
}

function toWhere(use: {
  isPublished: boolean
  isInDraft: boolean
  isTrashed: boolean
}): RecordUse['where'] {
  if (use.isTrashed) return 'trash'
  if (!use.isPublished) return 'draft'
  return use.isInDraft ? 'both' : 'published'
}

/**
 * Field by field: asked for all at once, the database would multiply the rows of each list with
 * those of the next.
 */
async function findInCollection(
  asker: UseAsker,
  slug: CollectionSlug,
  target: UseTarget,
): Promise<RecordUse[]> {
  const { flattenedFields, versions } = asker.payload.collections[slug].config
  const uses = new Map<number, Found & { isPublished: boolean; isInDraft: boolean }>()
  for (const place of listPlaces(flattenedFields, target)) {
    const stored = await findStored(asker, slug, place, target)
    for (const one of stored) {
      const known = uses.get(one.id)
      uses.set(one.id, {
        ...one,
        isPublished: one.isPublished || known?.isPublished === true,
        isInDraft: known?.isInDraft ?? !versions?.drafts,
      })
    }
    const drafts = versions?.drafts ? await findDrafts(asker, slug, place, target) : []
    for (const one of drafts) {
      uses.set(one.id, {
        ...one,
        isPublished: uses.get(one.id)?.isPublished ?? false,
        isInDraft: true,
      })
    }
  }
  return [...uses.values()]
    .map((use) => ({
      kind: 'collection' as const,
      slug,
      id: use.id,
      name: use.name,
      where: toWhere(use),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

async function findInGlobals(asker: UseAsker, target: UseTarget): Promise<RecordUse[]> {
  const uses: RecordUse[] = []
  for (const { slug, flattenedFields } of asker.payload.config.globals) {
    const places = listPlaces(flattenedFields, target)
    if (places.length === 0) continue
    const { user, req } = asker
    const who = user === undefined ? {} : { overrideAccess: false, user }
    const settings = await asker.payload.findGlobal({
      slug,
      depth: 0,
      locale: 'all',
      ...who,
      ...(req && { req }),
    })
    const isNamed = places.some(({ path, isText }) =>
      isText
        ? linksToRecord(Reflect.get(settings, path.split('.')[0] ?? ''), target)
        : namesRecord(settings, path.split('.'), target.id),
    )
    if (isNamed) {
      uses.push({ kind: 'global', slug, id: null, name: '', where: 'both' })
    }
  }
  return uses
}

/**
 * Everything that names a record: records of every kind as published and as their newest draft, those
 * in the trash included, and settings of the site. Each kind by name, at most a hundred of each.
 */
export async function findUses(asker: UseAsker, target: UseTarget): Promise<RecordUse[]> {
  const uses: RecordUse[] = []
  const slugs = Object.values(asker.payload.collections)
    .map(({ config }) => config.slug)
    .filter((slug) => !slug.startsWith('payload-'))
  for (const slug of slugs) {
    uses.push(...(await findInCollection(asker, slug as CollectionSlug, target)))
  }
  return [...uses, ...(await findInGlobals(asker, target))]
}
