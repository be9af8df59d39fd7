import 'server-only'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { isLocale, type Locale } from '@/domain/kernel/locales'
import { buildExpiredDocumentPath } from '@/domain/routes/document-links'
import { env } from '@/server/env'
import { logError } from '@/server/log/log'
import { askInside } from '@/server/loopback'
import { refuse } from '@/server/request/refuse'
import { readExpiringId } from '@/server/signed-id'
import { findHandedDocument, type HandedDocument } from './document-queries'
import { messages } from './messages'

/** The address opens the file: nobody keeps it, lists it or tells it to another site. */
const privately = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

async function sendFile({ filename, mimeType }: HandedDocument): Promise<Response> {
  // A name from the records; whatever it says, the file lies in its folder.
  const place = path.join(env().DOCUMENT_DIR, path.basename(filename))
  try {
    const file = await open(place)
    const { size } = await file.stat()
    // Node's own type of the same stream; the file closes at its end, and when the reader leaves.
    const body = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
    return new Response(body, {
      headers: {
        ...privately,
        'Content-Disposition': `attachment; filename="${path.basename(filename)}"`,
        'Content-Length': String(size),
        'Content-Type': mimeType,
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (cause) {
    logError('the file of a document cannot be opened', cause)
    return refuse(404)
  }
}

/** The page that leads back to the form, or its sentence where no page can be drawn. */
async function sayExpired(locale: Locale, token: string): Promise<Response> {
  const answer = (body: BodyInit, kind: 'html' | 'plain') =>
    new Response(body, {
      status: 410,
      headers: { ...privately, 'Content-Type': `text/${kind}; charset=utf-8` },
    })
  try {
    const { status, body } = await askInside(buildExpiredDocumentPath(locale, token))
    if (status !== 200) throw new Error(`the page answered ${status}`)
    return answer(body.toString('utf8'), 'html')
  } catch (cause) {
    logError('the page of an expired link could not be drawn', cause)
    return answer(messages[locale].late, 'plain')
  }
}

/** The document behind a signed link: the file, 410 once the link has expired, else 404. */
export async function answerDocument(
  { locale, token }: { locale: string; token: string },
  now: Date,
): Promise<Response> {
  if (!isLocale(locale)) return refuse(404)
  const read = readExpiringId('document', token, { now, secret: env().PAYLOAD_SECRET })
  if (read === null) return refuse(404)
  if (read.isExpired) return sayExpired(locale, token)
  const document = await findHandedDocument(read.id)
  return document === null ? refuse(404) : sendFile(document)
}
