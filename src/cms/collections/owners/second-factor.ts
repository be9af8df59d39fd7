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

/** Whether a login to the account asks for a code after the password or the link. */
export async function isSecondFactorOn(req: TransactionRequest, ownerId: number): Promise<boolean> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select 1 from guard.owner_second_factors
    where owner_id = ${ownerId} and confirmed_at is not null`)
  return rows.length > 0
}

/** Ends the logins of an account that wait for a code. */
export async function endPendingLogins(req: TransactionRequest, ownerId: number): Promise<void> {
  const executor = await getExecutor(req)
  await executor.execute(sql`delete from guard.owner_pending_logins where owner_id = ${ownerId}`)
}

/** Switches the second factor off; the secret and the recovery codes are gone with it. */
export async function dropSecondFactor(req: TransactionRequest, ownerId: number): Promise<boolean> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    delete from guard.owner_second_factors
    where owner_id = ${ownerId} and confirmed_at is not null returning owner_id`)
  await endPendingLogins(req, ownerId)
  return rows.length > 0
}

/**
 * Tells an owner what became of the second factor, in the transaction of `req`.
 *
 * @param otherwise language of the mail where the account names none
 */
export async function tellOfSecondFactor(
  req: PayloadRequest,
  ownerId: number,
  { event, now, otherwise }: { event: SecondFactorEvent; now: Date; otherwise: Locale },
): Promise<void> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(
    sql`select email, locale from owners where id = ${ownerId}`,
  )
  const [owner] = rows
  if (owner === undefined) return
  const named = owner['locale']
  const locale = typeof named === 'string' && isLocale(named) ? named : otherwise
  const data = { owner: ownerId, event, at: now.toISOString() }
  await queueMails(req, [{ kind: secondFactorMailKind, to: String(owner['email']), locale, data }])
}
