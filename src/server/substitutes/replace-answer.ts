import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { holdAnswer, keepChunk, setHeaders } from '../request/hold-answer'

export type Replacement = {
  status: number
  headers: OutgoingHttpHeaders
  /** Whole, so that nothing is sent of a page that breaks off halfway. */
  body: Uint8Array | string
}

type Options = {
  /** Asked when the first byte is about to leave, when status and headers are mostly known. */
  isReplaced: (response: ServerResponse) => boolean
  /** Of an answer that begins before its status is settled: it is kept whole, and judged at its end. */
  isOpen?: (response: ServerResponse) => boolean
  /**
   * Milliseconds for which an open answer is waited for, usually fifteen seconds: what the framework draws
   * for one request it may never end, as while the database is away.
   */
  openMs?: number
  /** Milliseconds for the first byte of whatever answer, usually twenty seconds: it may not even begin. */
  silentMs?: number
  getReplacement: (status: number) => Promise<Replacement>
  onError: (err: unknown) => void
}

const htmlType = 'text/html; charset=utf-8'

/** Headers that speak about the body that is not sent. */
const bodyHeaders = ['content-length', 'content-encoding', 'transfer-encoding', 'etag'] as const

function send(response: ServerResponse, { status, headers, body }: Replacement): void {
  for (const name of bodyHeaders) response.removeHeader(name)
  response.writeHead(status, headers)
  response.end(body)
}

/**
 * Lets an answer leave as it is, or swallows it and sends another one in its place. Whoever writes
 * the answer notices nothing: what is written goes nowhere, and "finish" comes when the
 * replacement has been sent.
 */
export function replaceAnswer(response: ServerResponse, options: Options): void {
  const { openMs = 15_000, silentMs = 20_000 } = options
  const chunks: Buffer[] = []
  const isOpen = () => options.isOpen?.(response) ?? false
  let isLate = false

  const giveUp = () => {
    isLate = true
    response.statusCode = 503
    // What has not begun has no kind yet, by which it would be known for a page.
    if (!response.hasHeader('content-type')) response.setHeader('content-type', htmlType)
    response.end()
  }
  let patience = setTimeout(giveUp, silentMs).unref()
  // For a visitor who has gone nothing is drawn.
  response.once('close', () => clearTimeout(patience))

  const isHeld = () => {
    clearTimeout(patience)
    if (options.isReplaced(response)) return true
    if (!isOpen()) return false
    patience = setTimeout(giveUp, openMs).unref()
    return true
  }

  const nothing = () => response
  /** Whoever still writes is heard no more. */
  const close = () => Object.assign(response, { write: () => true, end: nothing })
  /** Nor who begins anew; the one answer that leaves may need that until it has left. */
  const closeHead = () => Object.assign(response, { writeHead: nothing })

  holdAnswer(response, {
    isHeld,
    takeHead: (given) => setHeaders(response, given),
    keep: (given) => {
      if (isOpen()) keepChunk(chunks, given)
    },
    release: async (end) => {
      clearTimeout(patience)
      if (!options.isReplaced(response)) return end(Buffer.concat(chunks))
      const { writeHead, write, end: endAnswer } = response
      if (isLate) {
        close()
        closeHead()
      }
      const replacement = await options.getReplacement(response.statusCode)
      Object.assign(response, { writeHead, write, end: endAnswer })
      if (isLate) response.once('finish', closeHead)
      send(response, replacement)
      if (isLate) close()
    },
    onError: options.onError,
  })
}
