import 'server-only'
import { parseRecordId } from '@/domain/kernel/record-id'
import { privateHeaders } from '@/domain/protection/private-headers'
import { logError, withoutText } from '@/server/log/log'
import { findViewer } from '@/server/payload'
import { refuse } from '@/server/request/refuse'
import { findOfferLine, getOfferCopy } from './offer-copy-queries'
import { paperTexts } from './paper-messages'

/**
 * Answers the copy of an offer to staff who may read offers; 404 to everybody else, as for an offer
 * that is not there.
 */
export async function answerOfferCopy(request: Request, idText: string): Promise<Response> {
  const id = parseRecordId(idText)
  if (id === null) return refuse(404, privateHeaders)
  try {
    const line = await findOfferLine(id, await findViewer(request.headers))
    if (line === null) return refuse(404, privateHeaders)
    const body = await getOfferCopy(line)
    const { locale } = line.content
    return new Response(new Uint8Array(body), {
      headers: {
        ...privateHeaders,
        'Content-Disposition': `inline; filename="${paperTexts[locale].fileName}-${line.sequence}.pdf"`,
        'Content-Language': locale,
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (cause) {
    logError('the copy of an offer could not be made', withoutText(cause), { id })
    return refuse(500, privateHeaders)
  }
}
