import { formatCityLine } from '@/domain/formats/address'
import {
  formatListingSummary,
  formatListingTitle,
  type ListingFacts,
} from '@/domain/formats/listing-summary'
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

function toListingFacts(view: PropertyView): ListingFacts {
  const { goal, title, typeName, price, bedrooms, livingM2, closedAs } = view
  return {
    ...{ goal, typeName, price, bedrooms },
    title: title.text,
    cityLine: formatCityLine(view),
    areaM2: livingM2,
    isOpen: closedAs === null,
  }
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
  const listing = toListingFacts(view)
  const title = formatListingTitle(listing, book.locale)
  const text = view.description && cleanDescription(view.description.text)
  const description = formatListingSummary(listing, text, book.locale)
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
