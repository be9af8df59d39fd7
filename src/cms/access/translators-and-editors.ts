import type { PayloadRequest } from 'payload'
import { hasRole } from './roles'

/** True for those who write texts, in one language or in all. */
export function isTranslatorOrEditor(user: PayloadRequest['user']): boolean {
  return hasRole(user, ['administrator', 'editor', 'translator'])
}

/** Those who write texts, in one language or in all. */
export const translatorsAndEditors = ({ req }: { req: PayloadRequest }): boolean =>
  isTranslatorOrEditor(req.user)
