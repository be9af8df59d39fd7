import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { buildDemandHref } from '@/domain/routes/demand-address'
import { knownPages } from '@/domain/routes/known-pages'
import type { SearchCriteria } from '@/domain/search/search-criteria'
import type { ListingPreset } from '@/domain/search/search-scope'
import { getAddressBook } from '@/features/routing/address-book'
import { findCities } from './place-queries'
import { toDemandStart } from './to-demand-start'

type Search = {
  locale: Locale
  criteria: SearchCriteria
  /** The saved list that is searched; null for everything for sale and for rent. */
  preset: ListingPreset | null
  /** Web ids of the types that stand in the list. */
  typeIds: readonly number[]
}

/** Where a search is kept, so that its visitor is told of what comes; null where nobody is told. */
export async function findSaveHref({
  locale,
  criteria,
  preset,
  typeIds,
}: Search): Promise<string | null> {
  const [{ page }, cities] = await Promise.all([
    getAddressBook(locale),
    findCities(preset?.placeIds ?? [], locale),
  ])
  const start = toDemandStart(criteria, preset && { ...preset, cities }, typeIds)
  return start && buildDemandHref(page(knownPages.demandRegister), start)
}
