import { Picture, type PictureProps } from '@/ui/picture/picture'
import { offeredWidths, toImageSrc, toOfferedWidth, toPlaceholderSrc } from './image-src'
import type { PictureView } from './to-picture'

export type MediaPictureProps = Pick<
  PictureProps,
  'sizes' | 'ratio' | 'priority' | 'inset' | 'fill' | 'className' | 'sources'
> & {
  picture: PictureView
  /** Another text than the stored one; empty where the picture only decorates. */
  alt?: string
  /** Stands on a card of a few hundred pixels, where screens of many dots would take the file of 1,360. */
  isCard?: boolean
}

/** On cards: up to what the site sends to telephones, a quarter of the weight of the next. */
const cardWidths = offeredWidths.filter((width) => width <= 600)

/** A stored picture in the fixed sizes, cut around its point of interest. */
export function MediaPicture({
  picture,
  alt = picture.alt,
  isCard = false,
  ...look
}: MediaPictureProps) {
  return (
    <Picture
      {...look}
      alt={alt}
      focus={picture.focus}
      height={picture.height}
      placeholder={toPlaceholderSrc(picture)}
      src={(wantedPx) => toImageSrc(picture, toOfferedWidth(wantedPx))}
      width={picture.width}
      widths={isCard ? cardWidths : offeredWidths}
    />
  )
}
