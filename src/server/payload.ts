import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload, type TypedUser } from 'payload'
import { isPreviewGuest, type PreviewContext } from '@/cms/access/or-preview'

/** Somebody without an account who has a link to one draft: a visitor but for that record. */
export type PreviewGuest = PreviewContext

/** Who is looking: a logged-in account of either collection, a guest of one draft, or nobody. */
export type Viewer = TypedUser | PreviewGuest | null

/** The visitor without an account; what this viewer may read may be cached for everybody. */
export const anonymous: Viewer = null

/** The reads a screen may do. Each one is checked against the access rules of the collection. */
export type ViewerDoor = Pick<Payload, 'find' | 'findByID' | 'findGlobal' | 'count'>

/**
 * The door for everything that a person sees: access rules always apply, as `viewer`.
 * The framework's default is the opposite (rules off, never-published drafts included), which is
 * why screens and forms get their door to the Local API from this file alone.
 */
export async function payloadAs(viewer: Viewer): Promise<ViewerDoor> {
  const payload = await getPayload({ config })
  if (isPreviewGuest(viewer)) return openForGuest(payload, viewer)
  const rules = { overrideAccess: false, user: viewer } as const
  return {
    find: (options) => payload.find({ ...options, ...rules }),
    findByID: (options) => payload.findByID({ ...options, ...rules }),
    findGlobal: (options) => payload.findGlobal({ ...options, ...rules }),
    count: (options) => payload.count({ ...options, ...rules }),
  }
}

/**
 * A guest reads as a visitor does. The one draft comes in by the hooks of its collection, so that
 * asking the framework for drafts, which would show those behind it as well, is turned down here.
 */
function openForGuest(payload: Payload, { previewOf }: PreviewGuest): ViewerDoor {
  const rules = { overrideAccess: false, user: null } as const
  const toRules = () => ({ ...rules, draft: false, context: { previewOf } })
  return {
    find: (options) => payload.find({ ...options, ...toRules() }),
    findByID: (options) => payload.findByID({ ...options, ...toRules() }),
    findGlobal: (options) => payload.findGlobal({ ...options, ...rules, draft: false }),
    count: (options) => payload.count({ ...options, ...rules, context: { previewOf } }),
  }
}

/**
 * The door without access rules, for work that no person asked for or that a person may not do
 * directly: storing an enquiry, writing the read model.
 *
 * @param reason why the rules are set aside, in words a reviewer can judge; shown when it is empty
 */
export async function payloadAsSystem(reason: string): Promise<Payload> {
  if (reason.trim() === '')
    throw new Error('payloadAsSystem expects the reason for setting access rules aside')
  return getPayload({ config })
}

/** The viewer behind a request's cookie or authorization header; `null` when there is none. */
export async function findViewer(headers: Headers): Promise<TypedUser | null> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers })
  return user
}
