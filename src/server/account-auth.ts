import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import { jwtSign } from 'payload'
import type { AccountKind } from '@/cms/account-kind'
import { checkPasswordIn } from '@/cms/check-password'
import { getExecutor, inTransaction, type Executor } from '@/cms/hooks/transaction'
import { payloadAsSystem } from './payload'

/** A session that was just opened. */
export type AccountSession = { token: string; expiresAt: Date; id: number }

const open = () => payloadAsSystem('logging somebody in or out, which has no viewer yet')

/** Sessions that one account may have at a time; the oldest makes way. */
const sessionsMax = 20

/**
 * Checks credentials, with the count of wrong passwords. No session is opened: that is for
 * `openSession`, because a second step may come between. Payload's own login would also write the
 * account back as it was read, so that two at once could lose a session.
 *
 * @returns the account, or null for every reason to refuse: unknown, wrong, locked, switched off
 * @throws when the accounts cannot be read
 */
export async function checkPassword<Kind extends AccountKind>(
  kind: Kind,
  credentials: { email: string; password: string },
): Promise<number | null> {
  return checkPasswordIn(await open(), kind, credentials)
}

/** Whether an account of staff may be used; that of an owner always. */
const isOpen = { owners: sql`true`, users: sql`is_active is not false` } as const

const firstLogin = {
  owners: (id: number, now: string) => sql`
    update owners set first_signed_in_at = ${now}
    where id = ${id} and first_signed_in_at is null`,
  users: null,
} as const

/**
 * Opens a session for somebody who has proved who they are. Accounts keep their sessions in rows,
 * which are written here one by one, so that what happens at the same moment stays.
 *
 * @param note what else is written with the session, in its transaction
 * @returns null when the account is gone, or switched off meanwhile
 * @throws the driver's error when it cannot be written
 */
export async function openSession(
  kind: AccountKind,
  id: number,
  now: Date,
  note?: (executor: Executor, sessionId: string) => Promise<void>,
): Promise<AccountSession | null> {
  const payload = await open()
  const { tokenExpiration } = payload.collections[kind].config.auth
  const sid = randomUUID()
  const at = now.toISOString()
  const table = sql.identifier(`${kind}_sessions`)
  const email = await inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    // Whoever opens another one waits here, so that the count holds.
    const { rows } = await executor.execute(
      sql`select email from ${sql.identifier(kind)} where id = ${id} and ${isOpen[kind]} for update`,
    )
    const found: unknown = rows[0]?.['email']
    if (typeof found !== 'string') return null
    await executor.execute(sql`
      delete from ${table} where _parent_id = ${id} and (
        expires_at <= ${at} or id not in (
          select id from ${table} where _parent_id = ${id}
          order by created_at desc nulls last limit ${sessionsMax - 1}))`)
    await executor.execute(sql`
      insert into ${table} (_order, _parent_id, id, created_at, expires_at)
      select coalesce(max(_order), 0) + 1, ${id}, ${sid}, ${at},
        ${new Date(now.getTime() + tokenExpiration * 1000).toISOString()}
      from ${table} where _parent_id = ${id}`)
    const also = firstLogin[kind]?.(id, at)
    if (also) await executor.execute(also)
    await note?.(executor, sid)
    return found
  })
  if (email === null) return null
  const { token, exp } = await jwtSign({
    fieldsToSign: { id, collection: kind, email, sid },
    secret: payload.secret,
    tokenExpiration,
  })
  return { token, expiresAt: new Date(exp * 1000), id }
}

/** The sessions to end: one, or all but one. */
type Which = { only: string } | { except: string | null }

/**
 * Deletes sessions while nobody else saves the account: that writes its sessions anew, as they were
 * read, so that one which ends at this moment would be back. A copy of a token is worth nothing then.
 *
 * @param note what else is written when they end, in their transaction
 */
export async function endSessions(
  kind: AccountKind,
  id: number,
  which: Which,
  note?: (executor: Executor) => Promise<void>,
): Promise<void> {
  await inTransaction(await open(), async (req) => {
    const executor = await getExecutor(req)
    await endSessionsWithin(executor, kind, id, which)
    await note?.(executor)
  })
}

/** Deletes sessions as `endSessions` does, within a transaction that is open. */
export async function endSessionsWithin(
  executor: Executor,
  kind: AccountKind,
  id: number,
  which: Which,
): Promise<void> {
  await executor.execute(sql`select id from ${sql.identifier(kind)} where id = ${id} for update`)
  const chosen =
    'only' in which ? sql`id = ${which.only}` : sql`id is distinct from ${which.except}`
  await executor.execute(sql`
    delete from ${sql.identifier(`${kind}_sessions`)} where _parent_id = ${id} and ${chosen}`)
}

/** The id of the session by which somebody is signed in. */
export function toSessionId(account: object): string | null {
  // The framework sets it when it reads a session, and does not declare it.
  return '_sid' in account && typeof account._sid === 'string' ? account._sid : null
}
