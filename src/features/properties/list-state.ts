import { buildListSearchHref } from '@/domain/routes/build-path'
import { formatArea, formatPrice } from '@/domain/formats/numbers'
import {
  createCriteria,
  getParameterName,
  type AvailabilityChoice,
  type IgnoredParameter,
  type SearchCity,
  type SearchCriteria,
  type SearchFeature,
} from '@/domain/search/search-criteria'

/** A filter that is on, with the address at which it is off. */
export type Chip = { text: string; removeHref: string }

export type ChipWords = {
  text: (q: string) => string
  typeName: (webId: number) => string
  radius: (km: number) => string
  area: string
  minPrice: (price: string) => string
  maxPrice: (price: string) => string
  bedrooms: (count: number) => string
  bathrooms: (count: number) => string
  minArea: (area: string) => string
  maxArea: (area: string) => string
  minPlot: (area: string) => string
  maxPlot: (area: string) => string
  energy: (letter: string) => string
  feature: (feature: SearchFeature) => string
  available: (choice: Exclude<AvailabilityChoice, 'any'>) => string
  onRequest: string
}

/** Writes the address of the same list with other criteria; a change of filter starts at page 1. */
function hrefWith(pathname: string, criteria: SearchCriteria, change: Partial<SearchCriteria>) {
  return buildListSearchHref(pathname, { ...criteria, page: 1, ...change })
}

/** Criteria with one figure. */
type FigureField =
  | 'minPrice'
  | 'maxPrice'
  | 'minBedrooms'
  | 'minBathrooms'
  | 'minArea'
  | 'maxArea'
  | 'minPlot'
  | 'maxPlot'

type Off = (text: string, change: Partial<SearchCriteria>) => Chip

/** Chips of the filters with one figure; a filter that is off has none. */
function toFigureChips(criteria: SearchCriteria, words: ChipWords, off: Off): Chip[] {
  const chip = <Field extends FigureField>(field: Field, write: (figure: number) => string) => {
    const figure = criteria[field]
    return figure === null ? [] : [off(write(figure), { [field]: null })]
  }
  return [
    ...chip('minPrice', (figure) => words.minPrice(formatPrice(figure))),
    ...chip('maxPrice', (figure) => words.maxPrice(formatPrice(figure))),
    ...chip('minBedrooms', words.bedrooms),
    ...chip('minBathrooms', words.bathrooms),
    ...chip('minArea', (figure) => words.minArea(formatArea(figure))),
    ...chip('maxArea', (figure) => words.maxArea(formatArea(figure))),
    ...chip('minPlot', (figure) => words.minPlot(formatArea(figure))),
    ...chip('maxPlot', (figure) => words.maxPlot(formatArea(figure))),
  ]
}

/** Without its last place a search has nothing left that a radius could lie around. */
function withoutCity(criteria: SearchCriteria, city: SearchCity): Partial<SearchCriteria> {
  const cities = criteria.cities.filter((other) => other !== city)
  return cities.length > 0 ? { cities } : { cities, radiusKm: 0 }
}

/** The filters that are on, in the order of the form. */
export function toChips(criteria: SearchCriteria, pathname: string, words: ChipWords): Chip[] {
  const off: Off = (text, change) => ({ text, removeHref: hrefWith(pathname, criteria, change) })
  const { q, cities, radiusKm, area, typeIds, energy, features, available } = criteria
  return [
    ...(q === '' ? [] : [off(words.text(q), { q: '' })]),
    ...typeIds.map((id) => off(words.typeName(id), { typeIds: without(typeIds, id) })),
    ...cities.map((city) => off(`${city.name} ${city.zip}`, withoutCity(criteria, city))),
    ...(radiusKm === 0 ? [] : [off(words.radius(radiusKm), { radiusKm: 0 })]),
    ...(area === null ? [] : [off(words.area, { area: null })]),
    ...toFigureChips(criteria, words, off),
    ...energy.map((letter) =>
      off(words.energy(letter.toUpperCase()), { energy: without(energy, letter) }),
    ),
    ...features.map((feature) =>
      off(words.feature(feature), { features: without(features, feature) }),
    ),
    ...(available === 'any' ? [] : [off(words.available(available), { available: 'any' })]),
    ...(criteria.includeOnRequest ? [off(words.onRequest, { includeOnRequest: false })] : []),
  ]
}

function without<Value>(values: readonly Value[], value: Value): Value[] {
  return values.filter((other) => other !== value)
}

/** The address of the same list with a smaller wish. */
export function toRelaxedHref(
  criteria: SearchCriteria,
  pathname: string,
  change: Partial<SearchCriteria>,
): string {
  return hrefWith(pathname, criteria, change)
}

/** The address of the list without any filter; the order and the view are kept. */
export function toClearHref(criteria: SearchCriteria, pathname: string): string {
  return buildListSearchHref(pathname, createCriteria({ sort: criteria.sort, view: criteria.view }))
}

/**
 * Takes out of the criteria what exists nowhere: a town or type of that name. What was taken out
 * is reported, so that the page can say so instead of showing nothing.
 */
export function keepKnown<Criteria extends Pick<SearchCriteria, 'cities' | 'typeIds'>>(
  criteria: Criteria,
  known: { cities: readonly SearchCity[]; typeIds: readonly number[] },
): { criteria: Criteria; ignored: IgnoredParameter[] } {
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
