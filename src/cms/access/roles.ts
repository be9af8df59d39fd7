import type { PayloadRequest } from 'payload'

/** What a member of staff may do; owners of properties have an account but never a role. */
export const staffRoles = ['administrator', 'editor', 'agent', 'translator'] as const

export type StaffRole = (typeof staffRoles)[number]

type Account = PayloadRequest['user']

/** True for an account of the staff. Ids of staff and owners overlap, so the collection decides. */
export function isStaff(user: Account): boolean {
  return user?.collection === 'users'
}

/** True for a member of staff with one of the given roles. */
export function hasRole(user: Account, roles: readonly StaffRole[]): boolean {
  if (user?.collection !== 'users') return false
  return roles.some((role) => role === user.role)
}
