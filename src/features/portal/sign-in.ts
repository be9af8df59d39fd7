import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { formatPortalPath, parsePortalPath } from '@/domain/routes/portal'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { openOwnerSession } from '@/server/owner-auth'
import { noteDevice } from './note-device'
import { formatOwnerCookie } from './owner-session'
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
  const headers = new Headers({ 'Cache-Control': 'private, no-store', Location: location })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Nothing but a page of the portal: a login leads to no address that somebody else wrote. */
function toPortalPath({ next, locale }: Arrival): string {
  const place = parsePortalPath(next)?.place ?? { kind: 'choice' as const }
  return formatPortalPath(locale, place)
}

/** Opens the session and tells whom it concerns. Only for who has passed every step. */
async function letIn(ownerId: number, arrival: Arrival, now: Date): Promise<Response | null> {
  const session = await openOwnerSession(ownerId, now)
  if (session === null) return null
  await tellAgencyOfLogin(ownerId, now).catch((cause: unknown) =>
    logError('the agency could not be told that an owner signed in', withoutText(cause)),
  )
  const device = await noteDevice(ownerId, arrival, now).catch((cause: unknown) => {
    logError('the device of an owner could not be noted', withoutText(cause))
    return null
  })
  const cookies = [formatOwnerCookie(session, env().SITE_URL), ...(device === null ? [] : [device])]
  return leave(toPortalPath(arrival), cookies)
}

/**
 * The one door into the portal, for an owner whose password or link was checked: a session on the
 * server, its cookie, and whoever has to know of it is told.
 *
 * @returns 303 to the page that was asked for; null when the account is gone
 * @throws when the session cannot be written
 */
export async function signInOwner(ownerId: number, arrival: Arrival): Promise<Response | null> {
  return letIn(ownerId, arrival, new Date())
}
