import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Where } from 'payload'
import { articleTag, cacheTags, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import { anonymous, payloadAs, type Viewer } from '@/server/payload'
import { isArticleVisible, toArticleView, type ArticleView } from './to-article-view'

async function readArticles(
  where: Where,
  locale: Locale,
  viewer: Viewer,
  draft = false,
): Promise<ArticleView[]> {
  const door = await payloadAs(viewer)
  const { docs } = await door.find({
    collection: 'articles',
    where,
    locale,
    fallbackLocale: false,
    depth: 1,
    draft,
    pagination: false,
    sort: ['sort', '-postedAt', 'id'],
  })
  return docs.map(toArticleView)
}

/** The published article with this id, or `null`. */
export async function findArticle(id: number, locale: Locale): Promise<ArticleView | null> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, articleTag(id))
  const [article] = await readArticles({ id: { equals: id } }, locale, anonymous)
  return article ?? null
}

/** The newest draft of an article as `viewer` may see it; never cached. */
export async function findArticleDraft(
  id: number,
  locale: Locale,
  viewer: Viewer,
): Promise<ArticleView | null> {
  const [article] = await readArticles({ id: { equals: id } }, locale, viewer, true)
  return article ?? null
}

/** Published articles by id, in the order of the ids; those that a language lacks are left out. */
export async function findArticles(ids: number[], locale: Locale): Promise<ArticleView[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.articles, ...ids.map(articleTag))
  const articles = await readArticles({ id: { in: ids } }, locale, anonymous)
  return ids
    .map((id) => articles.find((article) => article.id === id))
    .filter((article) => article !== undefined)
    .filter((article) => isArticleVisible(article, locale))
}

/** The ids of the published articles in a category and the categories below it. */
export async function findArticleIdsIn(categoryId: number, locale: Locale): Promise<number[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.articles, cacheTags.categories)
  const door = await payloadAs(anonymous)
  const { docs: categories } = await door.find({
    collection: 'categories',
    pagination: false,
    depth: 0,
    select: { parent: true },
  })
  const below = (id: number): number[] => [
    id,
    ...categories.filter(({ parent }) => parent === id).flatMap((child) => below(child.id)),
  ]
  const articles = await readArticles({ category: { in: below(categoryId) } }, locale, anonymous)
  return articles.map(({ id }) => id)
}
