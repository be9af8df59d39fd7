import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import { APIError, createLocalReq, jwtSign, loginOperation } from 'payload'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { findViewer, payloadAsSystem, type Viewer } from './payload'

/** An owner's account as the session names it. */
export type OwnerAccount = Extract<NonNullable<Viewer>, { collection: 'owners' }>

/** A session that was just opened. */
export type OwnerSession = { token: string; expiresAt: Date; ownerId: number }

const open = () => payloadAsSystem('logging an owner in or out, which has no viewer yet')

/** Sessions that one account may have at a time; the oldest makes way. */
const sessionsMax = 20

/**
 * Checks an owner's credentials, with the count of wrong passwords. No session is opened: that is
 * for `openOwnerSession`, because a second step may come between. Payload's own login would also
 * write the account back as it was read, so that two at once could lose a session.
 *
 * @returns the account, or null for every reason to refuse: unknown, wrong, locked
 * @throws when the accounts cannot be read
 */
export async function checkOwnerPassword(credentials: {
  email: string
  password: string
}): Promise<number | null> {
  const payload = await open()
  const { config, ...owners } = payload.collections['owners']
  const withoutSession = { ...config, auth: { ...config.auth, useSessions: false } }
  try {
    const { user } = await loginOperation<'owners'>({
      collection: { ...owners, config: withoutSession },
      data: credentials,
      depth: 0,
      overrideAccess: true,
      req: await createLocalReq({}, payload),
    })
    return user ? Number(user.id) : null
  } catch (cause) {
    if (cause instanceof APIError && cause.status < 500) return null
    throw cause
  }
}

/**
 * Opens a session for an owner who has proved who they are. Accounts keep their sessions in rows,
 * which are written here one by one, so that what happens at the same moment stays.
 *
 * @returns null when the account is gone
 * @throws the driver's error when it cannot be written
 */
export async function openOwnerSession(ownerId: number, now: Date): Promise<OwnerSession | null> {
  const payload = await open()
  const { tokenExpiration } = payload.collections['owners'].config.auth
  const sid = randomUUID()
  const email = await inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    // Whoever opens another one waits here, so that the count holds.
    const { rows } = await executor.execute(
      sql`select email from owners where id = ${ownerId} for update`,
    )
    const found: unknown = rows[0]?.['email']
    if (typeof found !== 'string') return null
    await executor.execute(sql`
      delete from owners_sessions where _parent_id = ${ownerId} and (
        expires_at <= ${now.toISOString()} or id not in (
          select id from owners_sessions where _parent_id = ${ownerId}
          order by created_at desc nulls last limit ${sessionsMax - 1}))`)
    await executor.execute(sql`
      insert into owners_sessions (_order, _parent_id, id, created_at, expires_at)
      select coalesce(max(_order), 0) + 1, ${ownerId}, ${sid}, ${now.toISOString()},
        ${new Date(now.getTime() + tokenExpiration * 1000).toISOString()}
      from owners_sessions where _parent_id = ${ownerId}`)
    await executor.execute(sql`
      update owners set first_signed_in_at = ${now.toISOString()}
      where id = ${ownerId} and first_signed_in_at is null`)
    return found
  })
  if (email === null) return null
  const { token, exp } = await jwtSign({
    fieldsToSign: { id: ownerId, collection: 'owners', email, sid },
    secret: payload.secret,
    tokenExpiration,
  })
  return { token, expiresAt: new Date(exp * 1000), ownerId }
}

/** The owner behind a session's token; null when it has ended or belongs to somebody else. */
export async function findOwner(token: string): Promise<OwnerAccount | null> {
  const viewer = await findViewer(new Headers({ Authorization: `JWT ${token}` }))
  return viewer?.collection === 'owners' ? viewer : null
}

/**
 * Deletes sessions while nobody else saves the account: that writes its sessions anew, as they were
 * read, so that one which ends at this moment would be back.
 */
async function deleteSessions(ownerId: number, which: ReturnType<typeof sql>): Promise<void> {
  const payload = await open()
  await inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    await executor.execute(sql`select id from owners where id = ${ownerId} for update`)
    await executor.execute(
      sql`delete from owners_sessions where _parent_id = ${ownerId} and ${which}`,
    )
  })
}

/**
 * Ends one session of an account on the server, so that a copy of its token is worth nothing. The
 * session of another account stays.
 */
export async function endOwnerSession(ownerId: number, sessionId: string): Promise<void> {
  await deleteSessions(ownerId, sql`id = ${sessionId}`)
}

/** Ends the sessions of an account, all of them or all but one. */
export async function endOwnerSessions(ownerId: number, exceptId: string | null): Promise<void> {
  await deleteSessions(ownerId, sql`id is distinct from ${exceptId}`)
}

/** The id of the session by which somebody is signed in. */
export function toSessionId(owner: OwnerAccount): string | null {
  // The framework sets it when it reads a session, and does not declare it.
  return '_sid' in owner && typeof owner._sid === 'string' ? owner._sid : null
}

/** Ends the session of a token. */
export async function logoutOwner(token: string): Promise<void> {
  const owner = await findOwner(token)
  const sessionId = owner && toSessionId(owner)
  if (owner && sessionId) await endOwnerSession(owner.id, sessionId)
}
