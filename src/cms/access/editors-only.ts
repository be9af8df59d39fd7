import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** Those who decide about the content of the site. */
export const editorsOnly = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req.user, ['administrator', 'editor'])
