import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { randomBytes } from 'node:crypto'
import { getExecutor, type TransactionRequest } from '@/cms/hooks/transaction'
import { pendingSeconds } from '@/domain/accounts/second-factor'
import { env } from '@/server/env'
import { toKeyedHash } from '@/server/keyed-hash'
import { formatOwnCookie, readOwnCookie } from './own-cookie'

/** Cookie of a login that waits for its second step; strictly necessary, no consent needed. */
const pendingCookie = 'gevel-owner-login'

const valueForm = /^[\w-]{43}$/

/** A login whose password or link was right. */
export type PendingLogin = { mark: string; ownerId: number; next: string }

/** Whoever reads the table cannot go on with a login. */
function toMark(value: string): string {
  return toKeyedHash('owner-login', value, env().PAYLOAD_SECRET)
}

/** Keeps what was proved, for ten minutes. @returns the `Set-Cookie` line of who may go on with it */
export async function keepPendingLogin(
  req: TransactionRequest,
  { ownerId, next, now }: { ownerId: number; next: string; now: Date },
): Promise<string> {
  const executor = await getExecutor(req)
  const value = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + pendingSeconds * 1000)
  await executor.execute(sql`
    delete from guard.owner_pending_logins where expires_at <= ${now.toISOString()}`)
  await executor.execute(sql`
    insert into guard.owner_pending_logins (mark, owner_id, next_page, expires_at)
    values (${toMark(value)}, ${ownerId}, ${next}, ${expiresAt.toISOString()})`)
  return formatOwnCookie(pendingCookie, { value, expiresAt }, env().SITE_URL)
}

/** The `Set-Cookie` line that takes the cookie back. */
export function dropPendingCookie(): string {
  return formatOwnCookie(pendingCookie, { value: '', expiresAt: new Date(0) }, env().SITE_URL)
}

/** The login that a request may go on with; null when there is none, or its time is over. */
export async function findPendingLogin(
  req: TransactionRequest,
  headers: Headers,
  now: Date,
): Promise<PendingLogin | null> {
  const value = readOwnCookie(headers, pendingCookie, env().SITE_URL)
  if (value === null || !valueForm.test(value)) return null
  const executor = await getExecutor(req)
  const mark = toMark(value)
  const { rows } = await executor.execute(sql`
    select owner_id as "ownerId", next_page as "next" from guard.owner_pending_logins
    where mark = ${mark} and expires_at > ${now.toISOString()}`)
  const [row] = rows
  return row ? { mark, ownerId: Number(row['ownerId']), next: String(row['next']) } : null
}

/** Uses a login up: one of two who go on with it at a time finds it gone. */
export async function takePendingLogin(req: TransactionRequest, mark: string): Promise<boolean> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(
    sql`delete from guard.owner_pending_logins where mark = ${mark} returning mark`,
  )
  return rows.length > 0
}
