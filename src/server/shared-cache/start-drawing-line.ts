import { isInside } from '../loopback'
import { onRequestStart } from '../request/request-start'
import { getDrawingLine } from './drawing-line.mjs'

/**
 * From now on pages that nobody keeps are drawn a few at a time. What this server asks of itself, as for
 * the page in place of one that is missing, is part of a request that may hold a place already.
 */
export function startDrawingLine(): void {
  const line = getDrawingLine()
  onRequestStart((request, response) => {
    if (isInside({ get: (name) => request.headers[name]?.toString() ?? null })) return
    const end = line.begin()
    response.once('close', () => end(response.writableFinished))
  })
}
