import { getTranslations } from 'next-intl/server'
import type { VideoLink } from '@/domain/media/video-link'
import { toImageSrc, toOfferedWidth, toPlaceholderSrc } from '@/features/media/image-src'
import type { PictureView } from '@/features/media/to-picture'
import { Gallery, type GalleryItem } from '@/ui/gallery/gallery'
import type { GalleryKind } from '@/ui/gallery/gallery-item'

type MediaGalleryProps = {
  /** What the pictures are of, for screen readers. */
  title: string
  pictures: readonly PictureView[]
  plans?: readonly PictureView[]
  video?: VideoLink | null
  tour?: VideoLink | null
}

function toItem(picture: PictureView, kind: GalleryKind, alt = picture.alt): GalleryItem {
  return {
    id: `${kind}-${picture.id}`,
    kind,
    alt,
    src: (wantedPx) => toImageSrc(picture, toOfferedWidth(wantedPx)),
    width: picture.width,
    height: picture.height,
    focus: picture.focus,
    placeholder: toPlaceholderSrc(picture),
  }
}

/** A film or tour shows the first picture until the visitor asks for it. */
function toPlayed(
  link: VideoLink | null | undefined,
  kind: 'video' | 'tour',
  poster: PictureView | undefined,
  title: string,
): GalleryItem[] {
  if (!link || !poster) return []
  const player = { kind: link.kind === 'file' ? 'file' : 'frame', src: link.embedUrl } as const
  return [{ ...toItem(poster, kind, title), player }]
}

/** Pictures, plans, film and tour of a property or project in one gallery. */
export async function MediaGallery(props: MediaGalleryProps) {
  const { title, pictures, plans = [], video, tour } = props
  const t = await getTranslations('properties.detail.media')
  const [poster] = pictures
  const items = [
    ...pictures.map((picture) => toItem(picture, 'photo')),
    ...plans.map((plan) => toItem(plan, 'plan')),
    ...toPlayed(video, 'video', poster, t('video')),
    ...toPlayed(tour, 'tour', poster, t('tour')),
  ]
  const all = [
    t('photos', { count: pictures.length }),
    plans.length > 0 && t('andPlans'),
    video && t('andVideo'),
    tour && '360°',
  ].filter(Boolean)
  return (
    <Gallery
      items={items}
      texts={{
        label: t('label', { title }),
        all: all.join(' · '),
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
      }}
    />
  )
}
