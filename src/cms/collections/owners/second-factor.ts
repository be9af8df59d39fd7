import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isLocale, type Locale } from '@/domain/kernel/locales'
import { getExecutor, type TransactionRequest } from '../../hooks/transaction'
import { queueMails } from '../../jobs/queue-mails'

/** Name under which the notice is queued. */
export const secondFactorMailKind = 'owner-second-factor'

/** What an owner is told of by mail. */
export const secondFactorEvents = ['on', 'off', 'offByStaff', 'recoveryUsed', 'locked'] as const

export type SecondFactorEvent = (typeof secondFactorEvents)[number]

/** Ends the logins of an account that wait for a code. */
export async function endPendingLogins(req: TransactionRequest, ownerId: number): Promise<void> {
  const executor = await getExecutor(req)
  await executor.execute(sql`delete from guard.owner_pending_logins where owner_id = ${ownerId}`)
}

/**
 * Tells an owner what became of the second factor. A login that waits for a code ends with whatever
 * changes it; one more recovery code that was used changes nothing.
 *
 * @param otherwise language of the mail where the account names none
 * @returns what does so, in the transaction of its `req`
 */
export const createOwnerFactorNotice =
  (ownerId: number, { now, otherwise }: { now: Date; otherwise: Locale }) =>
  async (req: PayloadRequest, event: SecondFactorEvent): Promise<void> => {
    if (event !== 'recoveryUsed') await endPendingLogins(req, ownerId)
    const executor = await getExecutor(req)
    const { rows } = await executor.execute(
      sql`select email, locale from owners where id = ${ownerId}`,
    )
    const [owner] = rows
    if (owner === undefined) return
    const named = owner['locale']
    const locale = typeof named === 'string' && isLocale(named) ? named : otherwise
    const data = { owner: ownerId, event, at: now.toISOString() }
    await queueMails(req, [
      { kind: secondFactorMailKind, to: String(owner['email']), locale, data },
    ])
  }
