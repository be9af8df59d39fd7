import { MediaPicture } from '@/features/media/media-picture'
import { RichText } from '@/features/rich-text/rich-text'
import type { Crumb } from '@/features/routing/page-facts'
import { Container } from '@/ui/container/container'
import { PageHead } from './page-head'
import type { PageView } from './to-page-view'
import styles from './page-text.module.css'

/** What a page says itself, beside its picture if it has one; the home page begins otherwise. */
export function PageText({ view, breadcrumb }: { view: PageView; breadcrumb: Crumb[] }) {
  const { body, screen, sideImage } = view
  const hasHead = screen !== 'home'
  if (!hasHead && !body && !sideImage) return null
  return (
    <Container>
      <div className={sideImage ? styles.pair : undefined}>
        <div>
          {hasHead && <PageHead view={view} breadcrumb={breadcrumb} />}
          {body && <RichText value={body} />}
        </div>
        {sideImage && (
          <MediaPicture
            className={styles.picture}
            picture={sideImage}
            ratio="4 / 3"
            sizes="(min-width: 961px) 40vw, 75vw"
          />
        )}
      </div>
    </Container>
  )
}
