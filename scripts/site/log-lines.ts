import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Advice } from '../terminal/advice'

/** How a file begins that is not UTF-8. */
const starts = { packed: '1f8b', wide: 'fffe', wideTheOtherWay: 'feff' } as const

async function readStart(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.toString('hex', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function openText(file: string): Promise<AsyncIterable<string>> {
  const start = await readStart(file)
  if (start === starts.packed) {
    // What fails on the way ends the reading with it.
    const unpacked = pipeline(createReadStream(file), createGunzip(), () => undefined)
    return unpacked.setEncoding('utf8')
  }
  if (start === starts.wideTheOtherWay) {
    throw new Advice(`${file} is written in UTF-16, big end first: write it as UTF-8.`)
  }
  // As a shell of Windows keeps what a program prints.
  return createReadStream(file, start === starts.wide ? 'utf16le' : 'utf8')
}

async function* toLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = ''
  for await (const part of text) {
    const lines = (begun + part).split(/\r?\n/)
    begun = lines.pop() ?? ''
    yield* lines
  }
  if (begun !== '') yield begun
}

/**
 * The lines of a log in a file: as UTF-8, also packed with gzip, as log keepers put them away, or as UTF-16.
 *
 * @throws Advice when the file cannot be read, or not to its end
 */
export async function* readLogLines(file: string): AsyncGenerator<string> {
  try {
    yield* toLines(await openText(file))
  } catch (cause) {
    if (cause instanceof Advice) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Advice(`${file} cannot be read to its end (${reason}): fetch the log once more.`)
  }
}
