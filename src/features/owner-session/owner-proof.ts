import 'server-only'
import { isFreshSession } from '@/domain/accounts/second-factor'
import { env } from '@/server/env'
import { queryRows } from '@/server/db'
import { checkOwnerPassword, toSessionId, type OwnerAccount } from '@/server/owner-auth'
import { hit } from '@/server/rate-limit/rate-limit'
import { readText, type FormBody } from '@/server/request/read-body'

/** Why somebody is not taken for the owner whose session is open. */
export type ProofProblem = 'currentMissing' | 'currentWrong' | 'limited' | 'stale'

/** Tries of the current password, or of a code, wherever on the pages of the own account. */
export const proofLimit = { max: 10, windowSeconds: 600 }

/** Field in which the current password is typed; what is wrong with the proof is said of it. */
export const currentField = 'current'

/** Whether the account has a password, which can be asked for. */
export async function hasPassword(ownerId: number): Promise<boolean> {
  const [row] = await queryRows<{ has: boolean }>(
    'select hash is not null as has from owners where id = $1',
    [ownerId],
  )
  return row?.has === true
}

/** When the session by which somebody is signed in was opened; null when that is not known. */
function toSessionStart(owner: OwnerAccount): Date | null {
  const sessionId = toSessionId(owner)
  const session = owner.sessions?.find(({ id }) => id === sessionId)
  return session?.createdAt ? new Date(session.createdAt) : null
}

/**
 * Why what opens the account is not changed for whoever sent a form: at an open session may sit
 * somebody else. It asks for the current password, or for a young session where the account has none.
 *
 * @returns null for the owner
 */
export async function findProofProblem(
  owner: OwnerAccount,
  body: FormBody,
  now: Date,
): Promise<ProofProblem | null> {
  if (!(await hasPassword(owner.id))) {
    return isFreshSession(toSessionStart(owner), now) ? null : 'stale'
  }
  const current = readText(body, currentField)
  if (current === '') return 'currentMissing'
  const { PAYLOAD_SECRET: secret } = env()
  const { isAllowed } = await hit(`owner-password:${owner.id}`, proofLimit, { now, secret })
  if (!isAllowed) return 'limited'
  const checked = await checkOwnerPassword({ email: owner.email, password: current })
  return checked === owner.id ? null : 'currentWrong'
}
