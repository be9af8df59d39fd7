import type { Access, AccessResult, PayloadRequest, Where } from 'payload'
import type { PreviewTarget } from '@/domain/previews/preview-link'

/** The one record that somebody with a preview link may see as a draft. */
export type PreviewSubject = { collection: PreviewTarget; id: number }

/** What a request from this server alone can say of itself; nothing that is sent sets it. */
export type PreviewContext = { previewOf: PreviewSubject }

/** Whether somebody sees one draft alone, by a link. */
export function isPreviewGuest(viewer: object | null): viewer is PreviewContext {
  return viewer !== null && 'previewOf' in viewer
}

/** The subject of a request that was made for a preview link; null for every other request. */
export function findPreviewSubject({ context }: Pick<PayloadRequest, 'context'>) {
  return (context as Partial<PreviewContext> | undefined)?.previewOf ?? null
}

async function addOwn(rule: ReturnType<Access>, id: number): Promise<AccessResult> {
  const result = await rule
  const own: Where = { id: { equals: id } }
  if (result === true) return true
  return result === false ? own : { or: [result, own] }
}

/**
 * A rule that lets a preview link read its own record besides, and nothing else. Every other request
 * gets the very answer of the rule.
 */
export function createOrPreview(collection: PreviewTarget, rule: Access): Access {
  return (args) => {
    const subject = findPreviewSubject(args.req)
    return subject?.collection === collection ? addOwn(rule(args), subject.id) : rule(args)
  }
}
