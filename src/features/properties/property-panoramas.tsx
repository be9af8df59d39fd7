import { getTranslations } from 'next-intl/server'
import { toImageSrc } from '@/features/media/image-src'
import { MediaPicture } from '@/features/media/media-picture'
import type { PictureView } from '@/features/media/to-picture'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading/heading'
import { Panorama } from '@/ui/panorama/late-panorama.client'
import styles from './panels.module.css'

/** Pixels: the widest file on offer, because a part of it fills the screen. */
const fullWidth = 1920

/** Rooms to look around in, each behind its flat picture. */
export async function PropertyPanoramas({ panoramas }: { panoramas: readonly PictureView[] }) {
  if (panoramas.length === 0) return null
  const t = await getTranslations('properties.panorama')
  const texts = {
    open: t('open'),
    close: t('close'),
    left: t('left'),
    right: t('right'),
    up: t('up'),
    down: t('down'),
    nearer: t('nearer'),
    farther: t('farther'),
    hint: t('hint'),
    loading: t('loading'),
    noWebGl: t('noWebGl'),
    failed: t('failed'),
  }
  return (
    <section aria-labelledby="panoramas" className={classNames(styles.panel, styles.screenOnly)}>
      <Heading id="panoramas" level={2} size="s">
        {t('title')}
      </Heading>
      <div className={styles.films}>
        {panoramas.map((panorama, index) => (
          <Panorama
            height={panorama.height}
            key={panorama.id}
            name={panorama.alt || t('unnamed', { number: index + 1 })}
            src={toImageSrc(panorama, fullWidth)}
            texts={texts}
            width={panorama.width}
          >
            <MediaPicture alt="" fill picture={panorama} sizes="(min-width: 961px) 30vw, 75vw" />
          </Panorama>
        ))}
      </div>
    </section>
  )
}
