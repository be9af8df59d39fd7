import type { LoginLinkKind } from '@/domain/owners/login-link'

/** Names under which the mails are queued that hold a link into an owner's account. */
export const loginLinkMailKinds = {
  signIn: 'owner-sign-in',
  password: 'owner-password',
  invitation: 'owner-invitation',
} as const satisfies Record<LoginLinkKind, string>
