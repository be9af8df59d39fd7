import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import type { VideoLink } from '@/domain/media/video-link'
import { EmbedNotice } from '@/features/consent/embed-notice'
import { MediaPicture } from '@/features/media/media-picture'
import type { PictureView } from '@/features/media/to-picture'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading/heading'
import { Video } from '@/ui/video/late-video.client'
import styles from './panels.module.css'

function Film({
  link,
  title,
  playText,
  poster,
}: {
  link: VideoLink
  title: string
  playText: string
  poster: PictureView | undefined
}) {
  return (
    <Video
      kind={link.kind === 'file' ? 'file' : 'frame'}
      playText={playText}
      src={link.embedUrl}
      title={title}
    >
      <span className={styles.poster}>
        {poster && (
          <MediaPicture alt="" fill picture={poster} sizes="(min-width: 961px) 60vw, 75vw" />
        )}
      </span>
    </Video>
  )
}

/** Film and virtual tour behind their poster: nothing is fetched elsewhere before the press. */
export async function PropertyFilms({
  video,
  tour,
  poster,
  locale,
}: {
  video: VideoLink | null
  tour: VideoLink | null
  poster: PictureView | undefined
  locale: Locale
}) {
  if (video === null && tour === null) return null
  const t = await getTranslations('properties.detail.media')
  const playText = t('playShort')
  return (
    <section aria-labelledby="films" className={classNames(styles.panel, styles.screenOnly)}>
      <Heading id="films" level={2} size="s">
        {t('watch')}
      </Heading>
      <div className={styles.films}>
        {video && <Film link={video} playText={playText} poster={poster} title={t('video')} />}
        {tour && <Film link={tour} playText={playText} poster={poster} title={t('tour')} />}
      </div>
      <EmbedNotice links={[video, tour].filter((link) => link !== null)} locale={locale} />
    </section>
  )
}
