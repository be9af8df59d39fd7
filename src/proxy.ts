import { NextResponse, type NextRequest } from 'next/server'
import { fallbackLocale, isLocale, locales, type Locale } from '@/domain/kernel/locales'
import { noStore, privateHeaders } from '@/domain/protection/private-headers'
import { detectLocale } from '@/domain/routes/detect-locale'
import { isDecodablePath, isJunkPath } from '@/domain/routes/junk'
import { appointmentSegment } from '@/domain/routes/appointments'
import { digestSegment } from '@/domain/routes/digests'
import { documentSegment } from '@/domain/routes/document-links'
import { loginCodeSegment, loginLinkSegment } from '@/domain/routes/login-links'
import { hasOwnAnswer } from '@/domain/routes/own-answers'
import { localeCookie } from '@/domain/routes/locale-memory'
import { mapFrameSegment } from '@/domain/routes/map-frame'
import type { PersonalSegment } from '@/domain/routes/personal-pages'
import { formatPortalReturn, parsePortalReturn, portalSegment } from '@/domain/routes/portal'
import { previewSegment } from '@/domain/routes/preview'
import { alertSegment } from '@/domain/routes/search-alerts'
import { ownDataSegment } from '@/domain/routes/own-data'
import { ownTestimonialSegment } from '@/domain/routes/own-testimonials'
import { subscriptionSegment } from '@/domain/routes/subscriptions'
import { formatQuerySegment } from '@/domain/routes/query-segment'
import {
  formParameter,
  liveSegment,
  missingSegment,
  querySegment,
  styleguideSegment,
  substituteSegment,
} from '@/domain/routes/reserved'
import { readNoticeToken } from '@/features/owner-notices/notice-token'
import { env } from '@/server/env'
import {
  findOriginal,
  findPortalRefusal,
  mayOpenPreviewLink,
  mayPreview,
} from '@/server/internal-lookups'
import { logError } from '@/server/log/log'
import { isInside } from '@/server/loopback'
import { isSameSite } from '@/server/request/read-body'
import { readExpiringId, readSignedId, type SignedPurpose } from '@/server/signed-id'
import { isStyleguideOn } from '@/server/styleguide'

/**
 * Everything a visitor may type; assets, the admin and the endpoints answer for themselves. The
 * exceptions are `ownAnswers`, spelt out because the framework reads them without running them.
 */
export const config = {
  matcher: [
    '/((?!_next/|admin(?:/|$)|api/.|img/[^/]+/?$|internal/[^/]+/?$|robots\\.txt$|sitemap\\.xml$|sitemaps/[^/]+$|feeds/[^/]+/[^/]+$|brochures/[^/]+/[^/]+$|map-tiles/(?:[^/]+/[^/]+/[^/]+/?)?$|llms\\.txt$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$).*)',
    // What cannot be decoded would fail there, so such addresses come here all the same.
    '/(_next|admin|api|brochures|feeds|img|internal|map-tiles|sitemaps)/(.*%.*)',
    // Of what another site has a browser ask, so that no endpoint can forget to refuse it.
    {
      source: '/(admin|api|internal)/(.*)',
      has: [{ type: 'header', key: 'sec-fetch-site', value: '(?:cross-site|same-site)' }],
    },
  ],
}

/** Segments that only this file may put into an address. */
const ownSegments: readonly string[] = [
  liveSegment,
  missingSegment,
  querySegment,
  substituteSegment,
]

const wasSignedFor = (purpose: SignedPurpose) => (token: string) =>
  readSignedId(purpose, token, env().PAYLOAD_SECRET) !== null

/** One whose time is over was signed here as well: its page says so. */
const wasSignedForATime = (purpose: SignedPurpose) => (token: string) =>
  readExpiringId(purpose, token, { now: new Date(), secret: env().PAYLOAD_SECRET }) !== null

/** What a mail program may leave of a link: its page says that it is damaged, and leads to a new one. */
const couldBeToken = (token: string) => /^[\w-]{1,200}$/.test(token)

/** Without a token it is the page on which a link is asked for. */
const isLoginLink = (token: string) => token === '' || couldBeToken(token)

/** A page of one person that is opened by its link alone, not by who is logged in or by this server. */
type SignedSegment = Exclude<
  PersonalSegment,
  typeof documentSegment | typeof portalSegment | typeof previewSegment
>

/** Pages behind a link that was sent to one person, by their segment: whether it is one to show. */
const signedPages: Readonly<Record<SignedSegment, (token: string) => boolean>> = {
  [appointmentSegment]: wasSignedFor('appointment'),
  [alertSegment]: wasSignedForATime('demand'),
  [subscriptionSegment]: wasSignedFor('subscriber'),
  [digestSegment]: (token) => readNoticeToken(token) !== null,
  [ownTestimonialSegment]: wasSignedFor('testimonial'),
  [ownDataSegment]: couldBeToken,
  [loginLinkSegment]: isLoginLink,
  // Whose login it is stands in a cookie.
  [loginCodeSegment]: (token) => token === '',
}

const isSigned = (segment: string): segment is SignedSegment => Object.hasOwn(signedPages, segment)

function detect(request: NextRequest): Locale {
  return detectLocale({
    query: request.nextUrl.searchParams.get('lng'),
    cookie: request.cookies.get(localeCookie)?.value ?? null,
    acceptLanguage: request.headers.get('accept-language'),
    enabled: locales,
    defaultLocale: fallbackLocale,
  })
}

/** Methods that change nothing. */
const readingMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

const isFromSite = ({ headers }: NextRequest) => isSameSite(headers, env().SITE_URL)

/** Pages are read; forms are sent to endpoints. */
const pageMethods: readonly string[] = ['GET', 'HEAD']

function refuseMethod(): NextResponse {
  return new NextResponse(null, { status: 405, headers: { Allow: pageMethods.join(', ') } })
}

type Redirect = { location: string; status: 307 | 308; varies: boolean }

/** The framework sends an address on the same host as a path, so visitors keep the name they use. */
function redirect(request: NextRequest, { location, status, varies }: Redirect): NextResponse {
  const response = NextResponse.redirect(new URL(location, request.url), status)
  if (varies) response.headers.set('Vary', 'Accept-Language, Cookie')
  return response
}

function rewrite(request: NextRequest, pathname: string): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = pathname
  return NextResponse.rewrite(url)
}

/**
 * The header tells which language was meant, where the address does not. That nobody keeps it is said for
 * the framework's own script alone: a page that stands in says for itself how long it is good.
 */
function missing(request: NextRequest, locale: Locale): NextResponse {
  const response = rewrite(request, `/${locale}/${missingSegment}/`)
  response.headers.set('Content-Language', locale)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

async function answerUnprefixed(request: NextRequest, locale: Locale): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  const found = await findOriginal({ pathname, search, locale })
  if (found === null) return missing(request, locale)
  return redirect(request, { ...found, varies: found.status === 307 })
}

/** Pages of owners: nobody else learns which of them there are, and who is nobody signs in first. */
async function answerPortal(request: NextRequest, locale: Locale): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl
  const draft = searchParams.get(formParameter)
  const asked = draft === null ? pathname : formatPortalReturn(pathname, draft)
  // What is no token of a form keeps nobody from the page.
  const place = parsePortalReturn(asked) === null ? pathname : asked
  const refusal = await findPortalRefusal({
    pathname: place,
    cookie: request.headers.get('cookie'),
  })
  if (refusal === null) return NextResponse.next()
  if (refusal === 'missing') return missing(request, locale)
  const { location } = refusal
  const response = NextResponse.redirect(new URL(location, request.url), 303)
  response.headers.set('Cache-Control', noStore['Cache-Control'])
  return response
}

/** A link is good on the site that it was made for; a copy of the site under another name opens none. */
function isOwnHost({ headers }: NextRequest): boolean {
  const { SITE_URL, TRUSTED_PROXIES } = env()
  const forwarded = TRUSTED_PROXIES > 0 ? headers.get('x-forwarded-host') : null
  return (forwarded ?? headers.get('host')) === new URL(SITE_URL).host
}

/** A draft: one for who has a link to it, any for staff; nobody else learns that there is one. */
async function answerPreview(
  request: NextRequest,
  locale: Locale,
  [token = '', ...rest]: readonly string[],
): Promise<NextResponse> {
  const now = new Date()
  const signed = readExpiringId('preview', token, { now, secret: env().PAYLOAD_SECRET })
  const isWhole = !signed?.isExpired && rest.length === 0 && isOwnHost(request)
  const isAllowed = signed
    ? isWhole && (await mayOpenPreviewLink({ token, locale }))
    : await mayPreview(request.headers.get('cookie'))
  if (!isAllowed) return missing(request, locale)
  const response = NextResponse.next()
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value)
  return response
}

/** Answered with the page for a site that cannot answer, and 503 while it is the database that is away. */
function failed(): NextResponse {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new NextResponse(null, { status: 500, headers })
}

/** Sends a request on; one of which nobody can say where it leads, as without a database, is told so. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  try {
    return await sendOn(request)
  } catch (err) {
    logError('an address could not be looked up', err)
    return failed()
  }
}

/**
 * Sends every request to the one place that can answer it: a language is chosen when the address
 * has none, junk is refused before it can fill a cache, and a query that changes the page becomes
 * part of the path, so that the page can be kept. It knows no records; of rights it asks only
 * whether somebody may see previews and whether a link was signed here, because a page that is found missing has answered 200 first.
 */
async function sendOn(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams, search } = request.nextUrl
  // The framework draws no page for such an address; the server sends the one that says it does not exist.
  if (!isDecodablePath(pathname)) return new NextResponse(null, { status: 400 })
  if (hasOwnAnswer(pathname)) {
    const isForeign = !readingMethods.includes(request.method) && !isFromSite(request)
    return isForeign ? new NextResponse(null, { status: 403 }) : NextResponse.next()
  }
  if (!pageMethods.includes(request.method)) return refuseMethod()
  const [first = '', second, ...afterSecond] = pathname.split('/').filter(Boolean)
  const [third] = afterSecond
  const isPrefixed = isLocale(first)
  const locale = isPrefixed ? first : detect(request)

  if (pathname === '/') {
    const rest = new URLSearchParams(search)
    rest.delete('lng')
    const location = `/${locale}/${rest.size > 0 ? `?${rest}` : ''}`
    return redirect(request, { location, status: 307, varies: true })
  }
  if (isJunkPath(pathname)) return missing(request, locale)
  if (first === mapFrameSegment) {
    const isKnown = second !== undefined && isLocale(second) && third === undefined
    return isKnown ? NextResponse.next() : missing(request, locale)
  }
  if (first === styleguideSegment && isStyleguideOn()) {
    const isKnown = second === undefined || isLocale(second)
    return isKnown ? NextResponse.next() : missing(request, locale)
  }
  if (!isPrefixed) {
    const lower = first.toLowerCase()
    if (isLocale(lower)) {
      const location = `/${lower}${pathname.slice(first.length + 1)}${search}`
      return redirect(request, { location, status: 308, varies: false })
    }
    return answerUnprefixed(request, locale)
  }
  if (second === substituteSegment && isInside(request.headers)) return NextResponse.next()
  if (second !== undefined && ownSegments.includes(second)) return missing(request, locale)
  if (second === previewSegment) return answerPreview(request, locale, afterSecond)
  if (second === portalSegment) return answerPortal(request, locale)
  // Told in place of a file, and to this server alone; the file's own address has the status.
  if (second === documentSegment) {
    return isInside(request.headers) ? NextResponse.next() : missing(request, locale)
  }
  // Personal, so that such a page reads its query itself and is never kept.
  if (second !== undefined && isSigned(second)) {
    return signedPages[second](third ?? '') ? NextResponse.next() : missing(request, locale)
  }
  const rest = pathname.slice(first.length + 1)
  // A form that came back with what was typed: personal, so made for this request and not kept.
  if (searchParams.has(formParameter)) return rewrite(request, `/${locale}/${liveSegment}${rest}`)
  const query = formatQuerySegment(searchParams)
  return query === null
    ? NextResponse.next()
    : rewrite(request, `/${locale}/${querySegment}/${query}${rest}`)
}
