import { toHostName } from '@/domain/accounts/cookies'

/** The name of a cookie as browsers know it. */
function toCookieName(name: string, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? toHostName(name) : name
}

/** The value of one of the portal's cookies; null when there is none. */
export function readOwnCookie(headers: Headers, name: string, siteUrl: string): string | null {
  const start = `${toCookieName(name, siteUrl)}=`
  const pairs = headers.get('cookie')?.split(';') ?? []
  const own = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(start))
  return own?.slice(start.length) || null
}

/**
 * The `Set-Cookie` line of one of the portal's cookies: out of reach of scripts, and not sent along
 * when another site posts to this one.
 */
export function formatOwnCookie(
  name: string,
  { value, expiresAt }: { value: string; expiresAt: Date },
  siteUrl: string,
): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${toCookieName(name, siteUrl)}=${value}; Path=/; Expires=${expiresAt.toUTCString()}; HttpOnly; SameSite=Lax${secure}`
}
