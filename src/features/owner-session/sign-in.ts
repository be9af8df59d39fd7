import 'server-only'
import { isSecondFactorOn } from '@/cms/second-factors'
import type { Locale } from '@/domain/kernel/locales'
import { noStore } from '@/domain/protection/private-headers'
import { buildLoginCodePath } from '@/domain/routes/login-links'
import { formatPortalPath, formatPortalReturn, parsePortalReturn } from '@/domain/routes/portal'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { logSecurityEvent } from '@/server/log/security-event'
import { openOwnerSession } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { noteDevice } from './note-device'
import { formatOwnerCookie } from './owner-session'
import { keepPendingLogin } from './pending-login'
import { tellAgencyOfLogin } from './tell-agency'

/** How somebody comes in, and where they are going. */
export type Arrival = {
  headers: Headers
  locale: Locale
  /** The page of the portal that was asked for; anything else leads to the first page. */
  next: string
}

/** Goes on to a page, with cookies. */
export function leave(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ ...noStore, Location: location })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

const firstPlace = { kind: 'choice' } as const

/** Nothing but a page of the portal: a login leads to no address that somebody else wrote. */
export function toPortalPath({ next, locale }: Omit<Arrival, 'headers'>): string {
  const { place, draft } = parsePortalReturn(next) ?? { place: firstPlace, draft: null }
  const path = formatPortalPath(locale, place)
  return draft === null ? path : formatPortalReturn(path, draft)
}

/**
 * Opens the session and tells whom it concerns. Only for who has passed every step; whoever has
 * passed the first comes by `signInOwner`.
 *
 * @param cookies sent along with that of the session
 * @returns 303 to the page that was asked for; null when the account is gone
 * @throws when the session cannot be written
 */
export async function letOwnerIn(
  ownerId: number,
  arrival: Arrival,
  cookies: readonly string[] = [],
): Promise<Response | null> {
  const now = new Date()
  const userAgent = arrival.headers.get('user-agent')
  const session = await openOwnerSession(ownerId, now, userAgent)
  if (session === null) return null
  logSecurityEvent('login.opened', arrival.headers, { kind: 'owners', account: ownerId })
  await tellAgencyOfLogin(ownerId, now).catch((cause: unknown) =>
    logError('the agency could not be told that an owner signed in', withoutText(cause)),
  )
  const device = await noteDevice(ownerId, arrival, now).catch((cause: unknown) => {
    logError('the device of an owner could not be noted', withoutText(cause))
    return null
  })
  const own = [formatOwnerCookie(session, env().SITE_URL), ...(device === null ? [] : [device])]
  return leave(toPortalPath(arrival), [...own, ...cookies])
}

/**
 * The one door into the portal, for an owner whose password or link was checked: a session on the
 * server, its cookie, and whoever has to know of it is told. With a second factor it leads to the
 * page that asks for it, and opens nothing.
 *
 * @returns 303 to the page that was asked for, or to the second step; null when the account is gone
 * @throws when the session cannot be written
 */
export async function signInOwner(ownerId: number, arrival: Arrival): Promise<Response | null> {
  const payload = await payloadAsSystem('looking whether a login asks for a second factor')
  if (!(await isSecondFactorOn('owners', { payload }, ownerId))) return letOwnerIn(ownerId, arrival)
  logSecurityEvent('login.code-asked', arrival.headers, { kind: 'owners', account: ownerId })
  const pending = { ownerId, next: toPortalPath(arrival), now: new Date() }
  return leave(buildLoginCodePath(arrival.locale), [await keepPendingLogin({ payload }, pending)])
}
