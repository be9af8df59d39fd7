import 'server-only'
import type { OwnerAccount } from '@/server/owner-auth'
import { findOwner } from '@/server/owner-auth'

/** Cookie of an owner's session; strictly necessary, no consent needed. */
export const ownerCookie = 'gevel-owner'

/** The session's token in the `Cookie` header of a request; null when there is none. */
export function readOwnerToken(headers: Headers): string | null {
  const pairs = headers.get('cookie')?.split(';') ?? []
  const own = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${ownerCookie}=`))
  return own?.slice(ownerCookie.length + 1) || null
}

/** The owner who sent a request; null for everybody else. */
export async function findSignedInOwner(headers: Headers): Promise<OwnerAccount | null> {
  const token = readOwnerToken(headers)
  return token === null ? null : findOwner(token)
}

/**
 * The `Set-Cookie` line of a session: out of reach of scripts, and not sent along when another
 * site posts to this one.
 *
 * @param session null ends it
 */
export function formatOwnerCookie(
  session: { token: string; expiresAt: Date } | null,
  siteUrl: string,
): string {
  const { token, expiresAt } = session ?? { token: '', expiresAt: new Date(0) }
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${ownerCookie}=${token}; Path=/; Expires=${expiresAt.toUTCString()}; HttpOnly; SameSite=Lax${secure}`
}
