import { getTranslations } from 'next-intl/server'
import {
  offeredWidths,
  toImageSrc,
  toOfferedWidth,
  toPlaceholderSrc,
} from '@/features/media/image-src'
import type { PictureView } from '@/features/media/to-picture'
import type { GalleryItem, GalleryKind, GalleryTexts } from '@/ui/gallery/gallery-item'

/** A stored picture as the gallery and its viewer take it. */
export function toGalleryItem(
  picture: PictureView,
  kind: GalleryKind,
  alt = picture.alt,
): GalleryItem {
  return {
    id: `${kind}-${picture.id}`,
    kind,
    alt,
    src: (wantedPx) => toImageSrc(picture, toOfferedWidth(wantedPx)),
    widths: offeredWidths,
    width: picture.width,
    height: picture.height,
    focus: picture.focus,
    placeholder: toPlaceholderSrc(picture),
  }
}

/**
 * The words of a gallery and its viewer.
 *
 * @param title what the pictures are of, for screen readers
 * @param all what the gallery holds, on the button over its last picture
 */
export async function getGalleryTexts(title: string, all: string): Promise<GalleryTexts> {
  const t = await getTranslations('properties.detail.media')
  return {
    label: t('label', { title }),
    all,
    open: t('open'),
    viewer: t('viewer', { title }),
    close: t('close'),
    previous: t('previous'),
    next: t('next'),
    position: t('position', { current: '{current}', total: '{total}' }),
    play: t('playShort'),
    kinds: {
      photo: t('photosTab'),
      plan: t('plans'),
      video: t('video'),
      tour: '360°',
    },
  }
}
