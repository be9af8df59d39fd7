import 'server-only'
import { createHash } from 'node:crypto'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { formatFiles } from '@/domain/listings/listing-formats'
import { parseListingExportName } from '@/domain/routes/listing-exports'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit, type RateLimit } from '@/server/rate-limit/rate-limit'
import { holdsTag } from '@/server/request/holds-tag'
import { refuse } from '@/server/request/refuse'
import { answerListings } from './answer-listings'
import { findExportLink, noteFetch, type OpenExportLink } from './export-link-queries'
import { findVersion, getSender, limitToSite } from './export-queries'
import type { ExportScope } from './export-scope'

/** Requests of one client, with a right key or a wrong one. */
const clientLimit = { max: 60, windowSeconds: 10 * 60 } as const
/** Files that are written anew for one address; who has the newest already is not counted. */
const fileLimit = { max: 12, windowSeconds: 60 * 60 } as const

/** To be raised when files look different for the same homes. */
const layout = 1

const unlisted = { 'X-Robots-Tag': 'noindex' }

/** Null where it is allowed, else the refusal. */
async function findRefusal(subject: string, limit: RateLimit, now: Date): Promise<Response | null> {
  const verdict = await hit(subject, limit, { now, secret: env().PAYLOAD_SECRET })
  if (verdict.isAllowed) return null
  return refuse(429, { ...unlisted, 'Retry-After': String(verdict.retryAfterSeconds) })
}

/**
 * Changes with whatever a file holds but the moment at which it was made; and with the day, on which
 * labels, plates and what is shown may change though nobody touches a record.
 */
async function toTag({ format }: OpenExportLink, scope: ExportScope, now: Date): Promise<string> {
  const { name, email, phone, host } = await getSender(now)
  const parts = [layout, format, scope, name, email, phone, host, toBelgianDay(now)]
  const content = JSON.stringify([...parts, await findVersion(scope)])
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
}

async function answerLink(request: Request, link: OpenExportLink, now: Date): Promise<Response> {
  const scope = await limitToSite(link.scope)
  const tag = await toTag(link, scope, now)
  // Weak: two files with this tag differ in the moment that they name as theirs.
  const headers = { ...unlisted, 'Cache-Control': 'private, no-cache', ETag: `W/${tag}` }
  if (holdsTag(request.headers, tag)) {
    await noteFetch(link, now)
    return new Response(null, { status: 304, headers })
  }
  const refusal = await findRefusal(`listing-export:${link.id}`, fileLimit, now)
  if (refusal !== null) return refusal
  await noteFetch(link, now)
  return answerListings({ format: link.format, scope }, { now, headers })
}

/**
 * The homes on offer for the partner who has the key, such as `/feeds/listings/{key}.xml`: 304 to
 * who has them already, 404 for a wrong, renewed or revoked key, 429 to who comes too often.
 */
export async function answerPartnerExport(
  request: Request,
  name: string,
  now: Date,
): Promise<Response> {
  const asked = parseListingExportName(name)
  if (asked === null) return refuse(404, unlisted)
  try {
    await requireDatabase()
    const client = clientAddress(request.headers)
    const refusal = await findRefusal(`listings:${client}`, clientLimit, now)
    if (refusal !== null) return refusal
    const link = await findExportLink(asked.key)
    if (link === null || formatFiles[link.format].extension !== asked.extension) {
      return refuse(404, unlisted)
    }
    return await answerLink(request, link, now)
  } catch (cause) {
    logError('listings could not be sent to a partner', withoutText(cause))
    return refuse(503, unlisted)
  }
}
