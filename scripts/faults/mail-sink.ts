import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { findFreePort } from '../postgres/free-port'

/** What it does with a mail: takes it, puts it off as one that has too much to do, or says nothing. */
export type Manner = 'taking' | 'busy' | 'silent'

export type MailSink = {
  url: string
  /** How often each receiver was sent a mail. */
  received: Map<string, number>
  open: (manner?: Manner) => Promise<void>
  close: () => Promise<void>
}

/** SMTP's number for "not now, try again". */
const tryAgain = 450

function createTakingServer(received: Map<string, number>, manner: Manner): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Counted once the whole mail was taken.
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on('end', () => {
        if (manner === 'busy') {
          done(Object.assign(new Error('Too busy'), { responseCode: tryAgain }))
          return
        }
        for (const { address } of envelope.rcptTo) {
          received.set(address, (received.get(address) ?? 0) + 1)
        }
        done()
      })
    },
  })
  // A connection that breaks is what this is for.
  server.on('error', () => undefined)
  return server
}

/** Takes every connection and never says a word. */
function createSilentServer(): { server: Server; close: () => void } {
  const waiting = new Set<Socket>()
  const server = createServer((socket) => {
    waiting.add(socket)
    socket.on('close', () => waiting.delete(socket))
    // Whoever waits gives up in the end, as it should.
    socket.on('error', () => undefined)
  })
  return {
    server,
    close: () => {
      for (const socket of waiting) socket.destroy()
    },
  }
}

/** A mail server that counts receivers and forgets the rest; away until it is opened. */
export async function createMailSink(): Promise<MailSink> {
  const port = await findFreePort()
  const received = new Map<string, number>()
  let shut: (() => Promise<void>) | null = null
  const close = async () => {
    const closing = shut
    shut = null
    await closing?.()
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close,
    open: async (manner = 'taking') => {
      await close()
      if (manner === 'silent') {
        const silent = createSilentServer()
        silent.server.listen(port, '127.0.0.1')
        await once(silent.server, 'listening')
        shut = async () => {
          const closed = once(silent.server, 'close')
          silent.server.close()
          silent.close()
          await closed
        }
        return
      }
      const server = createTakingServer(received, manner)
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
      shut = () => new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
