import { toIssueSecond, type LoginLinkKind } from '@/domain/owners/login-link'

/** Names under which the mails are queued that hold a link into an owner's account. */
export const loginLinkMailKinds = {
  signIn: 'owner-sign-in',
  password: 'owner-password',
  invitation: 'owner-invitation',
} as const satisfies Record<LoginLinkKind, string>

/**
 * What the mail of a link is made from. The link begins now, not when the mail leaves, so that one
 * that is sent again later opens nothing any more.
 */
export function toLinkMailData(
  { id, linksUsedAt }: { id: number; linksUsedAt?: string | null },
  now: Date,
): { owner: number; issueSecond: number } {
  const usedAt = linksUsedAt ? new Date(linksUsedAt) : null
  return { owner: id, issueSecond: toIssueSecond({ usedAt }, now) }
}
