import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import { buildListSearchHref } from '@/domain/routes/build-path'
import { knownPages } from '@/domain/routes/known-pages'
import { listPaths } from '@/domain/routes/list-routes'
import { createPaging } from '@/domain/search/paging'
import {
  parseCriteria,
  type IgnoredParameter,
  type SearchCity,
  type SearchCriteria,
} from '@/domain/search/search-criteria'
import { EmptyList } from '@/features/lists/empty-list'
import { ListResults } from '@/features/lists/list-results'
import { getAddressBook } from '@/features/routing/address-book'
import { ChipLink } from '@/ui/chip/chip'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { Notice } from '@/ui/notice/notice'
import { ClosedFacade } from './closed-facade'
import { ListSearchForm } from './list-search-form'
import { keepKnown, toChips, toClearHref, type Chip } from './list-state'
import {
  findExactHref,
  findListings,
  findSearchOptions,
  type ListingQuery,
  type SearchOptions,
} from './listing-queries'
import { isKnownPlace } from './place-queries'
import { PropertyGrid } from './property-grid'
import styles from './property-list-section.module.css'

export type PropertyListSectionProps = {
  locale: Locale
  /** The saved list that the page shows; null for everything for sale and for rent. */
  presetId: number | null
  /** Null on the cached page, where the address has no query. */
  query: URLSearchParams | null
  /** Address of the list without its query. */
  pathname: string
}

async function findKnownCities(
  cities: readonly SearchCity[],
  options: SearchOptions,
): Promise<SearchCity[]> {
  const known = await Promise.all(
    cities.map(
      async (city) =>
        options.places.some(({ name, zip }) => zip === city.zip && name === city.name) ||
        (await isKnownPlace(city)),
    ),
  )
  return cities.filter((_city, index) => known[index])
}

/** What the address asks for, without what exists nowhere. */
async function readCriteria(query: URLSearchParams | null, options: SearchOptions) {
  const parsed = parseCriteria(query ?? {})
  const kept = keepKnown(parsed.criteria, {
    cities: await findKnownCities(parsed.criteria.cities, options),
    typeIds: options.types.map(({ webId }) => webId),
  })
  return { criteria: kept.criteria, ignored: [...parsed.ignored, ...kept.ignored] }
}

/** A saved list may have an order of its own, which holds until the visitor chooses one. */
function toQuery(
  base: Pick<ListingQuery, 'locale' | 'presetIds'>,
  criteria: SearchCriteria,
  query: URLSearchParams | null,
): ListingQuery {
  const isChosen = query?.has('sort') ?? false
  return { ...base, ...criteria, sort: isChosen ? criteria.sort : undefined }
}

async function toChipsOf(criteria: SearchCriteria, pathname: string, options: SearchOptions) {
  const t = await getTranslations('properties.list')
  return toChips(criteria, pathname, {
    text: (text) => t('chipText', { text }),
    typeName: (webId) => options.types.find((type) => type.webId === webId)?.name ?? '',
    minPrice: (price) => t('chipMinPrice', { price }),
    maxPrice: (price) => t('chipMaxPrice', { price }),
    bedrooms: (count) => t('chipBedrooms', { count }),
    onRequest: t('onRequest'),
  })
}

async function Chips({ chips, clearHref }: { chips: readonly Chip[]; clearHref: string }) {
  if (chips.length === 0) return null
  const t = await getTranslations('properties.list')
  return (
    <ul aria-label={t('chips')} className={styles.chips}>
      {chips.map(({ text, removeHref }) => (
        <li key={text}>
          <ChipLink href={removeHref} removeText={t('removeFilter')} text={text} />
        </li>
      ))}
      <li>
        <Link className={styles.clear} href={clearHref} look="standalone" prefetch={false}>
          {t('clear')}
        </Link>
      </li>
    </ul>
  )
}

async function Notes({ ignored }: { ignored: readonly IgnoredParameter[] }) {
  if (ignored.length === 0) return null
  const t = await getTranslations('properties.list')
  return (
    <div className={styles.note}>
      <Notice>{t('ignored', { value: ignored.map(({ value }) => value).join(', ') })}</Notice>
    </div>
  )
}

async function NoProperties({ locale, isFiltered }: { locale: Locale; isFiltered: boolean }) {
  const [t, shared, book] = await Promise.all([
    getTranslations('properties.list'),
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
        { href: book.page(knownPages.demandRegister), text: shared('demand') },
      ]}
      title={t(isFiltered ? 'empty' : 'emptyList')}
    />
  )
}

/**
 * A list page: its search, its filters, its cards and its pages. The address is the whole state.
 * A search for one exact reference or id leads straight to the property; a page beyond the last
 * one does not exist.
 */
export async function PropertyListSection(props: PropertyListSectionProps) {
  const { locale, presetId, query, pathname } = props
  const base = { locale, presetIds: presetId === null ? [] : [presetId] }
  const options = await findSearchOptions(base)
  const { criteria, ignored } = await readCriteria(query, options)
  const exactHref = criteria.q === '' ? null : await findExactHref(criteria.q, locale)
  if (exactHref !== null) redirect(exactHref)
  const listing = toQuery(base, criteria, query)
  const { cards, total } = await findListings(listing)
  const paging = createPaging(total, criteria.page)
  if (total > 0 && criteria.page > paging.pageCount) notFound()
  const [t, chips] = await Promise.all([
    getTranslations('properties.list'),
    toChipsOf(criteria, pathname, options),
  ])
  return (
    <Container>
      <ListSearchForm action={pathname} criteria={criteria} options={options} />
      <Chips chips={chips} clearHref={toClearHref(criteria, pathname)} />
      <Notes ignored={ignored} />
      <ListResults
        countText={t('count', { count: total })}
        hrefOf={(page) => buildListSearchHref(pathname, { ...criteria, page })}
        paging={paging}
        title={t('listTitle')}
      >
        {cards.length > 0 ? (
          <PropertyGrid cards={cards} isFirst locale={locale} />
        ) : (
          <NoProperties isFiltered={chips.length > 0} locale={locale} />
        )}
      </ListResults>
    </Container>
  )
}
