import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import { buildListSearchHref } from '@/domain/routes/build-path'
import { knownPages } from '@/domain/routes/known-pages'
import { listPaths } from '@/domain/routes/list-routes'
import { createPaging } from '@/domain/search/paging'
import { getParameterName } from '@/domain/search/search-criteria'
import { EmptyList } from '@/features/lists/empty-list'
import { ListResults } from '@/features/lists/list-results'
import { ListMap } from '@/features/map/list-map'
import { getAddressBook } from '@/features/routing/address-book'
import { Container } from '@/ui/container/container'
import { ClosedFacade } from './closed-facade'
import { toFilterFigures } from './filter-figures'
import { filterFormId, FilterPanel, placeMenuId } from './filter-panel'
import { toFilterView } from './filter-view'
import { toCountsHref, toNeighboursHref } from './list-address'
import { describeChips, ListChips } from './list-chips'
import { ListMemoryKeeper } from './late-list.client'
import { readListQuery } from './list-query'
import { ListNotes } from './list-notes'
import { describeRelaxations } from './list-relaxations'
import { ListSort } from './list-sort'
import { toClearHref } from './list-state'
import { findExactHref, findListResult } from './listing-queries'
import { PropertyGrid } from './property-grid'
import { findSaveHref } from './save-href'
import { findWordsHref } from './understand-words'

export type PropertyListSectionProps = {
  locale: Locale
  /** The saved list that the page shows; null for everything for sale and for rent. */
  presetId: number | null
  /** Null on the cached page, where the address has no query. */
  query: URLSearchParams | null
  /** Address of the list without its query. */
  pathname: string
}

type NoPropertiesProps = {
  locale: Locale
  isFiltered: boolean
  /** Smaller wishes that find something. */
  closest: readonly { href: string; text: string }[]
  /** Where the search is kept; null where nobody is told of what comes. */
  saveHref: string | null
}

async function NoProperties({ locale, isFiltered, closest, saveHref }: NoPropertiesProps) {
  const [t, filters, shared, book] = await Promise.all([
    getTranslations('properties.list'),
    getTranslations('properties.filters'),
    getTranslations('lists'),
    getAddressBook(locale),
  ])
  return (
    <EmptyList
      advice={t('emptyAdvice')}
      drawing={<ClosedFacade label="" />}
      links={[
        { href: book.page(listPaths.forSale), text: shared('forSale') },
        { href: book.page(listPaths.forRent), text: t('forRent') },
        { href: book.page(listPaths.projects), text: t('projects') },
        { href: saveHref ?? book.page(knownPages.demandRegister), text: shared('demand') },
      ]}
      steps={{ title: filters('relax.title'), links: closest }}
      title={t(isFiltered ? 'empty' : 'emptyList')}
    />
  )
}

/**
 * A list page: its search, its filters, its cards and its pages. The address is the whole state.
 * A search for one exact reference or id leads straight to the property, and one in plain words to
 * the list with those filters; a page beyond the last one does not exist.
 */
export async function PropertyListSection(props: PropertyListSectionProps) {
  const { locale, pathname } = props
  const { criteria, ignored, whole, listing, ownSort, offer, preset } = await readListQuery(props)
  const exactHref = criteria.q === '' ? null : await findExactHref(criteria.q, locale)
  const leadingHref = exactHref ?? (await findWordsHref({ criteria, locale, pathname }))
  if (leadingHref !== null) redirect(leadingHref)
  const [{ cards, total, facets, relaxations }, { facets: wholeFacets }] = await Promise.all([
    findListResult(listing),
    findListResult(whole),
  ])
  const paging = createPaging(total, criteria.page)
  if (total > 0 && criteria.page > paging.pageCount) notFound()
  const filters = toFilterView(criteria, wholeFacets, offer)
  const typeIds = filters.types.map(({ webId }) => webId)
  const [t, chips, closest, saveHref] = await Promise.all([
    getTranslations('properties.list'),
    describeChips(criteria, pathname, offer.types),
    describeRelaxations(relaxations, { criteria, pathname, locale }),
    findSaveHref({ locale, criteria, preset, typeIds }),
  ])
  const clearHref = toClearHref(criteria, pathname)
  return (
    <Container>
      <FilterPanel
        action={pathname}
        clearHref={clearHref}
        countsHref={toCountsHref(props)}
        criteria={criteria}
        figures={toFilterFigures(facets, offer.places)}
        nothing={{ [getParameterName('sort')]: ownSort }}
        total={total}
        view={filters}
      />
      <ListChips chips={chips} clearHref={clearHref} />
      <ListNotes ignored={ignored} />
      <ListMap
        cards={cards}
        criteria={criteria}
        locale={locale}
        pathname={pathname}
        placesHref={`#${filters.places.length > 0 ? placeMenuId : filterFormId}`}
        presetId={props.presetId}
        total={total}
      >
        <ListResults
          aside={<ListSort formId={filterFormId} sort={criteria.sort ?? ownSort} />}
          countText={t('count', { count: total })}
          hrefOf={(page) => buildListSearchHref(pathname, { ...criteria, page })}
          paging={paging}
          saveHref={cards.length > 0 ? saveHref : null}
          title={t('listTitle')}
        >
          {cards.length > 0 ? (
            <ListMemoryKeeper neighboursHref={toNeighboursHref(props, criteria)}>
              <PropertyGrid cards={cards} isFirst locale={locale} />
            </ListMemoryKeeper>
          ) : (
            <NoProperties
              closest={closest}
              isFiltered={chips.length > 0}
              locale={locale}
              saveHref={saveHref}
            />
          )}
        </ListResults>
      </ListMap>
    </Container>
  )
}
