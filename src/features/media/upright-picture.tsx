import { uprightSizes } from '@/domain/media/image-size'
import { toUprightSrc } from './image-src'
import { MediaPicture, type MediaPictureProps } from './media-picture'
import type { PictureView } from './to-picture'

const toUprightSource = (picture: PictureView) => ({
  media: '(max-width: 767px)',
  src: (width: number) => toUprightSrc(picture, width),
  widths: uprightSizes.map(({ width }) => width),
  sizes: '75vw',
})

/** A wide picture that stands upright on telephones, where most of its file would be cut away. */
export function UprightPicture({ picture, ...look }: Omit<MediaPictureProps, 'sources'>) {
  const sources = picture.isVector ? [] : [toUprightSource(picture)]
  return <MediaPicture {...look} picture={picture} sources={sources} />
}
