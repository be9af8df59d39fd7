import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { findFreePort } from '../postgres/free-port'

export type MailSink = {
  url: string
  /** How often each receiver was sent a mail. */
  received: Map<string, number>
  open: () => Promise<void>
  close: () => Promise<void>
}

/** A mail server that counts receivers and forgets the rest; away until it is opened. */
export async function createMailSink(): Promise<MailSink> {
  const port = await findFreePort()
  const received = new Map<string, number>()
  let server: SMTPServer | null = null
  const close = async () => {
    const closing = server
    server = null
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()))
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close,
    open: async () => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        // Counted once the whole mail was taken.
        onData: (stream, { envelope }, done) => {
          stream.resume()
          stream.on('end', () => {
            for (const { address } of envelope.rcptTo) {
              received.set(address, (received.get(address) ?? 0) + 1)
            }
            done()
          })
        },
      })
      // A connection that breaks is what this is for.
      server.on('error', () => undefined)
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
    },
  }
}
