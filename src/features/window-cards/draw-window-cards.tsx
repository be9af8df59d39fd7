import 'server-only'
import { Document, renderToBuffer } from '@react-pdf/renderer'
import type { Brochure } from '@/features/brochure/brochure'
import type { PaperPicture } from '@/features/brochure/brochure-document'
import { registerTypefaces } from '@/features/brochure/typefaces'
import { CardPage } from './card-page'

/** What stands on a card, and its picture as JPEG; null where its file could not be read. */
export type WindowCard = { brochure: Brochure; picture: PaperPicture }

/**
 * Sets cards for the window as one PDF, a home to a page.
 *
 * @throws when a typeface is missing or a picture is no JPEG
 */
export async function drawWindowCards(
  cards: readonly [WindowCard, ...WindowCard[]],
): Promise<Buffer> {
  await registerTypefaces()
  const [{ brochure: first }] = cards
  const { agency, locale } = first
  return renderToBuffer(
    <Document
      author={agency.name}
      creator={agency.name}
      language={locale}
      producer={agency.name}
      title={cards.map(({ brochure }) => brochure.title).join(', ')}
    >
      {cards.map(({ brochure, picture }) => (
        <CardPage brochure={brochure} key={brochure.publicId} picture={picture} />
      ))}
    </Document>,
  )
}
