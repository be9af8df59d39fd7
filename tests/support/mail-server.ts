import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  /** What was taken so far, in the order of its coming. */
  received: Email[]
  /** How the next receivers are answered; null takes them. */
  refuse: (answer: { code: number; text: string } | null) => void
  close: () => Promise<void>
}

/** A mail server on this machine that keeps what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = []
  let refusal: { code: number; text: string } | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData: (stream, _session, done) => {
      const chunks: Uint8Array[] = []
      stream.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            received.push(mail)
            done()
          },
          (err: unknown) => done(err instanceof Error ? err : new Error(String(err))),
        )
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (answer) => {
      refusal = answer
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
