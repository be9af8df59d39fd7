import 'server-only'
import sharp from 'sharp'

const pixelsMax = 60_000_000

/** What a picture may be, by what it is and not by what it is called. */
const mimeTypes: Readonly<Partial<Record<string, string>>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

export type PictureKind = { format: string; mimetype: string }

/**
 * The kind of a picture that can be decoded within bounds; null for everything else. Of what a
 * stranger sent nothing is decoded but the kinds that are kept.
 */
export async function findPictureKind(data: Buffer): Promise<PictureKind | null> {
  try {
    const image = sharp(data, { limitInputPixels: pixelsMax, failOn: 'error' })
    const { format } = await image.metadata()
    const mimetype = mimeTypes[format]
    if (mimetype === undefined) return null
    // Decoded once, so that a picture that breaks off is told here and not by a visitor.
    await image.stats()
    return { format, mimetype }
  } catch {
    // Whatever it is, it is no picture that a page can show.
    return null
  }
}
