import type { CollectionSlug, PayloadRequest } from 'payload'
import { toNestedRequest } from '../../hooks/nested-request'
import { toRelationId } from '../../relation-id'
import type { StoredVersion } from './to-version-lines'

type Found = { id: number | string; updatedAt: string; version: object }

const statusOf = (version: object): StoredVersion['status'] => {
  const status: unknown = Reflect.get(version, '_status')
  return status === 'draft' || status === 'published' ? status : null
}

/** The versions of a record that its reader may see, newest first. */
export async function readVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<StoredVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection,
    // What the framework keeps beside a translation, and shows to nobody.
    where: { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: toNestedRequest(req),
  })
  const found: readonly Found[] = docs
  return found.map((doc) => ({
    id: doc.id,
    updatedAt: doc.updatedAt,
    status: statusOf(doc.version),
    authorId: toRelationId(Reflect.get(doc.version, 'updatedBy')),
  }))
}

/** What colleagues are called, by the id of their account. */
export async function readNames(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
    depth: 0,
    select: { name: true },
    overrideAccess: false,
    user: req.user,
    req: toNestedRequest(req),
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
