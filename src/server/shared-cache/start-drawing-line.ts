import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { toAnswerKind } from '@/domain/protection/answer-kind'
import { formatQuerySegment } from '@/domain/routes/query-segment'
import { formParameter } from '@/domain/routes/reserved'
import { isInsideRequest } from '../loopback'
import { answerBefore, onRequestStart } from '../request/request-start'
import { getDrawingLine, isSearchSegment } from './drawing-line.mjs'

/** Whether it is the page of a search, and not what somebody has typed, or a further page of a list. */
function isSearch({ url = '/' }: IncomingMessage): boolean {
  const [pathname = '/', search = ''] = url.split('?', 2)
  if (toAnswerKind(pathname) !== 'page') return false
  const query = new URLSearchParams(search)
  if (query.has(formParameter)) return false
  const segment = formatQuerySegment(query)
  return segment !== null && isSearchSegment(segment)
}

/** When whoever was told to come back may do so, in seconds. */
const backSeconds = '10'

/**
 * Turns a search away that would have to wait longer than anybody does: it gets the page for a site that
 * cannot answer, at once, and what everybody opens is answered as ever. The framework's script, which asks
 * for the same in another form, opens that page.
 */
export function refuseWhenFull(
  isFull: () => boolean,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (!isFull() || !isSearch(request) || isInsideRequest(request)) return false
  response.statusCode = 503
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Retry-After', backSeconds)
  response.end()
  return true
}

/** What is to be done for each request on a connection once that is gone. */
const watched = new WeakMap<Socket, Set<() => void>>()

/** A request behind another on one connection is not told that the connection has gone. */
function watch(socket: Socket, over: () => void): void {
  const known = watched.get(socket)
  const all = known ?? new Set()
  all.add(over)
  if (known) return
  watched.set(socket, all)
  socket.once('close', () => {
    for (const each of [...all]) each()
  })
}

function forget(socket: Socket, over: () => void): void {
  watched.get(socket)?.delete(over)
}

/**
 * From now on pages that nobody keeps are drawn a few at a time. What this server asks of itself, as for
 * the page in place of one that is missing, is part of a request that may hold a place already.
 */
export function startDrawingLine(): void {
  const line = getDrawingLine()
  onRequestStart((request, response) => {
    if (isInsideRequest(request)) return void line.begin(true)
    const end = line.begin()
    const over = () => {
      forget(request.socket, over)
      end(response.writableFinished)
    }
    response.once('close', over)
    watch(request.socket, over)
  })
  answerBefore((request, response) => refuseWhenFull(line.isFull, request, response))
}
