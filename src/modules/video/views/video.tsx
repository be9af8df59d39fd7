import { parseVideoLink } from '@/domain/media/video-link'
import { EmbedNotice } from '@/features/consent/embed-notice'
import { MediaPicture } from '@/features/media/media-picture'
import { Video } from '@/ui/video/late-video.client'
import { getTranslations } from 'next-intl/server'
import { EmptyModule } from '../../_kit/empty-module'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import styles from './video.module.css'

/** A video that is fetched only when it is asked for; until then its poster stands there. */
export async function VideoView({ module, locale, namesHidden }: ModuleProps) {
  const link = parseVideoLink(module.videoUrl)
  if (!link) return <EmptyModule module={module} namesHidden={namesHidden} />
  const t = await getTranslations('modules')
  const { image } = module
  return (
    <ModuleFrame module={module}>
      <Video
        kind={link.kind === 'file' ? 'file' : 'frame'}
        playText={t('play')}
        src={link.embedUrl}
        title={module.title || t('video')}
        watchHref={module.videoUrl}
      >
        {image ? (
          <MediaPicture
            alt=""
            picture={image}
            ratio="16 / 9"
            sizes="(min-width: 961px) 80vw, 75vw"
          />
        ) : (
          <span className={styles.dark} />
        )}
      </Video>
      <EmbedNotice links={[link]} locale={locale} />
    </ModuleFrame>
  )
}
