import 'server-only'
import { parseBeaconPath } from '@/domain/visits/visit-beacons'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit } from '@/server/rate-limit/rate-limit'
import { isSameSite } from '@/server/request/read-body'

/** More than anybody looks at; each counts once in half an hour anyway. */
const limit = { max: 120, windowSeconds: 10 * 60 } as const

const answer = (status: number) =>
  new Response(null, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  })

/**
 * Takes in a deed that the browser tells: 204, with which it is counted like every other request
 * once the answer has left (`watchVisits`); 404 for what is no deed, 403 from another site, 429 to
 * an address that tells too many, 503 while the database is away.
 */
export async function answerBeacon(request: Request): Promise<Response> {
  const { SITE_URL, PAYLOAD_SECRET: secret } = env()
  if (parseBeaconPath(new URL(request.url).pathname) === null) return answer(404)
  if (!isSameSite(request.headers, SITE_URL)) return answer(403)
  try {
    const subject = `visit:${clientAddress(request.headers)}`
    const { isAllowed } = await hit(subject, limit, { now: new Date(), secret })
    return answer(isAllowed ? 204 : 429)
  } catch (cause) {
    logError('a visit could not be taken in', withoutText(cause))
    return answer(503)
  }
}
