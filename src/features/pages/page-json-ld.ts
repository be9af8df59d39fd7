import 'server-only'
import { knownPages } from '@/domain/routes/known-pages'
import { listPaths } from '@/domain/routes/list-routes'
import { toComparablePath, type RouteEntry } from '@/domain/routes/route-table'
import { itemsPerPage } from '@/domain/search/paging'
import { toItemListJsonLd, type ListedItem } from '@/features/lists/item-list-json-ld'
import { toAgencyJsonLd, toWebsiteJsonLd } from '@/features/office/agency-json-ld'
import { getAgencyIdentity } from '@/features/office/office-queries'
import { findProjects } from '@/features/projects/project-queries'
import { findListings } from '@/features/properties/listing-queries'
import type { AddressBook } from '@/features/routing/address-book'
import type { PageFacts } from '@/features/routing/page-facts'
import { env } from '@/server/env'
import type { PageView } from './to-page-view'

type Told = { view: PageView; entry: RouteEntry; facts: PageFacts; book: AddressBook }

/** What stands on this page of a list; a narrowed list is told to nobody. */
async function findItems({ view, facts }: Told): Promise<ListedItem[]> {
  const { locale, isIndexable, pageNumber: page = 1 } = facts
  const isList = view.screen === 'propertyList' || view.screen === 'projectList'
  if (!isIndexable || !isList) return []
  const presetIds = view.presetId === null ? [] : [view.presetId]
  if (view.screen === 'propertyList') {
    const { cards } = await findListings({ locale, presetIds, page })
    return cards.map(({ title, href }) => ({ name: title, href }))
  }
  const { cards } = await findProjects({ locale, presetIds, page })
  return cards.map(({ name, href }) => ({ name, href }))
}

/** Structured data of a menu page: the agency on its first and its contact page, lists as lists. */
export async function getPageJsonLd(told: Told): Promise<object[]> {
  const { view, entry, facts, book } = told
  const origin = env().SITE_URL
  const { locale, canonical, title, pageNumber = 1 } = facts
  const isHome = view.screen === 'home'
  const isContact = toComparablePath(entry.key) === toComparablePath(knownPages.contact)
  const [agency, items] = await Promise.all([getAgencyIdentity(), findItems(told)])
  const first = (pageNumber - 1) * itemsPerPage + 1
  const list = toItemListJsonLd(items, { origin, canonical, name: title, first })
  const searchHref = book.page(listPaths.forSale)
  return [
    ...(isHome || isContact ? [toAgencyJsonLd(agency, origin)] : []),
    ...(isHome ? [toWebsiteJsonLd(agency, { origin, locale, searchHref })] : []),
    ...(list === null ? [] : [list]),
  ]
}
