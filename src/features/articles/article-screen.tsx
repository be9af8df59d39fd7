import 'server-only'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { formatLongDate } from '@/domain/formats/dates'
import { locales, type Locale } from '@/domain/kernel/locales'
import { alternates } from '@/domain/routes/build-path'
import type { RouteEntry } from '@/domain/routes/route-table'
import { toShareImage } from '@/features/media/image-src'
import { MediaPicture } from '@/features/media/media-picture'
import { getAddressBook, toAddressBook, type AddressBook } from '@/features/routing/address-book'
import type { LanguageTarget, PageFacts, Screen } from '@/features/routing/page-facts'
import { redirectToLanguage } from '@/features/routing/redirect-to-language'
import type { ScreenRequest } from '@/features/routing/screen-request'
import { toTrail } from '@/features/routing/trail'
import { RichText } from '@/features/rich-text/rich-text'
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb'
import { Container } from '@/ui/container/container'
import { ReadOn } from './read-on'
import { findArticle, findArticleDraft } from './article-queries'
import styles from './article-screen.module.css'
import { isArticleVisible, type ArticleView } from './to-article-view'

type Targets = Partial<Record<Locale, LanguageTarget>>

/** The article in the languages that have it, the home page in the others. */
async function findTargets(
  article: ArticleView,
  entry: RouteEntry,
  book: AddressBook,
): Promise<Targets> {
  const found = await Promise.all(
    locales.map(async (locale): Promise<[Locale, LanguageTarget]> => {
      const version = await findArticle(article.id, locale)
      const isSamePage = version !== null && isArticleVisible(version, locale)
      const href = isSamePage ? toAddressBook(book.table, locale).page(entry.key) : `/${locale}/`
      return [locale, { href, isSamePage }]
    }),
  )
  return Object.fromEntries(found.filter(([locale]) => book.table.enabledLocales.includes(locale)))
}

function toFacts(
  article: ArticleView,
  entry: RouteEntry,
  book: AddressBook,
  targets: Targets,
): PageFacts {
  const { seo } = article
  return {
    locale: book.locale,
    title: seo.title,
    description: seo.description,
    canonical: book.page(entry.key),
    alternates: alternates(book.table, (locale) => {
      const target = targets[locale]
      return target?.isSamePage ? target.href : null
    }),
    languageTargets: targets,
    isIndexable: !seo.noIndex,
    breadcrumb: toTrail(book, entry, article.title),
    image: toShareImage(seo.image ?? article.image),
    openGraph: seo.openGraph,
    twitter: seo.twitter,
  }
}

async function ArticleBody({ article, facts }: { article: ArticleView; facts: PageFacts }) {
  const [t, shell] = await Promise.all([getTranslations('articles'), getTranslations('shell')])
  const { author, body, image, intro, postedAt, title } = article
  const byline = [
    postedAt && t('postedAt', { date: formatLongDate(postedAt, facts.locale) }),
    author && t('by', { author }),
  ].filter(Boolean)
  return (
    <Container>
      <article className={styles.article}>
        <Breadcrumb items={facts.breadcrumb} label={shell('breadcrumb')} />
        <h1 className={styles.title}>{title}</h1>
        {byline.length > 0 && <p className={styles.byline}>{byline.join(' ')}</p>}
        <div className={styles.columns}>
          <div className={styles.text}>
            {intro && <p className={styles.intro}>{intro}</p>}
            {body && <RichText value={body} />}
          </div>
          {image && (
            <MediaPicture
              className={styles.picture}
              picture={image}
              priority
              ratio="4 / 3"
              sizes="(min-width: 961px) 40vw, 75vw"
            />
          )}
        </div>
      </article>
    </Container>
  )
}

/** The screen of an article. */
export async function getArticleScreen(request: ScreenRequest<'entry'>): Promise<Screen> {
  const { destination, locale, isPreview, query, viewer } = request
  const { entry } = destination
  if (entry.targetId === null) notFound()
  const article = isPreview
    ? await findArticleDraft(entry.targetId, locale, viewer)
    : await findArticle(entry.targetId, locale)
  if (article === null) notFound()
  const isShown = isPreview || (article.isPublic && isArticleVisible(article, locale))
  if (!isShown) notFound()
  const book = await getAddressBook(locale)
  const facts = toFacts(article, entry, book, await findTargets(article, entry, book))
  redirectToLanguage(facts, query)
  return {
    facts,
    body: (
      <>
        <ArticleBody article={article} facts={facts} />
        <ReadOn article={article} book={book} />
      </>
    ),
  }
}
