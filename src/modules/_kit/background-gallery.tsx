import { MediaPicture } from '@/features/media/media-picture'
import type { PictureView } from '@/features/media/to-picture'
import styles from './background-gallery.module.css'

/** Seconds for which each picture is shown. */
const secondsPerPicture = 6

/**
 * Background pictures that follow each other by style sheet alone; it rests for visitors who asked
 * for less motion, and while the pointer or the focus is in the module.
 */
export function BackgroundGallery({ pictures }: { pictures: readonly PictureView[] }) {
  const total = pictures.length * secondsPerPicture
  return (
    <div aria-hidden className={styles.gallery}>
      {pictures.map((picture, index) => (
        <div
          className={styles.slide}
          key={picture.id}
          style={{
            animationDelay: `${index * secondsPerPicture}s`,
            animationDuration: `${total}s`,
          }}
        >
          <MediaPicture alt="" fill inset={false} picture={picture} />
        </div>
      ))}
    </div>
  )
}
