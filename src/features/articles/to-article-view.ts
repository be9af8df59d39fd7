import type { Article } from '@/cms/payload-types'
import { toRelationId } from '@/cms/relation-id'
import { toMeantLocales, type Locale } from '@/domain/kernel/locales'
import { findContentHurdle } from '@/domain/visibility/content-rules'
import { toPicture, type PictureView } from '@/features/media/to-picture'
import { toSeo, type PageSeo } from '@/features/routing/to-seo'
import type { RichTextValue } from '@/features/rich-text/rich-text'
import { toPlainText } from '@/features/rich-text/to-plain-text'

/** An article in one language. */
export type ArticleView = {
  id: number
  /** The original path, which is the key into the route table. */
  key: string
  categoryId: number | null
  title: string
  intro: string
  body: RichTextValue | null
  image: PictureView | null
  author: string
  postedAt: string | null
  /** False: content for modules, without a page of its own. */
  isPublic: boolean
  quote: { person: string; place: string } | null
  visibleIn: readonly Locale[]
  seo: PageSeo
}

function toQuote(quote: Article['quote']): ArticleView['quote'] {
  return quote?.person ? { person: quote.person, place: quote.place ?? '' } : null
}

export function toArticleView(article: Article): ArticleView {
  const title = article.title ?? ''
  const intro = article.intro ?? ''
  return {
    id: article.id,
    key: article.path ?? '',
    categoryId: toRelationId(article.category),
    title,
    intro,
    body: article.body ?? null,
    image: toPicture(article.image),
    author: article.author ?? '',
    postedAt: article.postedAt ?? null,
    isPublic: article.isPublic ?? true,
    quote: toQuote(article.quote),
    visibleIn: toMeantLocales(article.visibleIn),
    seo: toSeo(article.seo, title, intro || toPlainText(article.body)),
  }
}

/** An article without a title in a language, or not meant for it, is not published in it. */
export function isArticleVisible(article: ArticleView, locale: Locale): boolean {
  const { title, visibleIn } = article
  return findContentHurdle({ titles: { [locale]: title }, visibleIn }, locale) === null
}
