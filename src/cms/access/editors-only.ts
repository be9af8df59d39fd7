import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** True for those who decide about the content of the site. */
export function isEditor(user: PayloadRequest['user']): boolean {
  return hasRole(user, ['administrator', 'editor'])
}

/** Those who decide about the content of the site. */
export const editorsOnly = ({ req }: { req: PayloadRequest }): boolean => isEditor(req.user)
