import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasDotSegments } from '@/domain/routes/junk'
import { env } from '../env'
import { logError } from '../log/log'
import { quickPages } from '../quick-pages/quick-pages'
import { answerBefore, onRequestStart } from '../request/request-start'
import { withoutSignedIds } from '../signed-id'
import { guardAnswer } from './guard-answer'
import { createPagePress } from './pack-page'
import { findPolicyOrigins } from './policy-origins'

/** What protects an answer reads its address as it stands, and the framework resolves it first. */
function refuseDots({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  if (!hasDotSegments(url.split('?', 1)[0] ?? '/')) return false
  response.writeHead(400, { 'Cache-Control': 'no-store' }).end()
  return true
}

/**
 * From now on every answer of this process carries what protects whoever gets it. A page that left a
 * moment ago leaves again as it is.
 */
export function startProtection(): void {
  const { SITE_URL: siteUrl, NODE_ENV } = env()
  const press = createPagePress()
  onRequestStart((request, response) =>
    guardAnswer(request, response, {
      siteUrl,
      isDevelopment: NODE_ENV === 'development',
      origins: findPolicyOrigins,
      press,
      onKept: quickPages.watch(request, response),
      onUnknownScript: (pathname) =>
        logError(
          'a page holds a script that is none of the framework’s, which browsers will not run',
          new Error('unknown script'),
          { pathname: withoutSignedIds(pathname) },
        ),
      onError: (err) => logError('a page could not be packed', err),
    }),
  )
  answerBefore(refuseDots)
  answerBefore(quickPages.give)
}
