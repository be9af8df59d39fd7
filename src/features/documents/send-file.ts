import 'server-only'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { env } from '@/server/env'
import { logError } from '@/server/log/log'
import { refuse } from '@/server/request/refuse'

/** Nobody keeps such an answer, lists its address or tells it to another site. */
export const privately = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

/** A name for every browser: plain letters for old ones, all letters for the others (RFC 6266). */
function toDisposition(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const escaped = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  const also = plain === name ? '' : `; filename*=UTF-8''${escaped}`
  return `attachment; filename="${plain}"${also}`
}

/**
 * The file of a document, to be kept and not to be shown in the browser; 404 where it is gone.
 *
 * @param file.name under which it is kept by the reader, as `toFileTitle` gives it; that of the stored
 *   file unless set
 */
export async function sendFile(file: {
  filename: string
  mimeType: string
  name?: string | null
}): Promise<Response> {
  // A name from the records; whatever it says, the file lies in its folder.
  const stored = path.basename(file.filename)
  try {
    const opened = await open(path.join(env().DOCUMENT_DIR, stored))
    const { size } = await opened.stat()
    // Node's own type of the same stream; the file closes at its end, and when the reader leaves.
    const body = Readable.toWeb(opened.createReadStream()) as ReadableStream<Uint8Array>
    return new Response(body, {
      headers: {
        ...privately,
        'Content-Disposition': toDisposition(file.name || stored),
        'Content-Length': String(size),
        'Content-Type': file.mimeType,
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (cause) {
    logError('the file of a document cannot be opened', cause)
    return refuse(404)
  }
}
