import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

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
  const { writeHead, write, end, flushHeaders } = response
  let isHeld: boolean | null = null
  const holds = () => (isHeld ??= !response.headersSent && options.isReplaced(response))

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status
    if (holds()) return response
    return Reflect.apply(writeHead, response, [status, ...rest])
  }
  response.flushHeaders = () => {
    if (!holds()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = (...given: unknown[]) => {
    if (!holds()) return Reflect.apply(write, response, given)
    const callback = given.find((one) => typeof one === 'function')
    if (callback) process.nextTick(callback)
    return true
  }
  response.end = (...given: unknown[]) => {
    if (!holds()) return Reflect.apply(end, response, given)
    const callback = given.find((one) => typeof one === 'function')
    if (callback) response.once('finish', () => callback())
    Object.assign(response, { writeHead, write, end, flushHeaders })
    options
      .getReplacement(response.statusCode)
      .then((replacement) => send(response, replacement))
      .catch((err: unknown) => {
        options.onError(err)
        response.destroy()
      })
    return response
  }
}
