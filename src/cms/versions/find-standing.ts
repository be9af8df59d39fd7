import type { CollectionSlug, PayloadRequest } from 'payload'
import { toNestedRequest } from '../hooks/nested-request'

/**
 * How a record with drafts stands: never or no longer online, online as it was saved last, or online
 * with newer changes that are held back.
 */
export type Standing = 'draft' | 'online' | 'heldBack'

async function isPublished(
  req: PayloadRequest,
  { collection, id }: { collection: CollectionSlug; id: number },
  draft: boolean,
): Promise<boolean> {
  const found: object | null = await req.payload.findByID({
    collection,
    id,
    draft,
    depth: 0,
    trash: true,
    disableErrors: true,
    select: { _status: true } as never,
    req: toNestedRequest(req),
  })
  return found !== null && Reflect.get(found, '_status') === 'published'
}

/** How a record with drafts stands, as the request finds it; its rights are for the caller to ask. */
export async function findStanding(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Standing> {
  const record = { collection, id }
  if (!(await isPublished(req, record, false))) return 'draft'
  return (await isPublished(req, record, true)) ? 'online' : 'heldBack'
}

/**
 * How a change beside the form is kept: of what is online as it is, on the page that visitors see; else
 * in the draft, so that nothing goes online that nobody published.
 */
export function toSaveArgs(standing: Standing): { draft: boolean; _status: 'draft' | 'published' } {
  return standing === 'online'
    ? { draft: false, _status: 'published' }
    : { draft: true, _status: 'draft' }
}
