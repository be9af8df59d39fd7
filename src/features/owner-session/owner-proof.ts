import 'server-only'
import { queryRows } from '@/server/db'
import { toSessionId, type OwnerAccount } from '@/server/owner-auth'

/** Whether the account has a password, which can be asked for. */
export async function hasPassword(ownerId: number): Promise<boolean> {
  const [row] = await queryRows<{ has: boolean }>(
    'select hash is not null as has from owners where id = $1',
    [ownerId],
  )
  return row?.has === true
}

/** When the session by which somebody is signed in was opened; null when that is not known. */
export function toSessionStart(owner: OwnerAccount): Date | null {
  const sessionId = toSessionId(owner)
  const session = owner.sessions?.find(({ id }) => id === sessionId)
  return session?.createdAt ? new Date(session.createdAt) : null
}
