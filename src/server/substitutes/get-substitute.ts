import type { OutgoingHttpHeaders } from 'node:http'
import { fallbackLocale, isLocale, type Locale } from '@/domain/kernel/locales'
import { toAnswerKind } from '@/domain/protection/answer-kind'
import { noStore } from '@/domain/protection/private-headers'
import { substituteSegment } from '@/domain/routes/reserved'
import { parseMissingAnswer, type SubstituteKind } from '@/domain/routes/substitutes'
import { wasDatabaseLost } from '../database-losses'
import { logError } from '../log/log'
import { askInside } from '../loopback'
import { withoutSignedIds } from '../signed-id'
import { toPlainPage } from './plain-page'
import type { Replacement } from './replace-answer'

/** Longer than a page takes to be made, shorter than a visitor waits. */
const timeoutMs = 5_000

/** While the database is away programs are told when to ask again; it mostly restarts within that. */
const retryAfterSeconds = 30

/**
 * A missing address may be given a page at any time, so those in between keep it for a minute. Where a
 * page is one person's, another person has it at the same address: nobody keeps that it was not there.
 */
const cacheControls = {
  missing: 'public, max-age=0, s-maxage=60',
  missingForOne: noStore['Cache-Control'],
  failed: 'no-store',
} as const

const passedHeaders = [
  'content-type',
  'content-encoding',
  'content-security-policy',
  'vary',
] as const

async function describeMissing(pathname: string, locale: Locale) {
  const query = new URLSearchParams({ pathname, locale })
  const { body } = await askInside(`/internal/missing/?${query}`, { timeoutMs })
  const answer = parseMissingAnswer(JSON.parse(body.toString('utf8')))
  if (answer === null) throw new Error('The endpoint for missing addresses gave no answer')
  return answer
}

async function drawPage(
  locale: Locale,
  kind: SubstituteKind,
  acceptEncoding: string | undefined,
): Promise<Pick<Replacement, 'headers' | 'body'>> {
  const answer = await askInside(`/${locale}/${substituteSegment}/${kind}/`, {
    headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
    timeoutMs,
  })
  if (answer.status !== 200) {
    throw new Error(`The page that stands in for "${kind}" answered ${answer.status}`)
  }
  const headers = Object.fromEntries(
    passedHeaders.flatMap((name) => {
      const value = answer.headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return { headers, body: answer.body }
}

/**
 * A failure is passing while the database is away, or was when the page was being made: 503, which
 * search engines forgive and monitors understand. Where even that cannot be learnt, it stays what it
 * was.
 */
async function toFailedStatus(status: number): Promise<number> {
  if (status === 503 || wasDatabaseLost(Date.now())) return 503
  const health = await askInside('/api/health/', { timeoutMs }).catch(() => null)
  return health?.status === 503 ? 503 : status
}

/** By what the language of an address without one is chosen. */
const languageVary = 'Accept-Language, Cookie'

function toVary(pathname: string, drawn: unknown): OutgoingHttpHeaders {
  if (isLocale(pathname.split('/')[1])) return {}
  return { vary: [drawn ?? [], languageVary].flat().join(', ') }
}

/** The language of an address; of one without, the language that the proxy settled on. */
export function toAnswerLocale(pathname: string, contentLanguage: unknown): Locale {
  const first = pathname.split('/')[1]
  if (isLocale(first)) return first
  return isLocale(contentLanguage) ? contentLanguage : fallbackLocale
}

function toFailedHeaders(status: number): OutgoingHttpHeaders {
  const cached = { 'cache-control': cacheControls.failed }
  return status === 503 ? { ...cached, 'retry-after': String(retryAfterSeconds) } : cached
}

/**
 * The page to send in place of an empty 404 or 500, or of the 400 to an address that spells nothing: drawn like every other page, readable without
 * scripts, in the visitor's language. When nothing can be drawn, a plain document.
 */
export async function getSubstitute(asked: {
  pathname: string
  locale: Locale
  status: number
  acceptEncoding: string | undefined
}): Promise<Replacement> {
  const { pathname, locale, acceptEncoding } = asked
  // Of a page that is missing nobody could learn what stood there.
  const failedStatus = asked.status >= 500 ? toFailedStatus(asked.status) : 503
  try {
    if (asked.status >= 500) {
      const [page, status] = await Promise.all([
        drawPage(locale, 'failed', acceptEncoding),
        failedStatus,
      ])
      const headers = { ...page.headers, ...toFailedHeaders(status) }
      return { status, body: page.body, headers }
    }
    const { kind, status } = await describeMissing(pathname, locale)
    const page = await drawPage(locale, kind, acceptEncoding)
    const isForOne = toAnswerKind(pathname) === 'personalPage'
    const cached = cacheControls[isForOne ? 'missingForOne' : 'missing']
    const varying = toVary(pathname, page.headers.vary)
    const headers = { ...page.headers, ...varying, 'cache-control': cached }
    return { status, body: page.body, headers }
  } catch (err) {
    const shown = withoutSignedIds(pathname)
    logError('a page in place of another could not be drawn', err, { pathname: shown })
    const status = await failedStatus
    return {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', ...toFailedHeaders(status) },
      body: toPlainPage(locale),
    }
  }
}
