import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** Those who work with properties and with the people who ask about them. */
export const agentsAndEditors = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req.user, ['administrator', 'editor', 'agent'])
