import type { IncomingMessage, ServerResponse } from 'node:http'
import { toAnswerKind } from '@/domain/protection/answer-kind'
import { isInside } from '../loopback'
import { answerBefore, onRequestStart } from '../request/request-start'
import { getDrawingLine } from './drawing-line.mjs'

const isOwn = ({ headers }: IncomingMessage) =>
  isInside({ get: (name) => headers[name]?.toString() ?? null })

/** When whoever was told to come back may do so, in seconds. */
const backSeconds = '10'

/**
 * Turns a search away that would have to wait longer than anybody does: it gets the page for a site that
 * cannot answer, at once, and what everybody opens is answered as ever.
 */
export function refuseWhenFull(
  isFull: () => boolean,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [pathname = '/', query] = (request.url ?? '/').split('?', 2)
  if (!query || !isFull() || toAnswerKind(pathname) !== 'page' || isOwn(request)) return false
  response.statusCode = 503
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Retry-After', backSeconds)
  response.end()
  return true
}

/**
 * From now on pages that nobody keeps are drawn a few at a time. What this server asks of itself, as for
 * the page in place of one that is missing, is part of a request that may hold a place already.
 */
export function startDrawingLine(): void {
  const line = getDrawingLine()
  onRequestStart((request, response) => {
    if (isOwn(request)) return
    const end = line.begin()
    response.once('close', () => end(response.writableFinished))
  })
  answerBefore((request, response) => refuseWhenFull(line.isFull, request, response))
}
