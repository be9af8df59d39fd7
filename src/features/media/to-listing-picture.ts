import type { ListingPicture } from '@/cms/read-model/listing-row'
import { toPictureKey } from './picture-key'
import { fallbackSize, type PictureView } from './to-picture'

/** A picture of the read model, ready to be drawn. */
export function toListingPicture(picture: ListingPicture): PictureView {
  const { mediaId, version, alt, width, height, focus, isVector } = picture
  return {
    id: mediaId,
    version: toPictureKey(mediaId, Number.parseInt(version, 36)),
    alt,
    width: width ?? fallbackSize.width,
    height: height ?? fallbackSize.height,
    focus,
    isVector,
  }
}
