import {
  formatImageRequest,
  imageWidths,
  shareSize,
  uprightSizes,
  type ImageFormat,
  type ImageWidth,
  type LogoHeight,
} from '@/domain/media/image-size'
import type { PictureView } from './to-picture'

type FileRef = Pick<PictureView, 'id' | 'version'>

function toAddress({ id, version }: FileRef, query: string): string {
  return `/img/${id}/?${query}&v=${version}`
}

/** Stands in the address where others have a number. */
export const agencyPictureName = 'agency'

/** The address of a picture in one of the fixed widths (pixels). */
export function toImageSrc(
  picture: FileRef,
  width: ImageWidth,
  format: ImageFormat = 'webp',
): string {
  return toAddress(picture, formatImageRequest({ width, height: null, format }))
}

/** The address of a logo in one of the fixed heights (pixels). */
export function toLogoSrc(picture: FileRef, height: LogoHeight): string {
  return toAddress(picture, formatImageRequest({ width: null, height, format: 'png' }))
}

/** The address of the middle of a picture as a square of 60 by 60 pixels. */
export function toThumbnailSrc(picture: FileRef): string {
  return toAddress(picture, formatImageRequest({ width: 60, height: 60, format: 'webp' }))
}

/** Widths in pixels of the files on offer; the smallest of the fixed sizes are for thumbnails only. */
export const offeredWidths = imageWidths.filter((width) => width >= 240)

/** The next width on offer that is at least as wide as the one asked for, in pixels. */
export function toOfferedWidth(wantedPx: number): ImageWidth {
  return imageWidths.find((offered) => offered >= wantedPx) ?? 1920
}

/** Width in pixels of the small picture that stands in while the true one is loading. */
const placeholderWidth: ImageWidth = 60

/** A few pixels of a picture, shown while it is loading; a drawing needs none. */
export function toPlaceholderSrc(picture: PictureView): string | undefined {
  return picture.isVector ? undefined : toImageSrc(picture, placeholderWidth)
}

/** A picture for other sites: shared links and search engines. Measures in pixels. */
export type ShareImage = { src: string; alt: string; width: number; height: number }

/** The address of a picture in the shape of shared links, cut around its point of interest. */
export function toShareImageSrc(picture: FileRef): string {
  return toAddress(picture, formatImageRequest({ ...shareSize, format: 'webp' }))
}

/**
 * The address of a picture cut upright around its point of interest.
 *
 * @param wantedPx its least width in pixels; the largest crop where none is so wide
 */
export function toUprightSrc(picture: FileRef, wantedPx: number): string {
  const size = uprightSizes.find(({ width }) => width >= wantedPx) ?? uprightSizes[1]
  return toAddress(picture, formatImageRequest({ ...size, format: 'webp' }))
}

/**
 * The picture of the agency for pages without one of their own.
 *
 * @param name of the agency, which is all that the picture says
 */
export function agencyShareImage(name: string): ShareImage {
  const query = formatImageRequest({ ...shareSize, format: 'png' })
  return { src: `/img/${agencyPictureName}/?${query}`, alt: name, ...shareSize }
}

/** The picture that is shown when somebody shares the page; a drawing has no pixels to cut. */
export function toShareImage(picture: PictureView | null | undefined): ShareImage | null {
  if (!picture || picture.isVector) return null
  return { src: toShareImageSrc(picture), alt: picture.alt, ...shareSize }
}
