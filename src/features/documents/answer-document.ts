import 'server-only'
import { isLocale, type Locale } from '@/domain/kernel/locales'
import { privateHeaders } from '@/domain/protection/private-headers'
import { buildExpiredDocumentPath } from '@/domain/routes/document-links'
import { env } from '@/server/env'
import { logError } from '@/server/log/log'
import { askInside } from '@/server/loopback'
import { refuse } from '@/server/request/refuse'
import { readExpiringId } from '@/server/signed-id'
import { findHandedDocument } from './document-queries'
import { messages } from './messages'
import { sendFile } from './send-file'

/** The page that leads back to the form, or its sentence where no page can be drawn. */
async function sayExpired(locale: Locale, token: string): Promise<Response> {
  const answer = (body: BodyInit, kind: 'html' | 'plain') =>
    new Response(body, {
      status: 410,
      headers: { ...privateHeaders, 'Content-Type': `text/${kind}; charset=utf-8` },
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
  const document = await findHandedDocument(read.id, locale)
  return document === null ? refuse(404) : sendFile(document)
}
