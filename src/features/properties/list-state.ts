import { buildListSearchHref } from '@/domain/routes/build-path'
import { formatPrice } from '@/domain/formats/numbers'
import {
  createCriteria,
  getParameterName,
  type IgnoredParameter,
  type SearchCity,
  type SearchCriteria,
} from '@/domain/search/search-criteria'

/** A filter that is on, with the address at which it is off. */
export type Chip = { text: string; removeHref: string }

export type ChipWords = {
  text: (q: string) => string
  typeName: (webId: number) => string
  minPrice: (price: string) => string
  maxPrice: (price: string) => string
  bedrooms: (count: number) => string
  onRequest: string
}

/** Writes the address of the same list with other criteria; a change of filter starts at page 1. */
function hrefWith(pathname: string, criteria: SearchCriteria, change: Partial<SearchCriteria>) {
  return buildListSearchHref(pathname, { ...criteria, page: 1, ...change })
}

/** The filters that are on, in the order of the form. */
export function toChips(criteria: SearchCriteria, pathname: string, words: ChipWords): Chip[] {
  const off = (text: string, change: Partial<SearchCriteria>): Chip => ({
    text,
    removeHref: hrefWith(pathname, criteria, change),
  })
  const { q, cities, typeIds, minPrice, maxPrice, minBedrooms, includeOnRequest } = criteria
  return [
    ...(q === '' ? [] : [off(words.text(q), { q: '' })]),
    ...cities.map((city) =>
      off(`${city.name} ${city.zip}`, { cities: cities.filter((other) => other !== city) }),
    ),
    ...typeIds.map((id) =>
      off(words.typeName(id), { typeIds: typeIds.filter((other) => other !== id) }),
    ),
    ...(minPrice === null ? [] : [off(words.minPrice(formatPrice(minPrice)), { minPrice: null })]),
    ...(maxPrice === null ? [] : [off(words.maxPrice(formatPrice(maxPrice)), { maxPrice: null })]),
    ...(minBedrooms === null ? [] : [off(words.bedrooms(minBedrooms), { minBedrooms: null })]),
    ...(includeOnRequest ? [off(words.onRequest, { includeOnRequest: false })] : []),
  ]
}

/** The address of the list without any filter; the order is kept. */
export function toClearHref(criteria: SearchCriteria, pathname: string): string {
  return buildListSearchHref(pathname, createCriteria({ sort: criteria.sort }))
}

/**
 * Takes out of the criteria what exists nowhere: a town or type of that name. What was taken out
 * is reported, so that the page can say so instead of showing nothing.
 */
export function keepKnown(
  criteria: SearchCriteria,
  known: { cities: readonly SearchCity[]; typeIds: readonly number[] },
): { criteria: SearchCriteria; ignored: IgnoredParameter[] } {
  const strangeCities = criteria.cities.filter((city) => !known.cities.includes(city))
  const strangeTypes = criteria.typeIds.filter((id) => !known.typeIds.includes(id))
  return {
    criteria: {
      ...criteria,
      cities: criteria.cities.filter((city) => known.cities.includes(city)),
      typeIds: criteria.typeIds.filter((id) => known.typeIds.includes(id)),
    },
    ignored: [
      ...strangeCities.map(({ name, zip }) => ({
        key: getParameterName('cities'),
        value: `${name} ${zip}`,
      })),
      ...strangeTypes.map((id) => ({ key: getParameterName('typeIds'), value: String(id) })),
    ],
  }
}
