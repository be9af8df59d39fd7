import 'server-only'
import path from 'node:path'
import { privateHeaders } from '@/domain/protection/private-headers'
import { logError } from '@/server/log/log'
import { refuse } from '@/server/request/refuse'
import { openStoredFile } from '@/server/stored-files/stored-files'

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
  const stored = path.basename(file.filename)
  try {
    const { body, size } = await openStoredFile('documents', stored)
    return new Response(body, {
      headers: {
        ...privateHeaders,
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
