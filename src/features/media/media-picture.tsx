import { uprightSizes } from '@/domain/media/image-size'
import { Picture, type PictureProps } from '@/ui/picture/picture'
import {
  offeredWidths,
  toImageSrc,
  toOfferedWidth,
  toPlaceholderSrc,
  toUprightSrc,
} from './image-src'
import type { PictureView } from './to-picture'

type MediaPictureProps = Pick<
  PictureProps,
  'sizes' | 'ratio' | 'priority' | 'inset' | 'fill' | 'className'
> & {
  picture: PictureView
  /** Another text than the stored one; empty where the picture only decorates. */
  alt?: string
  /** Stands on a card of a few hundred pixels, where screens of many dots would take the file of 1,360. */
  isCard?: boolean
  /** Stands upright on telephones, where most of a wide file would be cut away. */
  isUprightOnPhones?: boolean
}

/** On cards: up to what the site sends to telephones, a quarter of the weight of the next. */
const cardWidths = offeredWidths.filter((width) => width <= 600)

function toUprightSource(picture: PictureView) {
  return {
    media: '(max-width: 767px)',
    src: (width: number) => toUprightSrc(picture, width),
    widths: uprightSizes.map(({ width }) => width),
    sizes: '75vw',
  }
}

/** A stored picture in the fixed sizes, cut around its point of interest. */
export function MediaPicture({
  picture,
  alt = picture.alt,
  isCard = false,
  isUprightOnPhones = false,
  ...look
}: MediaPictureProps) {
  return (
    <Picture
      {...look}
      alt={alt}
      focus={picture.focus}
      height={picture.height}
      placeholder={toPlaceholderSrc(picture)}
      sources={isUprightOnPhones && !picture.isVector ? [toUprightSource(picture)] : undefined}
      src={(wantedPx) => toImageSrc(picture, toOfferedWidth(wantedPx))}
      width={picture.width}
      widths={isCard ? cardWidths : offeredWidths}
    />
  )
}
