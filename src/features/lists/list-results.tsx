import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Paging } from '@/domain/search/paging'
import { Icon } from '@/ui/icon/icon'
import { Link } from '@/ui/link/link'
import { Pagination } from '@/ui/pagination/pagination'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import styles from './list-results.module.css'

type ListResultsProps = {
  /** Name of the part, for those who cannot see that it is one. */
  title: string
  /** How many there are on all pages together, in words. */
  countText: string
  paging: Paging
  /** Stands at the end of the line with the number, such as the order. */
  aside?: ReactNode
  /** Where the search is kept, so that its visitor is told of what comes. */
  saveHref?: string | null
  hrefOf: (page: number) => string
  /** The cards of this page. */
  children: ReactNode
}

/** What a list found: how many there are, the cards of one page, and the way to the others. */
export async function ListResults(props: ListResultsProps) {
  const { title, countText, paging, aside, saveHref, hrefOf, children } = props
  const { page, pageCount: pages } = paging
  const t = await getTranslations('lists')
  return (
    <section className={styles.results}>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <div className={styles.line}>
        <div className={styles.found}>
          <p className={styles.count}>
            <strong>{countText}</strong>
            {pages > 1 && <> · {t('page', { page, pages })}</>}
          </p>
          {saveHref && (
            <Link className={styles.save} href={saveHref} look="bare">
              <Icon name="bell" size="small" />
              {t('saveSearch')}
            </Link>
          )}
        </div>
        {aside}
      </div>
      {children}
      <Pagination
        current={page}
        hrefOf={hrefOf}
        texts={{
          label: t('pages'),
          previous: t('previous'),
          next: t('next'),
          status: t('pageOf', { page, pages }),
          page: (number) => t('pageNumber', { page: number }),
        }}
        total={pages}
      />
    </section>
  )
}
