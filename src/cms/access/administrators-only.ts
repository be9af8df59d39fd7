import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** True for those who manage accounts and the settings of the site. */
export function isAdministrator(user: PayloadRequest['user']): boolean {
  return hasRole(user, ['administrator'])
}

/** Those who manage accounts and the settings of the site. */
export const administratorsOnly = ({ req }: { req: PayloadRequest }): boolean =>
  isAdministrator(req.user)
