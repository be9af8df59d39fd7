import { Readable } from 'node:stream'
import { noStore } from '@/domain/protection/private-headers'
import { csvStart, toCsvLines } from './to-csv'

type Cells = readonly unknown[]

async function* write(
  head: readonly string[],
  steps: AsyncIterable<readonly Cells[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(csvStart + toCsvLines([head]))
  for await (const rows of steps) yield encoder.encode(toCsvLines(rows))
}

/**
 * A table as a file that a browser saves and nobody else keeps. It is sent as it is read, so that a
 * table of any length is never in memory as a whole; where reading fails midway the download fails
 * too, and no shortened file passes for the whole.
 *
 * @param name of the file, without its ending
 * @param steps the rows, some at a time
 */
export function answerCsv(
  name: string,
  head: readonly string[],
  steps: AsyncIterable<readonly Cells[]>,
): Response {
  const body = Readable.toWeb(Readable.from(write(head, steps), { objectMode: false }))
  return new Response(body as ReadableStream<Uint8Array>, {
    headers: {
      ...noStore,
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Content-Type': 'text/csv; charset=utf-8',
    },
  })
}
