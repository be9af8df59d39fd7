import { imageWidths, type ImageWidth } from '@/domain/media/image-size'
import { Picture, type PictureProps } from '@/ui/picture/picture'
import { toImageSrc, toOfferedWidth, toPlaceholderSrc } from './image-src'
import type { PictureView } from './to-picture'

type MediaPictureProps = Pick<
  PictureProps,
  'sizes' | 'ratio' | 'priority' | 'inset' | 'fill' | 'className'
> & {
  picture: PictureView
  /** Another text than the stored one; empty where the picture only decorates. */
  alt?: string
  /**
   * The widest file on offer, in pixels. The card of a home names 600, what the site sends to telephones: a screen
   * of many dots would take 1360 for a picture of a few hundred, at four times the weight.
   */
  widestPx?: ImageWidth
}

/** Widths of the files on offer; the smallest of the fixed sizes are for thumbnails only. */
const widths = imageWidths.filter((width) => width >= 240)

/** A stored picture in the fixed sizes, cut around its point of interest. */
export function MediaPicture({ picture, alt = picture.alt, widestPx, ...look }: MediaPictureProps) {
  return (
    <Picture
      {...look}
      alt={alt}
      focus={picture.focus}
      height={picture.height}
      placeholder={toPlaceholderSrc(picture)}
      src={(wantedPx) => toImageSrc(picture, toOfferedWidth(wantedPx))}
      width={picture.width}
      widths={widestPx ? widths.filter((width) => width <= widestPx) : widths}
    />
  )
}
