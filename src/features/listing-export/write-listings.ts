import { csvStart, toCsvLines } from '@/cms/csv/to-csv'
import type { ListingFormat } from '@/domain/listings/listing-formats'
import type { ListingSender, OfferedListing } from '@/domain/listings/offered-listing'
import { csvColumns, toCsvCells } from '@/domain/listings/to-csv'
import { toJson } from '@/domain/listings/to-json'
import { toKyero, toKyeroFrame } from '@/domain/listings/to-kyero'
import { toOpenImmo, toOpenImmoFrame } from '@/domain/listings/to-open-immo'
import { writeXml } from '@/domain/listings/write-xml'
import type { XmlElement } from '@/domain/listings/xml-element'

/** How a file of a format is written; null for a listing that the format cannot tell. */
type Writer = {
  start: string
  between: string
  end: string
  write: (offered: OfferedListing) => string | null
}

function writeLine(element: XmlElement | null): string | null {
  return element && `${writeXml(element)}\n`
}

const writers: Readonly<Record<ListingFormat, (sender: ListingSender) => Writer>> = {
  kyero: (sender) => ({
    ...toKyeroFrame(sender),
    between: '',
    write: (offered) => writeLine(toKyero(offered)),
  }),
  'open-immo': (sender) => ({
    ...toOpenImmoFrame(sender),
    between: '',
    write: (offered) => writeLine(toOpenImmo(offered, sender)),
  }),
  csv: () => ({
    start: csvStart + toCsvLines([csvColumns]),
    between: '',
    end: '',
    write: (offered) => toCsvLines([toCsvCells(offered)]),
  }),
  json: ({ name, madeAt }) => ({
    start: `{"sender":${JSON.stringify(name)},"madeAt":${JSON.stringify(madeAt)},"listings":[\n`,
    between: ',\n',
    end: '\n]}\n',
    write: (offered) => JSON.stringify(toJson(offered)),
  }),
}

/**
 * A file of listings as it is read, some homes at a time, so that one of any length is never in
 * memory as a whole. Where reading fails midway it throws, and no shortened file passes for whole.
 */
export async function* writeListings(
  format: ListingFormat,
  sender: ListingSender,
  steps: AsyncIterable<readonly OfferedListing[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const { start, between, end, write } = writers[format](sender)
  let isFirst = true
  yield encoder.encode(start)
  for await (const step of steps) {
    const written = step.map(write).filter((text) => text !== null)
    if (written.length === 0) continue
    yield encoder.encode((isFirst ? '' : between) + written.join(between))
    isFirst = false
  }
  yield encoder.encode(end)
}
