import {
  formatImageRequest,
  imageWidths,
  type ImageFormat,
  type ImageWidth,
  type LogoHeight,
} from '@/domain/media/image-size'
import type { PictureView } from './to-picture'

type FileRef = Pick<PictureView, 'id' | 'version'>

function toAddress({ id, version }: FileRef, query: string): string {
  return `/img/${id}/?${query}&v=${version}`
}

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

const shareImageWidth: ImageWidth = 1360

/** The address of a picture in the size for other sites: shared links and search engines. */
export function toShareImageSrc(picture: FileRef): string {
  return toImageSrc(picture, shareImageWidth)
}

/** The picture that is shown when somebody shares the page. */
export function toShareImage(
  picture: PictureView | null | undefined,
): { src: string; alt: string } | null {
  return picture ? { src: toShareImageSrc(picture), alt: picture.alt } : null
}
