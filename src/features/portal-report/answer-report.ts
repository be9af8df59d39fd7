import 'server-only'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { parsePublicId } from '@/domain/routes/public-id'
import { requireOwnedProperty } from '@/features/portal/owner-access'
import { logError, withoutText } from '@/server/log/log'
import { findViewer, payloadAs } from '@/server/payload'
import { refuse } from '@/server/request/refuse'
import { createWaitingLine } from '@/server/waiting-line/waiting-line'
import { makeReport, type ReportOrder } from './make-report'
import { messages } from '@/features/portal-statistics/messages'
import { buildRefusedPath } from '@/features/portal-statistics/report-path'
import { readPeriod } from './read-period'

const closed = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** One at a time: setting a page keeps one processor busy. */
const line = createWaitingLine(1, 8)

/** The property as its owner or a member of staff may see it; null for everybody else. */
async function findSubject(
  headers: Headers,
  id: number,
  locale: Locale,
): Promise<ReportOrder['property'] | null> {
  const owned = await requireOwnedProperty(headers, id)
  if (owned !== null) return owned.property
  const viewer = await findViewer(headers)
  if (viewer?.collection !== 'users') return null
  const door = await payloadAs(viewer)
  const found = await door.findByID({
    collection: 'properties',
    id,
    locale,
    depth: 0,
    disableErrors: true,
    select: { title: true, recordFile: true },
  })
  return found && { id, title: found.title || found.recordFile, from: null, to: null }
}

/** Whoever asked by the form of the statistics gets it back; a program gets the bare status. */
function refusePeriod(request: Request, id: number, locale: Locale): Response {
  if (!request.headers.get('accept')?.includes('text/html')) return refuse(400, closed)
  const location = buildRefusedPath(id, locale, new URL(request.url).searchParams)
  return new Response(null, { status: 303, headers: { ...closed, Location: location } })
}

/**
 * Answers the report of a property for a period, `?from=2026-11-01&to=2026-11-23&lang=nl`, to its
 * owner of today and to staff: 404 to everybody else, as for a property that is not there; 400 for
 * what is no period (a browser goes back to the form), 503 while too many others wait.
 */
export async function answerReport(request: Request, idText: string): Promise<Response> {
  const id = parsePublicId(idText)
  if (id === null) return refuse(404, closed)
  const query = new URL(request.url).searchParams
  const locale = toLocale(query.get('lang'))
  const today = toBelgianDay(new Date())
  try {
    const property = await findSubject(request.headers, id, locale)
    if (property === null) return refuse(404, closed)
    const period = readPeriod(query, today)
    if (period === null) return refusePeriod(request, id, locale)
    const made = await line.run(() => makeReport({ property, period, locale, today }))
    if (!made.ok) return refuse(503, { ...closed, 'Retry-After': '15' })
    const name = `${messages[locale].fileName}-${id}-${period.from}-${period.to}.pdf`
    return new Response(new Uint8Array(made.value), {
      headers: {
        ...closed,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Content-Language': locale,
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (cause) {
    logError('the report of a property could not be made', withoutText(cause), { id })
    return refuse(500, closed)
  }
}
