import { sql } from '@payloadcms/db-postgres'
import { NotFound, type CollectionBeforeChangeHook } from 'payload'
import { toEndOfLinks } from '@/domain/owners/login-link'
import { getExecutor, lockRecord, type TransactionRequest } from '../../hooks/transaction'
import type { Owner } from '../../payload-types'
import { endPendingLogins } from './second-factor'

type Guards = Pick<Owner, 'linksUsedAt' | 'sessions'>

const toIso = (moment: unknown) => new Date(String(moment)).toISOString()

/** What lets somebody in, as it stands now that nobody else can change it. */
async function readGuards(req: TransactionRequest, id: number): Promise<Guards> {
  const executor = await getExecutor(req)
  const { rows: accounts } = await executor.execute(
    sql`select links_used_at from owners where id = ${id}`,
  )
  const { rows: sessions } = await executor.execute(sql`
    select id, created_at, expires_at from owners_sessions where _parent_id = ${id} order by _order`)
  const usedAt = accounts[0]?.['links_used_at']
  return {
    linksUsedAt: usedAt ? toIso(usedAt) : null,
    sessions: sessions.map((row) => ({
      id: String(row['id']),
      createdAt: row['created_at'] ? toIso(row['created_at']) : null,
      expiresAt: toIso(row['expires_at']),
    })),
  }
}

/**
 * Keeps the ways into an account as they are while something else of it is saved, and closes them
 * where the address or the password is another one: a link that lies in a mailbox of somebody else
 * opens nothing once the address was put right, and whoever came in by it, or has yet to type a code,
 * is out.
 *
 * The framework writes an account whole, as it was read, and one that is gone anew; a session that
 * was ended meanwhile, a link that was used and an account that was deleted would be back.
 */
export const keepAccount: CollectionBeforeChangeHook<Owner> = async (change) => {
  const { data, operation, originalDoc, req } = change
  if (operation !== 'update' || originalDoc === undefined) return data
  if ((await lockRecord(req, 'owners', originalDoc.id)) === null) throw new NotFound(req.t)
  const guards = await readGuards(req, originalDoc.id)
  const isMoved = data.email !== undefined && data.email !== originalDoc.email
  // With a password the framework itself ends all sessions but the one that changes it.
  if (!isMoved && !data.password) return { ...data, ...guards }
  await endPendingLogins(req, originalDoc.id)
  const usedAt = guards.linksUsedAt ? new Date(guards.linksUsedAt) : null
  return {
    ...data,
    linksUsedAt: toEndOfLinks({ usedAt }, new Date()).toISOString(),
    sessions: isMoved ? [] : guards.sessions,
  }
}
