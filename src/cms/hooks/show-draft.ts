import type { CollectionBeforeReadHook, CollectionSlug, TypeWithVersion } from 'payload'
import type { PreviewTarget } from '@/domain/previews/preview-link'
import { findPreviewSubject } from '../access/or-preview'

type Stored = { id: number | string }

/**
 * To somebody with a preview link, the record of the link is its newest draft. It is put in the
 * place of the stored record before its fields are read, so that what it points at is read as
 * visitors may read it: the framework's own drafts would show every other draft behind it too.
 */
export function showDraftToGuests(collection: PreviewTarget): CollectionBeforeReadHook<Stored> {
  return async ({ doc, req }) => {
    const subject = findPreviewSubject(req)
    if (subject?.collection !== collection || subject.id !== doc.id) return doc
    const { docs } = await req.payload.db.findVersions<Stored>({
      collection: collection satisfies CollectionSlug,
      where: {
        and: [
          { parent: { equals: doc.id } },
          { latest: { equals: true } },
          { 'version._status': { equals: 'draft' } },
        ],
      },
      limit: 1,
      pagination: false,
      sort: '-updatedAt',
      locale: req.locale ?? undefined,
      req,
    })
    const [draft]: (TypeWithVersion<Stored> | undefined)[] = docs
    return draft ? { ...draft.version, id: doc.id } : doc
  }
}
