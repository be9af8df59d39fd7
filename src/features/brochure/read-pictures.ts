import 'server-only'
import { findMediaFile } from '@/features/media/media-queries'
import type { PictureView } from '@/features/media/to-picture'
import { getRendition, type PaperImage } from '@/server/images/rendition'
import { logError } from '@/server/log/log'
import type { Brochure } from './brochure'
import type { BrochurePictures, PaperPicture } from './brochure-document'

/** Pixels at about 200 to the inch of the place on the page. */
const sizes = {
  main: { width: 1360, height: 762, format: 'jpeg' },
  other: { width: 720, height: 403, format: 'jpeg' },
  portrait: { width: 160, height: 160, format: 'jpeg' },
} as const satisfies Record<string, PaperImage>

/**
 * A picture that cannot be made now leaves the brochure without it; one that cannot be read leaves
 * the log with a line as well.
 */
export async function readPicture(
  { id }: PictureView,
  image: PaperImage,
  onFailure: () => void,
): Promise<PaperPicture> {
  const file = await findMediaFile(id)
  if (file === null) return null
  const { fileName, changedAt, focus } = file
  try {
    const made = await getRendition({ fileName, version: changedAt, focus, image })
    if (made.ok) return made.value.body
    onFailure()
    return null
  } catch (err) {
    logError('a picture could not be made for paper', err, { mediaId: id })
    onFailure()
    return null
  }
}

/**
 * The pictures of a brochure in the sizes of its places, without what the camera noted.
 * `isComplete` is false when one could not be made this time.
 */
export async function readPictures({
  pictures,
  portrait,
}: Pick<Brochure, 'pictures' | 'portrait'>): Promise<BrochurePictures & { isComplete: boolean }> {
  let isComplete = true
  const read = (picture: PictureView, image: PaperImage) =>
    readPicture(picture, image, () => (isComplete = false))
  const [found, face] = await Promise.all([
    Promise.all(
      pictures.map((picture, place) => read(picture, place === 0 ? sizes.main : sizes.other)),
    ),
    portrait && !portrait.isVector ? read(portrait, sizes.portrait) : null,
  ])
  return { pictures: found, portrait: face, isComplete }
}
