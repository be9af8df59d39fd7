'use client'

import { Video } from '../video/video.client'
import type { ViewerItem } from './gallery-item'
import styles from './viewer.module.css'

type ViewerSlideProps = { item: ViewerItem; near: boolean; playText: string }

/** One picture, or the poster of a film that starts by a press and stops when it leaves the view. */
export function ViewerSlide({ item, near, playText }: ViewerSlideProps) {
  const picture = (
    <img
      alt={item.alt}
      className={styles.picture}
      height={item.height}
      loading="lazy"
      sizes="100vw"
      src={item.full}
      srcSet={item.fullSet}
      width={item.width}
    />
  )
  return (
    <li className={styles.slide}>
      {item.player === undefined ? (
        picture
      ) : (
        <div className={styles.player}>
          <Video
            key={String(near)}
            kind={item.player.kind}
            playText={playText}
            src={item.player.src}
            title={item.alt}
            watchHref={item.player.watchHref}
          >
            {picture}
          </Video>
        </div>
      )}
    </li>
  )
}
