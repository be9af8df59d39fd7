import 'server-only'
import { noStore } from '@/domain/protection/private-headers'
import { parseCalendarName } from '@/domain/routes/calendars'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit } from '@/server/rate-limit/rate-limit'
import { refuse } from '@/server/request/refuse'
import { findAgenda } from './agenda-queries'
import { calendarType } from './calendar-file'

/** An office full of calendars that look every quarter of an hour asks less often. */
const limit = { max: 60, windowSeconds: 10 * 60 }

/** Nobody but who asked keeps it, and no search engine lists an address that got about. */
const headers = {
  'Content-Type': calendarType,
  ...noStore,
  'X-Robots-Tag': 'noindex',
}

/**
 * Answers the calendar of an agent, such as `/feeds/calendar/{key}.ics`: 404 for a wrong key, and
 * 429 to whoever asks too often, whether the key is right or not.
 */
export async function answerAgenda(request: Request, name: string, now: Date): Promise<Response> {
  const key = parseCalendarName(name)
  if (key === null) return refuse(404)
  try {
    await requireDatabase()
    const clock = { now, secret: env().PAYLOAD_SECRET }
    const verdict = await hit(`calendar:${clientAddress(request.headers)}`, limit, clock)
    if (!verdict.isAllowed) {
      return refuse(429, { 'Retry-After': String(verdict.retryAfterSeconds) })
    }
    const body = await findAgenda(key, now)
    return body === null ? refuse(404) : new Response(body, { headers })
  } catch (cause) {
    logError('the calendar of an agent could not be made', withoutText(cause))
    return refuse(503)
  }
}
