import { orderPrices } from '../pricing/order-prices'
import {
  createChoiceListParameter,
  createChoiceParameter,
  createFlagParameter,
  createListParameter,
  createNumberParameter,
  createTextParameter,
  createTextValueParameter,
  type Parameter,
} from './parameter'
import { formatSearchArea, parseSearchArea, type SearchArea } from './search-area'

/** A place by name and postcode; the postcode has 4 digits (Belgium, Luxembourg) or 5 (Spain). */
export type SearchCity = { name: string; zip: string }

/** `price-m2-asc` orders by the price for one square metre of living area. */
export const searchSorts = [
  'newest',
  'price-asc',
  'price-desc',
  'area-desc',
  'price-m2-asc',
] as const

export type SearchSort = (typeof searchSorts)[number]

/** What a home has or is; a search asks for all of those that it names. */
export const searchFeatures = [
  'garden',
  'terrace',
  'garage',
  'parking',
  'lift',
  'furnished',
  'pool',
  'new-build',
  'annuity',
] as const

export type SearchFeature = (typeof searchFeatures)[number]

/** Letters of the energy label; `a` takes A+ and A++ along, `b` B+ and B-, and so on. */
export const energyClasses = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const

export type EnergyClass = (typeof energyClasses)[number]

/**
 * Until when a home has to be free. `open` leaves out what is under option, sold or rented; `now`
 * and `3-months` ask besides that somebody may move in by then.
 */
export const availabilityChoices = ['any', 'open', 'now', '3-months'] as const

export type AvailabilityChoice = (typeof availabilityChoices)[number]

/** Kilometres around the places of a search; 0 is the place itself. */
export const radiusChoicesKm = [0, 2, 5, 10, 20, 30] as const

export type SearchView = 'list' | 'map'

/** What a visitor looks for. The address of a list holds all of it, and nothing else does. */
export type SearchCriteria = {
  /** Reference, place or words, at most 100 characters. */
  q: string
  /** Any of these places; empty means everywhere. */
  cities: SearchCity[]
  /** Kilometres around the places within which a home also counts: 0 to 30. */
  radiusKm: number
  /** Only homes inside this ring; null for everywhere. */
  area: SearchArea | null
  /** Any of these property types; empty means all. */
  typeIds: number[]
  /** Whole euros, 0 to 99,999,999. */
  minPrice: number | null
  maxPrice: number | null
  /** 1 to 50. */
  minBedrooms: number | null
  /** 1 to 50. */
  minBathrooms: number | null
  /** Living area in m², 1 to 99,999. */
  minArea: number | null
  maxArea: number | null
  /** Plot in m², 1 to 9,999,999. */
  minPlot: number | null
  maxPlot: number | null
  /** Any of these classes; empty means all, homes without a label among them. */
  energy: EnergyClass[]
  /** All of these. */
  features: SearchFeature[]
  available: AvailabilityChoice
  /** Properties without a public price pass the price filter only when this is ticked. */
  includeOnRequest: boolean
  /** Null is the order of the list itself. */
  sort: SearchSort | null
  /** Cards alone, or the map beside them. */
  view: SearchView
  /** Counted from 1. */
  page: number
}

/** A value in the address that was not understood; the visitor sees a note instead of an error. */
export type IgnoredParameter = { key: string; value: string }

/** Parameters as a browser, or a framework that has already split them, hands them over. */
export type RawParameters =
  URLSearchParams | Readonly<Record<string, string | string[] | undefined>>

const priceBounds = { min: 0, max: 99_999_999 }
const roomBounds = { min: 1, max: 50 }
const areaBounds = { min: 1, max: 99_999 }
const plotBounds = { min: 1, max: 9_999_999 }

/**
 * The one table of search parameters; its order is the order in the address. A new filter is a
 * field of `SearchCriteria` and an entry here; the compiler then asks for its line in
 * `readCriteria`.
 */
const parameters: { [Field in keyof SearchCriteria]: Parameter<SearchCriteria[Field]> } = {
  q: createTextParameter('q', 100),
  cities: createListParameter('city', {
    readOne: readCity,
    writeOne: ({ name, zip }) => `${name}|${zip}`,
    compare: (a, b) => compareText(a.zip, b.zip) || compareText(a.name, b.name),
  }),
  radiusKm: createNumberParameter<number>('radius', 0, { min: 0, max: 30 }),
  area: createTextValueParameter('area', { readOne: parseSearchArea, writeOne: formatSearchArea }),
  typeIds: createListParameter('type', {
    readOne: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
    writeOne: String,
    compare: (a, b) => a - b,
  }),
  minPrice: createNumberParameter('minPrice', null, priceBounds),
  maxPrice: createNumberParameter('maxPrice', null, priceBounds),
  minBedrooms: createNumberParameter('minBedrooms', null, roomBounds),
  minBathrooms: createNumberParameter('minBathrooms', null, roomBounds),
  minArea: createNumberParameter('minArea', null, areaBounds),
  maxArea: createNumberParameter('maxArea', null, areaBounds),
  minPlot: createNumberParameter('minPlot', null, plotBounds),
  maxPlot: createNumberParameter('maxPlot', null, plotBounds),
  energy: createChoiceListParameter('energy', energyClasses),
  features: createChoiceListParameter('with', searchFeatures),
  available: createChoiceParameter('available', availabilityChoices),
  includeOnRequest: createFlagParameter('onRequest'),
  sort: createTextValueParameter('sort', {
    readOne: (text) => searchSorts.find((sort) => sort === text) ?? null,
    writeOne: (sort) => sort,
  }),
  view: createChoiceParameter('view', ['list', 'map']),
  page: createNumberParameter<number>('page', 1, { min: 1, max: 100_000 }),
}

type Field = keyof SearchCriteria

const fields = Object.keys(parameters).filter((key): key is Field => Object.hasOwn(parameters, key))

/** Name of a criterion in the address, which is also the `name` of its form field. */
export function getParameterName(field: Field): string {
  return parameters[field].name
}

/** The names of all criteria in an address. */
export const searchParameterNames: readonly string[] = fields.map(getParameterName)

/** Criteria that exclude nothing: the list's own order, first page. */
export function createCriteria(wishes: Partial<SearchCriteria> = {}): SearchCriteria {
  return { ...readCriteria(() => []).criteria, ...wishes }
}

/**
 * Reads criteria from an address. Never fails: what is not understood is left out and listed, so
 * that the page can say so. Unknown parameters belong to others and are not listed. A minimum
 * above the maximum is taken as the two having been swapped, and a radius around no place as none.
 */
export function parseCriteria(params: RawParameters): {
  criteria: SearchCriteria
  ignored: IgnoredParameter[]
} {
  const { criteria, ignored } = readCriteria((name) => readValues(params, name))
  return { criteria: orderRanges(criteria), ignored }
}

/**
 * Writes criteria as a query without question mark, in the order of the table; defaults are left
 * out, so that equal searches have equal addresses. The separator of a city is encoded (`%7C`).
 */
export function formatCriteria(criteria: SearchCriteria): string {
  const query = new URLSearchParams()
  for (const field of fields) {
    for (const value of writeField(field, criteria)) query.append(parameters[field].name, value)
  }
  return query.toString()
}

/**
 * The query that says the same in the one spelling: values in order, defaults left out. Of each
 * parameter with values that are not understood the name alone is kept, as a value that is not
 * understood either, so that the page still says so and there is only one such page.
 */
export function normaliseQuery(params: RawParameters): URLSearchParams {
  const { criteria, ignored } = parseCriteria(params)
  const query = new URLSearchParams()
  for (const field of fields) {
    const { name } = parameters[field]
    const values = [...writeField(field, criteria)]
    // Any text is a wish for words: a name in place of none would be searched for.
    const isMarkable = field !== 'q' || criteria.q !== ''
    if (isMarkable && ignored.some(({ key }) => key === name)) values.push(name)
    for (const value of values) query.append(name, value)
  }
  return query
}

function readCriteria(valuesOf: (name: string) => string[]) {
  const ignored: IgnoredParameter[] = []
  const read = <F extends Field>(field: F): SearchCriteria[F] => {
    const parameter: Parameter<SearchCriteria[F]> = parameters[field]
    const reading = parameter.read(valuesOf(parameter.name))
    ignored.push(...reading.ignored.map((value) => ({ key: parameter.name, value })))
    return reading.value
  }
  const criteria: SearchCriteria = {
    q: read('q'),
    cities: read('cities'),
    radiusKm: read('radiusKm'),
    area: read('area'),
    typeIds: read('typeIds'),
    minPrice: read('minPrice'),
    maxPrice: read('maxPrice'),
    minBedrooms: read('minBedrooms'),
    minBathrooms: read('minBathrooms'),
    minArea: read('minArea'),
    maxArea: read('maxArea'),
    minPlot: read('minPlot'),
    maxPlot: read('maxPlot'),
    energy: read('energy'),
    features: read('features'),
    available: read('available'),
    includeOnRequest: read('includeOnRequest'),
    sort: read('sort'),
    view: read('view'),
    page: read('page'),
  }
  return { criteria, ignored }
}

/** A lowest value above the highest one was typed the wrong way round. */
function orderRanges(wishes: SearchCriteria): SearchCriteria {
  const { minArea, maxArea, minPlot, maxPlot, cities, radiusKm } = wishes
  const isAreaSwapped = minArea !== null && maxArea !== null && minArea > maxArea
  const isPlotSwapped = minPlot !== null && maxPlot !== null && minPlot > maxPlot
  return {
    ...orderPrices(wishes),
    ...(isAreaSwapped ? { minArea: maxArea, maxArea: minArea } : {}),
    ...(isPlotSwapped ? { minPlot: maxPlot, maxPlot: minPlot } : {}),
    radiusKm: cities.length > 0 ? radiusKm : 0,
  }
}

function writeField<F extends Field>(field: F, criteria: SearchCriteria): readonly string[] {
  const parameter: Parameter<SearchCriteria[F]> = parameters[field]
  return parameter.write(criteria[field])
}

/** A separator that was encoded twice on its way here still counts. */
function readCity(text: string): SearchCity | undefined {
  const [, rawName = '', zip = ''] = /^(.+?)(?:\||%7c)\s*(\d{4,5})$/i.exec(text) ?? []
  const name = rawName.trim()
  const isClean = name.length <= 80 && !/[|\p{Cc}]/u.test(name)
  return name !== '' && isClean ? { name, zip } : undefined
}

function readValues(params: RawParameters, name: string): string[] {
  const raw =
    params instanceof URLSearchParams ? params.getAll(name) : (ownValue(params, name) ?? [])
  return [raw].flat().flatMap((value) => (value.trim() === '' ? [] : [value.trim()]))
}

function ownValue(params: Exclude<RawParameters, URLSearchParams>, name: string) {
  return Object.hasOwn(params, name) ? params[name] : undefined
}

/** By code unit, so that an address does not depend on the runtime's language data. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
