import 'server-only'
import { parseRecordId } from '@/domain/kernel/record-id'
import { logError, withoutText } from '@/server/log/log'
import { findViewer } from '@/server/payload'
import { refuse } from '@/server/request/refuse'
import { findOfferLine, getOfferCopy } from './offer-copy-queries'
import { paperTexts } from './paper-messages'

/** Names and amounts stand on it: nobody keeps it on the way, no search engine lists it. */
const closed = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/**
 * Answers the copy of an offer to staff who may read offers; 404 to everybody else, as for an offer
 * that is not there.
 */
export async function answerOfferCopy(request: Request, idText: string): Promise<Response> {
  const id = parseRecordId(idText)
  if (id === null) return refuse(404, closed)
  try {
    const line = await findOfferLine(id, await findViewer(request.headers))
    if (line === null) return refuse(404, closed)
    const body = await getOfferCopy(line)
    const { locale } = line.content
    return new Response(new Uint8Array(body), {
      headers: {
        ...closed,
        'Content-Disposition': `inline; filename="${paperTexts[locale].fileName}-${line.sequence}.pdf"`,
        'Content-Language': locale,
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (cause) {
    logError('the copy of an offer could not be made', withoutText(cause), { id })
    return refuse(500, closed)
  }
}
