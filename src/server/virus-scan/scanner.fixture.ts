import { createServer, type Socket } from 'node:net'

/** A scanner that speaks the stream protocol of `clamd` and knows no viruses of its own. */
export type Scanner = {
  url: string
  /** The files that it was given. */
  scanned: Buffer[]
  close: () => Promise<void>
}

const command = 'zINSTREAM\0'

/** The content of a stream that has ended; null as long as more is to come. */
function readStream(received: Buffer): Buffer | null {
  const parts: Buffer[] = []
  let at = command.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/**
 * Starts a scanner for tests, on a free port of this machine.
 *
 * @param answer what it says of a file; null keeps it silent
 */
export async function startScanner(answer: (content: Buffer) => string | null): Promise<Scanner> {
  const scanned: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const content = readStream(received)
      if (content === null) return
      scanned.push(content)
      const said = answer(content)
      if (said !== null) socket.end(`${said}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `tcp://127.0.0.1:${port}`,
    scanned,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
