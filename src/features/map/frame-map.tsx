import type { Locale } from '@/domain/kernel/locales'
import { FrameMapPane } from './frame-map-pane.client'
import styles from './frame-map.module.css'
import { getFrameMapTexts } from './frame-map-texts'
import { getGroundNames } from './map-texts'

/** The page in the frame of a banner: a map and nothing else, which waits for homes to show. */
export async function FrameMap({ locale }: { locale: Locale }) {
  const [texts, names] = await Promise.all([getFrameMapTexts(), getGroundNames(locale)])
  return (
    <main aria-label={texts.title} className={styles.main}>
      <FrameMapPane names={names} texts={texts} />
    </main>
  )
}
