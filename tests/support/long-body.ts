const chunkBytes = 64 * 1024

/** How much a long body is, in bytes: far more than any form. */
export const longBodyBytes = 32 * 1024 * 1024

/** A body of blanks that does not say how long it is, and counts the bytes that are asked of it. */
export function createLongBody(): { body: ReadableStream<Uint8Array>; count: () => number } {
  let given = 0
  const chunk = new Uint8Array(chunkBytes).fill(0x20)
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (given >= longBodyBytes) return controller.close()
        given += chunkBytes
        controller.enqueue(chunk)
      },
    },
    { highWaterMark: 0 },
  )
  return { body, count: () => given }
}

/** A request with a long body, as somebody sends it who has patience. */
export function createLongRequest(
  url: string,
  headers: HeadersInit = {},
): { request: Request; count: () => number } {
  const { body, count } = createLongBody()
  const sent = new Headers(headers)
  if (!sent.has('content-type')) sent.set('content-type', 'application/json')
  const init = { method: 'POST', headers: sent, body, duplex: 'half' }
  return { request: new Request(url, init), count }
}
