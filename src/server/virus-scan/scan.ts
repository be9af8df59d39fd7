import 'server-only'
import { connect } from 'node:net'

/** Patience with the scanner, in milliseconds. */
const timeoutMsDefault = 30_000

/** Bytes of one chunk; the scanner takes up to 25 MB of them in all. */
const chunkBytes = 64 * 1024

/** Longest answer that is read, in characters. */
const answerCharactersMax = 1000

function toChunks(content: Uint8Array): Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 0; at < content.byteLength; at += chunkBytes) {
    const chunk = content.subarray(at, at + chunkBytes)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.byteLength)
    chunks.push(length, Buffer.from(chunk))
  }
  return [...chunks, Buffer.alloc(4)]
}

function ask(url: URL, content: Uint8Array, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect({ host: url.hostname, port: Number(url.port) })
    const fail = (message: string, cause?: unknown) => {
      socket.destroy()
      reject(new Error(`The virus scanner ${message}`, { cause }))
    }
    socket.setEncoding('utf8')
    socket.setTimeout(timeoutMs, () => fail(`did not answer within ${timeoutMs} ms`))
    socket.on('error', (cause) => fail('cannot be reached', cause))
    socket.on('data', (text: string) => {
      answer += text
      if (answer.length > answerCharactersMax) fail('says more than it should')
      else if (answer.endsWith('\0')) socket.end()
    })
    socket.on('close', () => resolve(answer.replace(/\0$/, '').trim()))
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (const chunk of toChunks(content)) socket.write(chunk)
    })
  })
}

/**
 * Whether a scanner finds nothing bad in a file. It speaks the stream protocol of ClamAV's `clamd`.
 *
 * @param url of the scanner, such as `tcp://127.0.0.1:3310`
 * @throws Error when it cannot be reached, takes too long, or answers what nobody understands; the
 *   file is then neither good nor bad
 */
export async function isClean(
  url: string,
  content: Uint8Array,
  timeoutMs = timeoutMsDefault,
): Promise<boolean> {
  const answer = await ask(new URL(url), content, timeoutMs)
  if (answer === 'stream: OK') return true
  if (/^stream: .+ FOUND$/.test(answer)) return false
  throw new Error('The virus scanner expected another file, or gave an answer that is not known')
}
