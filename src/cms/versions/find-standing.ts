import type { CollectionSlug, PayloadRequest } from 'payload'
import { findStatuses } from './find-statuses'

/**
 * How a record with drafts stands: never or no longer online, online as it was saved last, or online
 * with newer changes that are held back.
 */
export type Standing = 'draft' | 'online' | 'heldBack'

/** How a record with drafts stands, as the request finds it; its rights are for the caller to ask. */
export async function findStanding(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<Standing> {
  const { live, latest } = await findStatuses(req, collection, id)
  if (live !== 'published') return 'draft'
  return latest === 'published' ? 'online' : 'heldBack'
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
