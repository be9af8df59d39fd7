import type { CollectionBeforeChangeHook } from 'payload'
import { toEndOfLinks } from '@/domain/owners/login-link'
import { isStaff } from '../../access/roles'
import type { Owner } from '../../payload-types'
import { tellOfKeys } from './key-notices'
import { endPendingLogins } from './second-factor'

/**
 * Keeps the ways into an account as they are while something else of it is saved, and closes them
 * where the address or the password is another one: a link that lies in a mailbox of somebody else
 * opens nothing once the address was put right, and whoever came in by it, or has yet to type a code,
 * is out. The owner is told at the address of before.
 *
 * The account was held before it was read (`createLockBeforeRead`), so that what is kept is what stands.
 */
export const keepAccount: CollectionBeforeChangeHook<Owner> = async (change) => {
  const { data, operation, originalDoc, req } = change
  if (operation !== 'update' || originalDoc === undefined) return data
  const { linksUsedAt, sessions } = originalDoc
  const isMoved = data.email !== undefined && data.email !== originalDoc.email
  // With a password the framework itself ends all sessions but the one that changes it, which is none
  // of this account where staff do.
  if (!isMoved && !data.password) return { ...data, linksUsedAt, sessions }
  await endPendingLogins(req, originalDoc.id)
  const isByStaff = isStaff(req.user)
  const hasPassword = Boolean(data.password)
  if (isByStaff) await tellOfKeys(req, originalDoc, { isMoved, hasPassword })
  const usedAt = linksUsedAt ? new Date(linksUsedAt) : null
  return {
    ...data,
    linksUsedAt: toEndOfLinks({ usedAt }, new Date()).toISOString(),
    sessions: isMoved || isByStaff ? [] : sessions,
  }
}
