import 'server-only'
import { checkPassword, endSessions, openSession, toSessionId } from './account-auth'
import { findViewer, type Viewer } from './payload'

export { toSessionId }

/** An owner's account as the session names it. */
export type OwnerAccount = Extract<NonNullable<Viewer>, { collection: 'owners' }>

/** A session that was just opened. */
export type OwnerSession = { token: string; expiresAt: Date; ownerId: number }

/** Checks an owner's credentials, as `checkPassword` does. */
export const checkOwnerPassword = (credentials: { email: string; password: string }) =>
  checkPassword('owners', credentials)

/** Opens a session for an owner, as `openSession` does. */
export async function openOwnerSession(ownerId: number, now: Date): Promise<OwnerSession | null> {
  const session = await openSession('owners', ownerId, now)
  return session && { token: session.token, expiresAt: session.expiresAt, ownerId }
}

/** The owner behind a session's token; null when it has ended or belongs to somebody else. */
export async function findOwner(token: string): Promise<OwnerAccount | null> {
  const viewer = await findViewer(new Headers({ Authorization: `JWT ${token}` }))
  return viewer?.collection === 'owners' ? viewer : null
}

/** Ends one session of an account on the server. The session of another account stays. */
export async function endOwnerSession(ownerId: number, sessionId: string): Promise<void> {
  await endSessions('owners', ownerId, { only: sessionId })
}

/** Ends the sessions of an account, all of them or all but one. */
export async function endOwnerSessions(ownerId: number, exceptId: string | null): Promise<void> {
  await endSessions('owners', ownerId, { except: exceptId })
}

/** Ends the session of a token. */
export async function logoutOwner(token: string): Promise<void> {
  const owner = await findOwner(token)
  const sessionId = owner && toSessionId(owner)
  if (owner && sessionId) await endOwnerSession(owner.id, sessionId)
}
