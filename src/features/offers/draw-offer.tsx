import 'server-only'
import { renderToBuffer } from '@react-pdf/renderer'
import { registerTypefaces } from '@/features/brochure/typefaces'
import { OfferDocument } from './offer-document'
import type { OfferPaper } from './to-offer-paper'

/**
 * Sets the copy of an offer as PDF. Two drawings of the same differ in their bytes, because the
 * format notes the moment; whoever needs the same bytes keeps the first one.
 *
 * @throws when a typeface is missing
 */
export async function drawOffer(paper: OfferPaper): Promise<Buffer> {
  await registerTypefaces()
  return renderToBuffer(<OfferDocument paper={paper} />)
}
