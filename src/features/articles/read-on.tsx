import { getTranslations } from 'next-intl/server'
import { MediaPicture } from '@/features/media/media-picture'
import type { AddressBook } from '@/features/routing/address-book'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { Section } from '@/ui/section/section'
import { findArticleIdsIn, findArticles } from './article-queries'
import styles from './read-on.module.css'
import type { ArticleView } from './to-article-view'

const othersMax = 3

type ReadOnProps = { article: ArticleView; book: AddressBook }

/** The other articles of the same category, below an article; nothing where it is the only one. */
export async function ReadOn({ article, book }: ReadOnProps) {
  if (article.categoryId === null) return null
  const [t, ids] = await Promise.all([
    getTranslations('articles'),
    findArticleIdsIn(article.categoryId, book.locale),
  ])
  const siblings = await findArticles(ids, book.locale)
  const others = siblings
    .filter(({ id, isPublic }) => isPublic && id !== article.id)
    .slice(0, othersMax)
  if (others.length === 0) return null
  return (
    <Container>
      <Section size="m" title={t('readOn')}>
        <ul className={styles.others}>
          {others.map(({ id, image, intro, key, title }) => (
            <li className={styles.other} key={id}>
              {image && (
                <MediaPicture
                  picture={image}
                  ratio="4 / 3"
                  sizes="(min-width: 961px) 30vw, (min-width: 600px) 50vw, 75vw"
                  isCard
                />
              )}
              <h3 className={styles.title}>
                <Link className={styles.link} href={book.page(key)} look="bare">
                  {title}
                </Link>
              </h3>
              {intro && <p className={styles.intro}>{intro}</p>}
            </li>
          ))}
        </ul>
      </Section>
    </Container>
  )
}
