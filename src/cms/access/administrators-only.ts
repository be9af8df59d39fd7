import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** Those who manage accounts and the settings of the site. */
export const administratorsOnly = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req.user, ['administrator'])
