import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDecodablePath } from '@/domain/routes/junk'
import { hasOwnAnswer } from '@/domain/routes/own-answers'
import { env } from '../env'
import { logError } from '../log/log'
import { isInsideRequest } from '../loopback'
import { onRequestStart } from '../request/request-start'
import { withoutSignedIds } from '../signed-id'
import { getSubstitute, toAnswerLocale } from './get-substitute'
import { replaceAnswer, type Replacement } from './replace-answer'

/** Sent by the framework's own scripts, which draw such an answer themselves. */
const scriptHeader = 'rsc'

function isPageRequest(request: IncomingMessage, pathname: string): boolean {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (isInsideRequest(request)) return false
  return headers[scriptHeader] === undefined && !hasOwnAnswer(pathname)
}

function isEmptyDocument(response: ServerResponse): boolean {
  const { statusCode } = response
  if (!String(response.getHeader('content-type')).startsWith('text/html')) return false
  // While developing, the framework's own page tells what went wrong.
  return statusCode === 404 || (statusCode >= 500 && env().NODE_ENV === 'production')
}

/** The proxy refuses an address that spells nothing, for which the framework could draw no page. */
function isUnreadable(response: ServerResponse, pathname: string): boolean {
  return response.statusCode === 400 && !isDecodablePath(pathname)
}

/**
 * The framework sets it where a part of the page is drawn only now. That it is missing, or fails, shows
 * while it is written, and the status changes once more.
 */
const drawnNowHeader = 'x-nextjs-postponed'

function isDrawnNow(response: ServerResponse): boolean {
  return env().NODE_ENV === 'production' && response.hasHeader(drawnNowHeader)
}

/**
 * What was made for one reader is kept by no cache between, whatever stands in its place; and whoever
 * refused knows best when to come back.
 */
function keepOwn(response: ServerResponse, replacement: Replacement): Replacement {
  const cached = String(response.getHeader('cache-control') ?? '')
  const after = response.getHeader('retry-after')
  const isKeepable = replacement.headers['cache-control'] !== 'no-store'
  const own = {
    ...(isKeepable && cached.startsWith('private') && { 'cache-control': cached }),
    ...(after !== undefined && { 'retry-after': String(after) }),
  }
  return { ...replacement, headers: { ...replacement.headers, ...own } }
}

function watch(request: IncomingMessage, response: ServerResponse): void {
  const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/'
  if (!isPageRequest(request, pathname)) return
  const acceptEncoding = request.headers['accept-encoding']?.toString()
  replaceAnswer(response, {
    isReplaced: (answer) => isEmptyDocument(answer) || isUnreadable(answer, pathname),
    isOpen: isDrawnNow,
    getReplacement: async (status) => {
      const locale = toAnswerLocale(pathname, response.getHeader('content-language'))
      const substitute = await getSubstitute({ pathname, locale, status, acceptEncoding })
      return keepOwn(response, substitute)
    },
    onError: (err) => {
      const shown = withoutSignedIds(pathname)
      logError('an answer could not be replaced', err, { pathname: shown })
    },
  })
}

/**
 * From now on every page that is missing, misspelt or failed is answered with a page of the site. The
 * framework sends an empty document in that case, which only a script can fill, and knows no 410.
 */
export function startSubstitutes(): void {
  onRequestStart(watch)
}
