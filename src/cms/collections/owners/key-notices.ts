import type { PayloadRequest } from 'payload'
import { fallbackLocale } from '@/domain/kernel/locales'
import { queueMails } from '../../jobs/queue-mails'
import type { Owner } from '../../payload-types'

/** Names under which the notices are queued: the agency set another address, or another password. */
export const addressMailKind = 'owner-address-set'
export const passwordMailKind = 'owner-password-set'

/**
 * Tells an owner what somebody of the agency set anew of that with which the account is opened, in the
 * transaction of `req`: nobody else would know that the old one opens nothing any more. It goes to the
 * address of before, because who took the account over reads the new one.
 */
export async function tellOfKeys(
  req: PayloadRequest,
  { id, email: to, locale: named }: Pick<Owner, 'id' | 'email' | 'locale'>,
  { isMoved, hasPassword }: { isMoved: boolean; hasPassword: boolean },
): Promise<void> {
  const kinds = [...(isMoved ? [addressMailKind] : []), ...(hasPassword ? [passwordMailKind] : [])]
  const data = { owner: id, at: new Date().toISOString() }
  const locale = named ?? fallbackLocale
  await queueMails(
    req,
    kinds.map((kind) => ({ kind, to, locale, data })),
  )
}
