import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import { buildListSearchHref } from '@/domain/routes/build-path'
import { knownPages } from '@/domain/routes/known-pages'
import { listPaths } from '@/domain/routes/list-routes'
import { createPaging } from '@/domain/search/paging'
import { createCriteria, parseCriteria } from '@/domain/search/search-criteria'
import { EmptyList } from '@/features/lists/empty-list'
import { ListResults } from '@/features/lists/list-results'
import { ClosedFacade } from '@/features/properties/closed-facade'
import { getAddressBook } from '@/features/routing/address-book'
import { Container } from '@/ui/container/container'
import { ProjectCard } from './project-card'
import styles from './project-list-section.module.css'
import { findProjects } from './project-queries'

export type ProjectListSectionProps = {
  locale: Locale
  /** The saved list that the page shows; null for all projects. */
  presetId: number | null
  /** Null on the cached page, where the address has no query. */
  query: URLSearchParams | null
  /** Address of the list without its query. */
  pathname: string
}

/** Cards that load at once: the first row on a wide screen. */
const priorityCount = 2

async function NoProjects({ locale }: { locale: Locale }) {
  const [t, shared, book] = await Promise.all([
    getTranslations('projects'),
    getTranslations('lists'),
    getAddressBook(locale),
  ])
  return (
    <EmptyList
      advice={t('emptyAdvice')}
      drawing={<ClosedFacade label="" />}
      links={[
        { href: book.page(listPaths.forSale), text: shared('forSale') },
        { href: book.page(knownPages.demandRegister), text: shared('demand') },
      ]}
      title={t('empty')}
    />
  )
}

/** The list of projects; a page beyond the last one does not exist. */
export async function ProjectListSection(props: ProjectListSectionProps) {
  const { locale, presetId, query, pathname } = props
  const { page } = parseCriteria(query ?? {}).criteria
  const presetIds = presetId === null ? [] : [presetId]
  const { cards, total } = await findProjects({ locale, presetIds, page })
  const paging = createPaging(total, page)
  if (total > 0 && page > paging.pageCount) notFound()
  const t = await getTranslations('projects')
  if (total === 0) {
    return (
      <Container>
        <NoProjects locale={locale} />
      </Container>
    )
  }
  return (
    <Container>
      <ListResults
        countText={t('count', { count: total })}
        hrefOf={(wanted) => buildListSearchHref(pathname, createCriteria({ page: wanted }))}
        paging={paging}
        title={t('listTitle')}
      >
        <ul className={styles.grid}>
          {cards.map((card, index) => (
            <li key={card.publicId}>
              <ProjectCard card={card} locale={locale} priority={index < priorityCount} />
            </li>
          ))}
        </ul>
      </ListResults>
    </Container>
  )
}
