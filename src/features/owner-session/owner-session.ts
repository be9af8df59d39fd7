import 'server-only'
import { ownerCookie } from '@/domain/accounts/cookies'
import { env } from '@/server/env'
import type { OwnerAccount } from '@/server/owner-auth'
import { findOwner } from '@/server/owner-auth'
import { formatOwnCookie, readOwnCookie } from './own-cookie'

/** The session's token in the `Cookie` header of a request; null when there is none. */
export function readOwnerToken(headers: Headers, siteUrl: string): string | null {
  return readOwnCookie(headers, ownerCookie, siteUrl)
}

/**
 * The owner who sent a request; null for everybody else.
 *
 * @throws Error while the database is away and a session was sent
 */
export async function findSignedInOwner(headers: Headers): Promise<OwnerAccount | null> {
  const token = readOwnerToken(headers, env().SITE_URL)
  return token === null ? null : findOwner(token)
}

/**
 * The `Set-Cookie` line of a session.
 *
 * @param session null ends it
 */
export function formatOwnerCookie(
  session: { token: string; expiresAt: Date } | null,
  siteUrl: string,
): string {
  const { token, expiresAt } = session ?? { token: '', expiresAt: new Date(0) }
  return formatOwnCookie(ownerCookie, { value: token, expiresAt }, siteUrl)
}
