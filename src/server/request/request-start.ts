import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Published by Node for every request, before any of the server's own listeners sees it. */
const requestStart = 'http.server.request.start'

type Listener = (request: IncomingMessage, response: ServerResponse, server: Server) => void

/** Has every request to this process seen before the framework sees it. */
export function onRequestStart(listener: Listener): void {
  subscribe(requestStart, (message) => {
    if (typeof message !== 'object' || message === null) return
    if (!('request' in message) || !('response' in message) || !('server' in message)) return
    const { request, response, server } = message
    const isAsked = request instanceof IncomingMessage && response instanceof ServerResponse
    if (isAsked && server instanceof Server) listener(request, response, server)
  })
}

/**
 * Asks before the framework whether a request is answered here. What was to be seen of it at its start is
 * seen all the same.
 *
 * @param answer true where it has sent an answer, so that the framework never hears of the request
 */
export function answerBefore(
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const asked = new WeakSet<Server>()
  subscribe(requestStart, (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return
    const { server } = message
    if (!(server instanceof Server) || asked.has(server)) return
    asked.add(server)
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (answer(request, response)) return
      for (const listener of listeners) Reflect.apply(listener, server, [request, response])
    })
  })
}
