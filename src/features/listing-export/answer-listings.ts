import 'server-only'
import { Readable } from 'node:stream'
import { formatFiles, type ListingFormat } from '@/domain/listings/listing-formats'
import { getSender, readOffered } from './export-queries'
import type { ExportScope } from './export-scope'
import { writeListings } from './write-listings'

/**
 * The homes of a scope as a file, sent as it is read. Where reading fails midway the download fails
 * too.
 */
export async function answerListings(
  { format, scope }: { format: ListingFormat; scope: ExportScope },
  { now, headers }: { now: Date; headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const parts = writeListings(format, await getSender(now), readOffered(scope))
  const body = Readable.toWeb(Readable.from(parts, { objectMode: false }))
  return new Response(body as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': formatFiles[format].contentType,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  })
}
