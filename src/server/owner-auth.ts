import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import {
  getExecutor,
  inTransaction,
  type Executor,
  type TransactionRequest,
} from '@/cms/hooks/transaction'
import type { Owner } from '@/cms/payload-types'
import { readDevice } from '@/domain/owners/device'
import {
  checkPassword,
  endSessions,
  endSessionsWithin,
  openSession,
  toSessionId,
} from './account-auth'
import { requireDatabase } from './db'
import { findViewer, payloadAsSystem, type Viewer } from './payload'

export { toSessionId }

/** An owner's account as the session names it. */
export type OwnerAccount = Extract<NonNullable<Viewer>, { collection: 'owners' }>

/** An account as who reads records, where nobody is signed in to it: no more than is its owner's to know. */
export const asOwner = (account: Owner): OwnerAccount => ({ ...account, collection: 'owners' })

/** A session that was just opened. */
export type OwnerSession = { token: string; expiresAt: Date; ownerId: number }

/** Checks an owner's credentials, as `checkPassword` does. */
export const checkOwnerPassword = (credentials: { email: string; password: string }) =>
  checkPassword('owners', credentials)

/** Forgets on what sessions were opened that have ended. */
async function forgetSessionDevices(executor: Executor, ownerId: number): Promise<void> {
  await executor.execute(sql`
    delete from guard.owner_session_devices where owner_id = ${ownerId} and session_id not in (
      select id from owners_sessions where _parent_id = ${ownerId})`)
}

/**
 * Opens a session for an owner, as `openSession` does.
 *
 * @param userAgent what the browser calls itself, for the list of sessions
 */
export async function openOwnerSession(
  ownerId: number,
  now: Date,
  userAgent: string | null = null,
): Promise<OwnerSession | null> {
  const { browser, system } = readDevice(userAgent)
  const session = await openSession('owners', ownerId, now, async (executor, sessionId) => {
    await forgetSessionDevices(executor, ownerId)
    await executor.execute(sql`
      insert into guard.owner_session_devices (session_id, owner_id, browser, system)
      values (${sessionId}, ${ownerId}, ${browser}, ${system})`)
  })
  return session && { token: session.token, expiresAt: session.expiresAt, ownerId }
}

/**
 * Forgets sessions that have ended, of owners who did not come back, and on what they were opened.
 *
 * @throws the driver's error when it cannot be written
 */
export async function forgetEndedSessions(now: Date): Promise<void> {
  const payload = await payloadAsSystem('forgetting by the clock on what owners were signed in')
  await inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    await executor.execute(
      sql`delete from owners_sessions where expires_at <= ${now.toISOString()}`,
    )
    await executor.execute(sql`
      delete from guard.owner_session_devices where session_id not in (
        select id from owners_sessions)`)
  })
}

/**
 * The owner behind a session's token; null when it has ended or belongs to somebody else.
 *
 * @throws Error while the database is away, when nobody can be told from anybody else
 */
export async function findOwner(token: string): Promise<OwnerAccount | null> {
  const viewer = await findViewer(new Headers({ Authorization: `JWT ${token}` }))
  // The framework takes a database that fails for a token that is good no more.
  if (viewer === null) await requireDatabase()
  return viewer?.collection === 'owners' ? viewer : null
}

/** Ends one session of an account on the server. The session of another account stays. */
export async function endOwnerSession(ownerId: number, sessionId: string): Promise<void> {
  await endSessions('owners', ownerId, { only: sessionId }, (executor) =>
    forgetSessionDevices(executor, ownerId),
  )
}

/** Ends all sessions of an account but one, within the transaction of a request. */
export async function endOwnerSessionsWithin(
  req: TransactionRequest,
  ownerId: number,
  exceptId: string | null,
): Promise<void> {
  const executor = await getExecutor(req)
  await endSessionsWithin(executor, 'owners', ownerId, { except: exceptId })
  await forgetSessionDevices(executor, ownerId)
}

/**
 * Ends the session of a token.
 *
 * @throws Error while the database is away: the session goes on
 */
export async function logoutOwner(token: string): Promise<void> {
  const owner = await findOwner(token)
  const sessionId = owner && toSessionId(owner)
  if (owner && sessionId) await endOwnerSession(owner.id, sessionId)
}
