import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** Those who write texts, in one language or in all. */
export const translatorsAndEditors = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req.user, ['administrator', 'editor', 'translator'])
