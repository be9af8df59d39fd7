import type { Access, PayloadRequest } from 'payload'

/**
 * Whoever meets the rule reaches every account of the collection; anybody else at most the own
 * one. Ids of staff and owners overlap, so the collection of the account is compared as well.
 */
export function createOwnAccountOr(
  collection: 'users' | 'owners',
  rule: (args: { req: PayloadRequest }) => boolean,
): Access {
  return ({ req }) => {
    if (rule({ req })) return true
    if (req.user?.collection !== collection) return false
    return { id: { equals: req.user.id } }
  }
}
