import type { ServerResponse } from 'node:http'

type Holding = {
  /** Asked once, when the first byte is about to leave; status and headers are known by then. */
  isHeld: () => boolean
  /** Takes headers that come with the status; those that it gives back go on as they came. */
  takeHead?: (given: unknown[]) => unknown[]
  /** Gets what is written to an answer that is held. */
  keep?: (given: unknown[]) => void
  /**
   * Sends something once the whole answer was written; the answer writes to the reader again.
   *
   * @param end of the answer as it was before it could be held
   */
  release: (end: (body: Uint8Array) => void) => Promise<void>
  onError: (err: unknown) => void
}

const findCallback = (given: unknown[]) => given.find((one) => typeof one === 'function')

/**
 * Lets an answer leave as it is written, or holds it until it is whole, for another one to be sent.
 * Whoever writes the answer notices nothing: "finish" comes when the other has been sent.
 */
export function holdAnswer(response: ServerResponse, holding: Holding): void {
  const { writeHead, write, end, flushHeaders } = response
  let isHeld: boolean | null = null
  const holds = () => (isHeld ??= !response.headersSent && holding.isHeld())

  response.writeHead = (status: number, ...given: unknown[]) => {
    response.statusCode = status
    const rest = holding.takeHead?.(given) ?? given
    return holds() ? response : Reflect.apply(writeHead, response, [status, ...rest])
  }
  response.flushHeaders = () => {
    if (!holds()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = (...given: unknown[]) => {
    if (!holds()) return Reflect.apply(write, response, given)
    holding.keep?.(given)
    const callback = findCallback(given)
    if (callback) process.nextTick(callback)
    return true
  }
  response.end = (...given: unknown[]) => {
    if (!holds()) return Reflect.apply(end, response, given)
    holding.keep?.(given)
    const callback = findCallback(given)
    if (callback) response.once('finish', () => callback())
    Object.assign(response, { writeHead, write, end, flushHeaders })
    holding
      .release((body) => Reflect.apply(end, response, [body]))
      .catch((err: unknown) => {
        holding.onError(err)
        response.destroy()
      })
    return response
  }
}

/** Headers that come with the status are judged as those that came before it. */
export function setHeaders(response: ServerResponse, given: unknown[]): unknown[] {
  const headers = given.find((one) => typeof one === 'object' && one !== null)
  if (headers === undefined || Array.isArray(headers)) return given
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value)
  }
  return []
}

/** Adds what was written to what is kept of an answer. */
export function keepChunk(chunks: Buffer[], [chunk, encoding]: unknown[]): void {
  if (typeof chunk === 'string') {
    const isNamed = typeof encoding === 'string' && Buffer.isEncoding(encoding)
    chunks.push(Buffer.from(chunk, isNamed ? encoding : 'utf8'))
  } else if (chunk instanceof Uint8Array) {
    // Whoever wrote it may use its memory again.
    chunks.push(Buffer.from(chunk))
  }
}
