import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { cacheTags, projectTag, propertyTag } from '../../../cache-tags'
import { toNestedRequest } from '../../../hooks/nested-request'
import { notifyTags } from '../../../hooks/revalidate'
import { removeListingRows, writeListingRows } from '../../../read-model/write-listing-rows'

/**
 * After a save the rows of the read model are rewritten and the caches told, both in the
 * transaction of the save: no visitor sees a half of it.
 */
export const announceChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!req.context.skipReadModel) await writeListingRows(req, [doc.id])
  await notifyTags(req, await tagsOf(req, [doc, previousDoc]))
  return doc
}

export const announceRemoval: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await removeListingRows(req, [doc.id])
  await notifyTags(req, await tagsOf(req, [doc]))
  return doc
}

/** The page of the property, every list, and the page of the project that it is a unit of. */
async function tagsOf(req: PayloadRequest, docs: unknown[]): Promise<string[]> {
  const versions = docs.filter(isRecord)
  const own = versions.flatMap(({ publicId }) =>
    typeof publicId === 'number' ? [propertyTag(publicId)] : [],
  )
  const projectIds = [...new Set(versions.map(({ project }) => project))].filter(
    (id) => typeof id === 'number',
  )
  if (projectIds.length === 0) return [cacheTags.properties, ...own]
  const { docs: projects } = await req.payload.find({
    collection: 'projects',
    req: toNestedRequest(req),
    where: { id: { in: projectIds } },
    select: { publicId: true },
    depth: 0,
    pagination: false,
  })
  return [
    cacheTags.properties,
    cacheTags.projects,
    ...own,
    ...projects.flatMap(({ publicId }) =>
      typeof publicId === 'number' ? [projectTag(publicId)] : [],
    ),
  ]
}

function isRecord(doc: unknown): doc is { publicId?: unknown; project?: unknown } {
  return typeof doc === 'object' && doc !== null && 'id' in doc
}
