import { createServer } from 'node:net'
import { hasCode } from '../terminal/advice'

function tryListen(port: number, host: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (err) => {
      if (hasCode(err) && (err.code === 'EADDRINUSE' || err.code === 'EACCES')) resolve(null)
      else reject(err)
    })
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

/** True when a server can listen there now. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await tryListen(port, host)) !== null
}

/** A port of this machine that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const port = await tryListen(0, '127.0.0.1')
  if (port === null) throw new Error('The system gave no free port')
  return port
}
