import { RichText } from '@/features/rich-text/rich-text'
import { EmptyModule } from '../../_kit/empty-module'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findRelatedArticles } from '../../_kit/related-articles'
import styles from './text.module.css'

/** Articles in full, one below the other. */
export async function ArticleText({ module, locale, namesHidden }: ModuleProps) {
  const articles = await findRelatedArticles(module, locale)
  if (articles.length === 0) return <EmptyModule module={module} namesHidden={namesHidden} />
  return (
    <ModuleFrame module={module}>
      {articles.map(({ id, title, intro, body }) => (
        <article className={styles.article} key={id}>
          <h3>{title}</h3>
          {intro && <p className={styles.intro}>{intro}</p>}
          {body && <RichText value={body} />}
        </article>
      ))}
    </ModuleFrame>
  )
}
