import 'server-only'
import { renderToBuffer } from '@react-pdf/renderer'
import type { Brochure } from './brochure'
import { BrochureDocument, type BrochurePictures } from './brochure-document'
import { registerTypefaces } from './typefaces'

/**
 * Sets a brochure as PDF. Everything it needs is handed in or lies on this disk: it asks no network.
 *
 * @throws when a typeface is missing or a picture is no JPEG
 */
export async function drawBrochure(brochure: Brochure, images: BrochurePictures): Promise<Buffer> {
  await registerTypefaces()
  return renderToBuffer(<BrochureDocument brochure={brochure} images={images} />)
}
