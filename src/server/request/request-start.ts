import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'

/** Published by Node for every request, before any of the server's own listeners sees it. */
const requestStart = 'http.server.request.start'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Has every request to this process seen before the framework sees it. */
export function onRequestStart(listener: Listener): void {
  subscribe(requestStart, (message) => {
    if (typeof message !== 'object' || message === null) return
    if (!('request' in message) || !('response' in message)) return
    const { request, response } = message
    if (request instanceof IncomingMessage && response instanceof ServerResponse) {
      listener(request, response)
    }
  })
}
