import { sql } from '@payloadcms/db-postgres'
import { AuthenticationError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
import { fallbackLocale } from '@/domain/kernel/locales'
import { getExecutor, type TransactionRequest } from '../../hooks/transaction'
import { queueMails } from '../../jobs/queue-mails'

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

/** Whether a login to the account asks for a code after the password. */
export async function isStaffFactorOn(req: TransactionRequest, userId: number): Promise<boolean> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select 1 from guard.staff_second_factors
    where user_id = ${userId} and confirmed_at is not null`)
  return rows.length > 0
}

/**
 * Whether the role of an account has to have a second step (`staff-access`) that the account did not set
 * up yet.
 */
async function lacksStaffFactor(req: TransactionRequest, userId: number): Promise<boolean> {
  return (await isStaffFactorRequired(req, userId)) && !(await isStaffFactorOn(req, userId))
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

/** Switches the second factor off; the secret and the recovery codes are gone with it. */
export async function dropStaffFactor(req: TransactionRequest, userId: number): Promise<boolean> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    delete from guard.staff_second_factors
    where user_id = ${userId} and confirmed_at is not null returning user_id`)
  return rows.length > 0
}

type Told = { event: StaffFactorEvent; by: number; now: Date }

/** Keeps what became of a second factor and by whom, and tells its user, in the transaction of `req`. */
export async function tellOfStaffFactor(
  req: PayloadRequest,
  userId: number,
  { event, by, now }: Told,
): Promise<void> {
  const executor = await getExecutor(req)
  const at = now.toISOString()
  await executor.execute(sql`
    insert into guard.staff_events (user_id, by_user_id, event, at)
    values (${userId}, ${by}, ${event}, ${at}::timestamptz)`)
  const options = { collection: 'users', id: userId, depth: 0, disableErrors: true } as const
  const user = await req.payload.findByID({ ...options, req })
  if (user === null) return
  const order = { kind: staffFactorMailKind, to: user.email, locale: user.locale ?? fallbackLocale }
  await queueMails(req, [{ ...order, data: { user: userId, event, at } }])
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
    ((await isStaffFactorOn(req, Number(user.id))) ||
      (await lacksStaffFactor(req, Number(user.id))))
  if (isClosed || isPartial) throw new AuthenticationError(req.t)
  return user
}
