import type { IncomingMessage, ServerResponse } from 'node:http'
import { queryRows } from '../db'
import { logError, withoutText } from '../log/log'
import { onProcessEnd } from '../process-end'
import { onRequestStart } from '../request/request-start'
import { createHitBuffer } from './hit-buffer'
import { writeHits } from './write-hits'

/** Milliseconds between two writings. */
const everyMs = 5_000

const leading: readonly number[] = [307, 308]

/**
 * Counts what redirects lead, of this process: when the answer has left, so that no visitor waits, and
 * in batches. The answer may be one that was kept, which no screen knows of.
 */
export function startRedirectHits(): void {
  const buffer = createHitBuffer()
  let isAway = false
  const write = async () => {
    const hits = buffer.take()
    try {
      await writeHits(queryRows, hits)
      isAway = false
    } catch (err) {
      buffer.putBack(hits)
      if (!isAway) logError('hits of redirects cannot be written for a moment', withoutText(err))
      isAway = true
    }
  }
  setInterval(() => {
    if (buffer.size() > 0) void write()
  }, everyMs).unref()
  onRequestStart((request: IncomingMessage, response: ServerResponse) => {
    // The framework rewrites it while it answers.
    const { url = '', method } = request
    if (method !== 'GET') return
    response.once('finish', () => {
      if (leading.includes(response.statusCode)) buffer.add(url.split('?', 1)[0] ?? '', new Date())
    })
  })
  onProcessEnd(write)
}
