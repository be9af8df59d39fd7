import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** True for those who work with properties and with the people who ask about them. */
export function isAgentOrEditor(user: PayloadRequest['user']): boolean {
  return hasRole(user, ['administrator', 'editor', 'agent'])
}

/** Those who work with properties and with the people who ask about them. */
export const agentsAndEditors = ({ req }: { req: PayloadRequest }): boolean =>
  isAgentOrEditor(req.user)
