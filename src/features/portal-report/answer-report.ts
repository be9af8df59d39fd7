import 'server-only'
import type { Where } from 'payload'
import { ownListings } from '@/cms/access/own-listings'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { cutToOwned } from '@/domain/owners/ownership-window'
import { privateHeaders } from '@/domain/protection/private-headers'
import { parsePublicId } from '@/domain/routes/public-id'
import { toSlug } from '@/domain/text/slug'
import { goTo } from '@/features/portal-records/answer-record'
import { buildSectionPath } from '@/features/portal-records/section-path'
import { findOwnedProperty } from '@/features/owner-session/owner-access'
import { requireDatabase } from '@/server/db'
import { logError, withoutText } from '@/server/log/log'
import { hit } from '@/server/rate-limit/rate-limit'
import { env } from '@/server/env'
import { findViewer, payloadAs } from '@/server/payload'
import { isForBrowser } from '@/server/request/is-for-browser'
import { refuse } from '@/server/request/refuse'
import { createWaitingLine } from '@/server/waiting-line/waiting-line'
import { makeReport, type ReportOrder } from './make-report'
import { messages } from '@/features/portal-statistics/messages'
import { buildRefusedPath, type ReportProblem } from '@/features/portal-statistics/report-path'
import { readPeriod } from './read-period'

/** One at a time: setting a page keeps one processor busy. */
const line = createWaitingLine(1, 8)

/** What one account may ask for: plenty for somebody who tries periods, too little to fill the line. */
const limit = { max: 20, windowSeconds: 600 }

type Subject = Pick<ReportOrder, 'property' | 'reader'> & { asker: string; isOwner: boolean }

/** The property as its owner, its agent or an editor may see it; null for everybody else. */
async function findSubject(headers: Headers, id: number, locale: Locale): Promise<Subject | null> {
  const owned = await findOwnedProperty(headers, id, locale)
  if (owned !== null) {
    const { owner: reader, property } = owned
    return { property, reader, asker: `owner:${reader.id}`, isOwner: true }
  }
  const viewer = await findViewer(headers)
  // The framework takes a database that fails for somebody whom it does not know.
  if (viewer === null) await requireDatabase()
  // The figures of a home are more than everybody reads of one that is public.
  const own = ownListings({ req: { user: viewer } })
  if (viewer === null || own === false) return null
  const isAsked: Where = { id: { equals: id } }
  const door = await payloadAs(viewer)
  const { docs } = await door.find({
    collection: 'properties',
    where: own === true ? isAsked : { and: [isAsked, own] },
    locale,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { title: true, recordFile: true },
  })
  const [found] = docs
  if (found === undefined) return null
  const property = { id, title: found.title || found.recordFile, from: null, to: null }
  return { property, reader: null, asker: `staff:${viewer.id}`, isOwner: false }
}

type Asked = { request: Request; id: number; locale: Locale; isOwner: boolean }

/**
 * An owner who asked by the form of the statistics gets it back; staff, who have no such form, read
 * why in the answer; a program gets the bare status.
 */
function refuseReport(
  { request, id, locale, isOwner }: Asked,
  problem: ReportProblem,
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
): Response {
  if (!isForBrowser(request)) {
    return refuse(status, { ...privateHeaders, ...headers })
  }
  if (!isOwner) {
    const text = messages[locale][problem === 'busy' ? 'reportBusy' : 'reportWrong']
    return new Response(text, {
      status,
      headers: { ...privateHeaders, ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
  const query = new URL(request.url).searchParams
  const location = buildRefusedPath(id, locale, { query, problem })
  return new Response(null, { status: 303, headers: { ...privateHeaders, Location: location } })
}

/**
 * Nothing is there for who may not read it. A person without a session of staff is led to the
 * statistics instead, which ask for a login or are not there either: the session of an owner ends while
 * the page stands open.
 */
async function turnAway(request: Request, id: number, locale: Locale): Promise<Response> {
  if (!isForBrowser(request) || (await findViewer(request.headers)) !== null) {
    return refuse(404, privateHeaders)
  }
  return goTo(buildSectionPath(locale, id, 'statistics'))
}

async function waitSeconds(asker: string): Promise<number> {
  const { PAYLOAD_SECRET: secret } = env()
  const { isAllowed, retryAfterSeconds } = await hit(`report:${asker}`, limit, {
    now: new Date(),
    secret,
  })
  return isAllowed ? 0 : retryAfterSeconds
}

/**
 * Answers the report of a property for a period, `?from=2026-11-01&to=2026-11-23&lang=nl`, to its
 * owner of today, its agent and editors: 404 to everybody else, as for a property that is not there;
 * 400 for what is no period or lies outside the owner's time, 429 for an account that asked too often,
 * 503 while too many others wait or it cannot be made. A browser that asked for a wrong period, or has
 * to wait, goes back to the form, which says so.
 */
export async function answerReport(request: Request, idText: string): Promise<Response> {
  const id = parsePublicId(idText)
  if (id === null) return refuse(404, privateHeaders)
  const query = new URL(request.url).searchParams
  const locale = toLocale(query.get('lang'))
  const today = toBelgianDay(new Date())
  try {
    const subject = await findSubject(request.headers, id, locale)
    if (subject === null) return await turnAway(request, id, locale)
    const asked = { request, id, locale, isOwner: subject.isOwner }
    const wanted = readPeriod(query, today)
    const period = wanted && cutToOwned(wanted, subject.property)
    if (period === null) return refuseReport(asked, 'period', { status: 400 })
    const wait = await waitSeconds(subject.asker)
    if (wait > 0) {
      return refuseReport(asked, 'busy', { status: 429, headers: { 'Retry-After': String(wait) } })
    }
    const { property, reader } = subject
    const made = await line.run(() => makeReport({ property, reader, period, locale, today }))
    if (!made.ok) {
      return refuseReport(asked, 'busy', { status: 503, headers: { 'Retry-After': '15' } })
    }
    const { bytes, reference } = made.value
    const home = toSlug(reference) || String(id)
    const name = `${messages[locale].fileName}-${home}-${period.from}-${period.to}.pdf`
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...privateHeaders,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Content-Language': locale,
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (cause) {
    logError('the report of a property could not be made', withoutText(cause), { id })
    return refuse(503, privateHeaders)
  }
}
