import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import {
  countProjects,
  findProjectRelaxations,
  matchesProject,
  sortProjects,
} from '@/domain/projects/match-projects'
import { createProjectCriteria } from '@/domain/projects/project-criteria'
import { knownPages } from '@/domain/routes/known-pages'
import { listPaths } from '@/domain/routes/list-routes'
import { createPaging } from '@/domain/search/paging'
import { EmptyList } from '@/features/lists/empty-list'
import { ListResults } from '@/features/lists/list-results'
import { ClosedFacade } from '@/features/properties/closed-facade'
import { ListChips } from '@/features/properties/list-chips'
import { ListNotes } from '@/features/properties/list-notes'
import { getAddressBook } from '@/features/routing/address-book'
import { Container } from '@/ui/container/container'
import { ProjectCard } from './project-card'
import { toProjectFigures } from './project-figures'
import { toProjectFilterView } from './project-filter-view'
import { ProjectFilters, ProjectListSort } from './project-filters'
import { toProjectCountsHref, toProjectDemandHref, toProjectListHref } from './project-list-address'
import { readProjectListQuery, type ProjectListRequest } from './project-list-query'
import styles from './project-list-section.module.css'
import { describeProjectChips, describeProjectRelaxations } from './project-list-words'

export type ProjectListSectionProps = ProjectListRequest & {
  /** Address of the list without its query. */
  pathname: string
}

/** Cards that load at once: the first row on a wide screen. */
const priorityCount = 2

type NoProjectsProps = {
  locale: Locale
  isFiltered: boolean
  /** Smaller wishes that find something. */
  closest: readonly { href: string; text: string }[]
  /** Where the search is kept. */
  saveHref: string
}

async function NoProjects({ locale, isFiltered, closest, saveHref }: NoProjectsProps) {
  const [t, list, filters, shared, book] = await Promise.all([
    getTranslations('projects'),
    getTranslations('properties.list'),
    getTranslations('properties.filters'),
    getTranslations('lists'),
    getAddressBook(locale),
  ])
  return (
    <EmptyList
      advice={isFiltered ? list('emptyAdvice') : t('emptyAdvice')}
      drawing={<ClosedFacade label="" />}
      links={[
        { href: book.page(listPaths.forSale), text: shared('forSale') },
        { href: saveHref, text: shared('demand') },
      ]}
      steps={{ title: filters('relax.title'), links: closest }}
      title={isFiltered ? list('empty') : t('empty')}
    />
  )
}

/**
 * The list of projects with its filters; the address is the whole state. One project needs no
 * filters. A page beyond the last one does not exist.
 */
export async function ProjectListSection(props: ProjectListSectionProps) {
  const { locale, pathname } = props
  const { criteria, ignored, list, types } = await readProjectListQuery(props)
  const { projects, ownSort, today } = list
  const sort = criteria.sort ?? ownSort
  const passing = projects.filter((project) => matchesProject(project, criteria, today))
  // The order of the list itself may end after a number of projects, so it is kept as it came.
  const found = criteria.sort === null ? passing : sortProjects(passing, sort)
  const paging = createPaging(found.length, criteria.page)
  if (found.length > 0 && criteria.page > paging.pageCount) notFound()
  const relaxations = found.length > 0 ? [] : findProjectRelaxations(projects, criteria, today)
  const whole = countProjects(projects, createProjectCriteria(), today)
  const [t, chips, closest, book] = await Promise.all([
    getTranslations('projects'),
    describeProjectChips(criteria, pathname, types),
    describeProjectRelaxations(relaxations, { criteria, pathname, locale }),
    getAddressBook(locale),
  ])
  const saveHref = toProjectDemandHref(book.page(knownPages.demandRegister), criteria, whole)
  const isFiltered = chips.length > 0
  const clearHref = toProjectListHref(pathname, createProjectCriteria({ sort: criteria.sort }))
  const isChoice = projects.length > 1 || isFiltered
  const shown = found.slice(paging.offset, paging.offset + paging.limit)
  if (projects.length === 0) {
    return (
      <Container>
        <NoProjects closest={[]} isFiltered={false} locale={locale} saveHref={saveHref} />
      </Container>
    )
  }
  return (
    <Container>
      {isChoice && (
        <ProjectFilters
          action={pathname}
          clearHref={clearHref}
          countsHref={toProjectCountsHref(props)}
          criteria={criteria}
          figures={toProjectFigures(countProjects(projects, criteria, today))}
          ownSort={ownSort}
          total={found.length}
          view={toProjectFilterView(criteria, whole, types)}
        />
      )}
      <ListChips chips={chips} clearHref={clearHref} />
      <ListNotes ignored={ignored} />
      <ListResults
        aside={isChoice && <ProjectListSort sort={sort} />}
        countText={t('count', { count: found.length })}
        hrefOf={(page) => toProjectListHref(pathname, criteria, { page })}
        paging={paging}
        saveHref={shown.length > 0 ? saveHref : null}
        title={t('listTitle')}
      >
        {shown.length > 0 ? (
          <ul className={styles.grid}>
            {shown.map(({ card }, index) => (
              <li key={card.publicId}>
                <ProjectCard card={card} locale={locale} priority={index < priorityCount} />
              </li>
            ))}
          </ul>
        ) : (
          <NoProjects
            closest={closest}
            isFiltered={isFiltered}
            locale={locale}
            saveHref={saveHref}
          />
        )}
      </ListResults>
    </Container>
  )
}
