import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { findArticleIdsIn, findArticles } from '@/features/articles/article-queries'
import type { ArticleView } from '@/features/articles/to-article-view'
import { getAddressBook } from '@/features/routing/address-book'
import type { ModuleView } from './module-view'

export type RelatedArticle = ArticleView & {
  /** Where the article can be read in full; `null` for content without a page of its own. */
  href: string | null
}

async function findIds(module: ModuleView, locale: Locale): Promise<number[]> {
  const ids = await Promise.all(
    module.relations.map(async (relation) => {
      if (relation.type === 'article') return [relation.articleId]
      return relation.type === 'category' ? findArticleIdsIn(relation.categoryId, locale) : []
    }),
  )
  return [...new Set(ids.flat())]
}

/** The published articles that a module points at: single ones and whole categories, in order. */
export async function findRelatedArticles(
  module: ModuleView,
  locale: Locale,
): Promise<RelatedArticle[]> {
  const [ids, book] = await Promise.all([findIds(module, locale), getAddressBook(locale)])
  const articles = await findArticles(ids, locale)
  return articles
    .slice(0, module.maxItems ?? undefined)
    .map((article) => ({ ...article, href: article.isPublic ? book.page(article.key) : null }))
}
