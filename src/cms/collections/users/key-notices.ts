import type { PayloadRequest } from 'payload'
import { fallbackLocale } from '@/domain/kernel/locales'
import { queueMails } from '../../jobs/queue-mails'
import type { User } from '../../payload-types'

/** Name under which the notice is queued. */
export const staffKeysMailKind = 'staff-keys'

/** What opens an account, and was given another value. */
export const staffKeys = ['email', 'password'] as const

export type StaffKey = (typeof staffKeys)[number]

/**
 * Tells the holder of an account that its address or password is another one, in the transaction of
 * `req`. It goes to the address of before: who took the account over reads the new one.
 */
export async function tellOfKey(
  req: PayloadRequest,
  account: Pick<User, 'id' | 'email' | 'locale'>,
  key: StaffKey,
): Promise<void> {
  const data = { user: account.id, key, at: new Date().toISOString() }
  const locale = account.locale ?? fallbackLocale
  await queueMails(req, [{ kind: staffKeysMailKind, to: account.email, locale, data }])
}

/** The same for what a save changes of them. */
export async function tellOfKeys(
  req: PayloadRequest,
  account: User,
  change: Partial<User>,
): Promise<void> {
  const isOther = change.email !== undefined && change.email !== account.email
  if (isOther) await tellOfKey(req, account, 'email')
  if (change.password) await tellOfKey(req, account, 'password')
}
