import 'server-only'
import { copyProofParameter } from '@/domain/routes/offer-copies'
import { parsePublicId } from '@/domain/routes/public-id'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { isCopyProof } from '@/server/offer-copy-proof'
import { findViewer } from '@/server/payload'
import { refuse } from '@/server/request/refuse'
import {
  findLinkedOfferLine,
  findOfferLine,
  getOfferCopy,
  type OfferLine,
} from './offer-copy-queries'
import { paperTexts } from './paper-texts'

/** Names and amounts stand on it: nobody keeps it on the way, no search engine lists it. */
const closed = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

async function findAllowed(request: Request, id: number): Promise<OfferLine | null> {
  const proof = new URL(request.url).searchParams.get(copyProofParameter)
  if (proof === null) return findOfferLine(id, await findViewer(request.headers))
  const line = await findLinkedOfferLine(id)
  return line !== null && isCopyProof(proof, line, env().PAYLOAD_SECRET) ? line : null
}

/**
 * Answers the copy of an offer to staff who may read offers, and to whoever has the signed link;
 * 404 to everybody else, as for an offer that is not there.
 */
export async function answerOfferCopy(request: Request, idText: string): Promise<Response> {
  const id = parsePublicId(idText)
  if (id === null) return refuse(404, closed)
  try {
    const line = await findAllowed(request, id)
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
