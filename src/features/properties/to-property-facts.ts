import { formatCityLine } from '@/domain/formats/address'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import { listPaths } from '@/domain/routes/list-routes'
import { createCriteria, formatCriteria } from '@/domain/search/search-criteria'
import { canonicalList } from '@/domain/properties/visibility'
import { cleanDescription } from '@/domain/text/clean-description'
import { toShareImage } from '@/features/media/image-src'
import type { AddressBook } from '@/features/routing/address-book'
import type { Crumb, PageFacts } from '@/features/routing/page-facts'
import { extendTrail, toPageTrail } from '@/features/routing/trail'
import type { PropertyAddresses } from './property-naming'
import type { PropertyView } from './property-view'

/** Characters of the description that search engines show. */
const summaryCharacters = 160

/** The place as a step of its own: it leads to what else there is in that list and that place. */
function toPlaceCrumb({ city, zip }: PropertyView, listHref: string): Crumb[] {
  if (city === '') return []
  const query = formatCriteria(createCriteria({ cities: [{ name: city, zip }] }))
  return [{ name: city, href: `${listHref}?${query}` }]
}

/** Home, the list with its place or the project, and the property itself. */
function toBreadcrumb(view: PropertyView, book: AddressBook, projectHref: string | null): Crumb[] {
  const { project, title } = view
  if (project && projectHref) {
    const projects = toPageTrail(book, listPaths.projects)
    const inProject = extendTrail(projects, book.page(listPaths.projects), project.name)
    return extendTrail(inProject, projectHref, title.text)
  }
  const list = listPaths[canonicalList(view)]
  const listHref = book.page(list)
  const inList = extendTrail(toPageTrail(book, list), listHref, title.text)
  return [...inList.slice(0, -1), ...toPlaceCrumb(view, listHref), ...inList.slice(-1)]
}

/** One sentence for search engines and shared links. */
function toSummary(view: PropertyView, locale: Locale): string {
  if (view.description) return cleanDescription(view.description.text, summaryCharacters)
  return [view.typeName, view.cityLine, formatPriceView(view.price, locale)].join(' · ')
}

/** What the page of a property says about itself. */
export function toPropertyFacts(
  view: PropertyView,
  addresses: PropertyAddresses,
  {
    book,
    projectHref,
    isIndexable,
  }: {
    book: AddressBook
    projectHref: string | null
    isIndexable: boolean
  },
): PageFacts {
  const title = `${view.title.text}, ${formatCityLine(view)}`
  const description = toSummary(view, book.locale)
  return {
    locale: book.locale,
    title,
    description,
    canonical: addresses.canonical,
    alternates: addresses.alternates,
    languageTargets: addresses.languageTargets,
    isIndexable,
    breadcrumb: toBreadcrumb(view, book, projectHref),
    image: toShareImage(view.pictures[0]),
    openGraph: { title, description },
    twitter: { title, description },
  }
}
