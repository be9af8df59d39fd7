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
  getReplacement: (status: number) => Promise<Replacement>
  onError: (err: unknown) => void
}

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
  const chunks: Buffer[] = []
  const isOpen = () => options.isOpen?.(response) ?? false
  holdAnswer(response, {
    isHeld: () => options.isReplaced(response) || isOpen(),
    takeHead: (given) => setHeaders(response, given),
    keep: (given) => {
      if (isOpen()) keepChunk(chunks, given)
    },
    release: async (end) => {
      if (!options.isReplaced(response)) return end(Buffer.concat(chunks))
      send(response, await options.getReplacement(response.statusCode))
    },
    onError: options.onError,
  })
}
