import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { holdAnswer } from '../request/hold-answer'

export type Replacement = {
  status: number
  headers: OutgoingHttpHeaders
  /** Whole, so that nothing is sent of a page that breaks off halfway. */
  body: Uint8Array | string
}

type Options = {
  /** Asked once, when the first byte is about to leave; status and headers are known by then. */
  isReplaced: (response: ServerResponse) => boolean
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
  holdAnswer(response, {
    isHeld: () => options.isReplaced(response),
    release: async () => send(response, await options.getReplacement(response.statusCode)),
    onError: options.onError,
  })
}
