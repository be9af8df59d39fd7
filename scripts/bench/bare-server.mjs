/**
 * The least that a server on Node can do: answers everything with the same bytes. It reads them from an
 * address once, with the headers that tell how they are packed, and says when it is ready.
 */
import { createServer, get } from 'node:http'

const [address, port] = process.argv.slice(2)

get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
  const chunks = []
  answer.on('data', (chunk) => chunks.push(chunk))
  answer.on('end', () => {
    const body = Buffer.concat(chunks)
    const headers = {
      'content-type': answer.headers['content-type'],
      'content-encoding': answer.headers['content-encoding'] ?? 'identity',
      'content-length': body.byteLength,
    }
    createServer((_, response) => response.writeHead(200, headers).end(body)).listen(
      Number(port),
      '127.0.0.1',
      () => process.stdout.write('ready\n'),
    )
  })
})
