import { getTranslations } from 'next-intl/server'
import { MediaPicture } from '@/features/media/media-picture'
import { RichText } from '@/features/rich-text/rich-text'
import { Link } from '@/ui/link/link'
import { EmptyModule } from '../../_kit/empty-module'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findRelatedArticles } from '../../_kit/related-articles'
import styles from './image-beside.module.css'

type ImageBesideProps = ModuleProps & { side: 'left' | 'right' }

/** A large picture beside an article's introduction; the module's own picture goes first. */
export async function ImageBeside({ module, locale, namesHidden, side }: ImageBesideProps) {
  const [t, articles] = await Promise.all([
    getTranslations('articles'),
    findRelatedArticles(module, locale),
  ])
  const [article] = articles
  if (!article) return <EmptyModule module={module} namesHidden={namesHidden} />
  const picture = module.image ?? article.image
  const href = module.link?.href ?? article.href
  return (
    <ModuleFrame cornice={false} hasHead={false} module={module}>
      <div className={styles.pair} data-side={side}>
        {picture && (
          <MediaPicture
            className={styles.picture}
            picture={picture}
            ratio="3 / 2"
            sizes="(min-width: 961px) 56vw, 75vw"
          />
        )}
        <div className={styles.text}>
          <h2 className={styles.title}>{module.title || article.title}</h2>
          {module.description ? (
            <RichText value={module.description} />
          ) : (
            <p className={styles.intro}>{article.intro}</p>
          )}
          {href && (
            <p className={styles.more}>
              <Link href={href} look="standalone">
                {module.link?.label ?? t('readMore', { title: article.title })}
              </Link>
            </p>
          )}
        </div>
      </div>
    </ModuleFrame>
  )
}
