import { resolveItemLimits } from '@/domain/grid/placement'
import { MediaPicture } from '@/features/media/media-picture'
import { Link } from '@/ui/link/link'
import { EmptyModule } from '../../_kit/empty-module'
import { ItemGrid } from '../../_kit/item-grid'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findRelatedArticles, type RelatedArticle } from '../../_kit/related-articles'
import styles from './card.module.css'

function Card({ article }: { article: RelatedArticle }) {
  const { href, image, intro, title } = article
  return (
    <article className={styles.card}>
      {image && (
        <MediaPicture
          picture={image}
          ratio="4 / 3"
          sizes="(min-width: 961px) 25vw, (min-width: 600px) 50vw, 75vw"
          isCard
        />
      )}
      <h3 className={styles.title}>
        {href ? (
          <Link className={styles.link} href={href} look="bare">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      {intro && <p className={styles.intro}>{intro}</p>}
    </article>
  )
}

/** Articles side by side, each a picture, a title and an introduction. */
export async function ArticleCards({ module, locale, namesHidden }: ModuleProps) {
  const articles = await findRelatedArticles(module, locale)
  if (articles.length === 0) return <EmptyModule module={module} namesHidden={namesHidden} />
  const { itemsPerRow } = resolveItemLimits('list', module)
  return (
    <ModuleFrame module={module}>
      <ItemGrid perRow={itemsPerRow}>
        {articles.map((article) => (
          <Card article={article} key={article.id} />
        ))}
      </ItemGrid>
    </ModuleFrame>
  )
}
