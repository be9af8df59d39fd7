import { getTranslations } from 'next-intl/server'
import type { VideoLink } from '@/domain/media/video-link'
import type { PictureView } from '@/features/media/to-picture'
import { Gallery, type GalleryItem } from '@/ui/gallery/gallery'
import { getGalleryTexts, toGalleryItem } from './gallery-parts'

type MediaGalleryProps = {
  /** What the pictures are of, for screen readers. */
  title: string
  pictures: readonly PictureView[]
  plans?: readonly PictureView[]
  video?: VideoLink | null
  tour?: VideoLink | null
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
  return [{ ...toGalleryItem(poster, kind, title), player }]
}

/** A picture that nobody described in this language is at least told from the others. */
function describe({ alt }: PictureView, title: string, index: number, total: number): string {
  return alt || `${title} (${index + 1}/${total})`
}

/** Pictures, plans, film and tour of a property or project in one gallery. */
export async function MediaGallery(props: MediaGalleryProps) {
  const { title, pictures, plans = [], video, tour } = props
  const t = await getTranslations('properties.detail.media')
  const [poster] = pictures
  const items = [
    ...pictures.map((picture, index) =>
      toGalleryItem(picture, 'photo', describe(picture, title, index, pictures.length)),
    ),
    ...plans.map((plan, index) =>
      toGalleryItem(plan, 'plan', describe(plan, `${title}, ${t('plans')}`, index, plans.length)),
    ),
    ...toPlayed(video, 'video', poster, t('video')),
    ...toPlayed(tour, 'tour', poster, t('tour')),
  ]
  const all = [
    t('photos', { count: pictures.length }),
    plans.length > 0 && t('andPlans'),
    video && t('andVideo'),
    tour && '360°',
  ].filter(Boolean)
  const texts = await getGalleryTexts(title, all.join(' · '))
  return <Gallery items={items} texts={texts} />
}
