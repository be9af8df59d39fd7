import 'server-only'
import { APIError, createLocalReq, logoutOperation } from 'payload'
import { findViewer, payloadAsSystem, type Viewer } from './payload'

/** An owner's account as the session names it. */
export type OwnerAccount = Extract<NonNullable<Viewer>, { collection: 'owners' }>

/** A session that was just opened. */
export type OwnerSession = { token: string; expiresAt: Date; ownerId: number }

const open = () => payloadAsSystem('logging an owner in or out, which has no viewer yet')

/**
 * Checks an owner's credentials and opens a session.
 *
 * @returns the session, or null for every reason to refuse: unknown, wrong, locked
 * @throws when the accounts cannot be read
 */
export async function loginOwner(credentials: {
  email: string
  password: string
}): Promise<OwnerSession | null> {
  const payload = await open()
  try {
    const { token, exp, user } = await payload.login({
      collection: 'owners',
      data: credentials,
      depth: 0,
    })
    return token && exp && user
      ? { token, expiresAt: new Date(exp * 1000), ownerId: user.id }
      : null
  } catch (cause) {
    if (cause instanceof APIError && cause.status < 500) return null
    throw cause
  }
}

/** The owner behind a session's token; null when it has ended or belongs to somebody else. */
export async function findOwner(token: string): Promise<OwnerAccount | null> {
  const viewer = await findViewer(new Headers({ Authorization: `JWT ${token}` }))
  return viewer?.collection === 'owners' ? viewer : null
}

/** Ends a session on the server, so that a copy of its token is worth nothing. */
export async function logoutOwner(token: string): Promise<void> {
  const user = await findOwner(token)
  if (user === null) return
  const payload = await open()
  await logoutOperation({
    collection: payload.collections['owners'],
    req: await createLocalReq({ user }, payload),
  })
}
