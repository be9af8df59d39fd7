import { sql } from '@payloadcms/db-postgres'
import { AuthenticationError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
import { fallbackLocale } from '@/domain/kernel/locales'
import { getExecutor, type TransactionRequest } from '../../hooks/transaction'
import { queueMails } from '../../jobs/queue-mails'
import { isSecondFactorOn } from '../../second-factors'

/** Name under which the notice is queued. */
export const staffFactorMailKind = 'staff-second-factor'

/**
 * What a member of staff is told of by mail, and what is kept of it. `locked`: so many codes were wrong
 * that none is taken for a while, by somebody who had passed the password.
 */
export const staffFactorEvents = [
  'on',
  'off',
  'offByAdministrator',
  'recoveryUsed',
  'locked',
] as const

export type StaffFactorEvent = (typeof staffFactorEvents)[number]

/**
 * Whether the role of an account has to have a second step (`staff-access`) that the account did not set
 * up yet.
 */
async function lacksStaffFactor(req: TransactionRequest, userId: number): Promise<boolean> {
  return (
    (await isStaffFactorRequired(req, userId)) && !(await isSecondFactorOn('users', req, userId))
  )
}

/** Whether the role of an account has to have a second step. */
export async function isStaffFactorRequired(
  req: TransactionRequest,
  userId: number,
): Promise<boolean> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select 1 from users
    join staff_access_second_step_roles as asked on asked.value::text = users.role::text
    where users.id = ${userId}`)
  return rows.length > 0
}

/**
 * Keeps what became of a second factor and by whom, and tells its user.
 *
 * @param by the account of staff that did it; that of the user, unless an administrator did
 * @returns what does so, in the transaction of its `req`
 */
export const createStaffFactorNotice =
  (userId: number, { by, now }: { by: number; now: Date }) =>
  async (req: PayloadRequest, event: StaffFactorEvent): Promise<void> => {
    const executor = await getExecutor(req)
    const at = now.toISOString()
    await executor.execute(sql`
      insert into guard.staff_events (user_id, by_user_id, event, at)
      values (${userId}, ${by}, ${event}, ${at}::timestamptz)`)
    const options = { collection: 'users', id: userId, depth: 0, disableErrors: true } as const
    const user = await req.payload.findByID({ ...options, req })
    if (user === null) return
    const locale = user.locale ?? fallbackLocale
    const data = { user: userId, event, at }
    await queueMails(req, [{ kind: staffFactorMailKind, to: user.email, locale, data }])
  }

/** What a request of this server says of itself where the second step is taken by its caller. */
export const secondStepContext = { takesSecondStep: true } as const

/**
 * Whatever way the framework has to open a session: it opens none for an account that is switched
 * off, nor for one that asks for a second step, or has to set it up: the login of the desk takes it.
 * Nothing tells these from a wrong password.
 */
export const refuseFirstStepAlone: CollectionBeforeLoginHook = async ({ user, req }) => {
  const isClosed = Reflect.get(user, 'isActive') === false
  const isPartial =
    req.context['takesSecondStep'] !== true &&
    ((await isSecondFactorOn('users', req, Number(user.id))) ||
      (await lacksStaffFactor(req, Number(user.id))))
  if (isClosed || isPartial) throw new AuthenticationError(req.t)
  return user
}
