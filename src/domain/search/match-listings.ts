import { daysUntilFree } from '../properties/availability'
import {
  bitsetWhere,
  createBitset,
  fullBitset,
  intersectWith,
  subtractFrom,
  uniteWith,
  type Bitset,
} from './bitset'
import { takeFirst, type ListingOrders } from './listing-orders'
import { inTowns, matchTowns, measureDistances, type TownMiddles } from './listing-places'
import { setOf, toDayNumber, type ListingTable } from './listing-table'
import { isInArea, type SearchArea } from './search-area'
import type { AvailabilityChoice, SearchCriteria } from './search-criteria'
import {
  newMarqueeCode,
  openLists,
  type ListingPreset,
  type SearchScope,
  type SearchSubject,
} from './search-scope'
import { findByWords } from './word-index'

/** The table with what is read off it again and again. */
export type IndexedTable = {
  table: ListingTable
  orders: ListingOrders
  middles: () => TownMiddles
}

/** The filters of a search, each of which narrows it on its own. */
export type FilterName =
  | 'words'
  | 'places'
  | 'area'
  | 'types'
  | 'price'
  | 'bedrooms'
  | 'bathrooms'
  | 'livingArea'
  | 'plot'
  | 'energy'
  | 'features'
  | 'available'

/** What a search selects: the whole list, and the homes that pass each filter that is on. */
export type Selection = {
  scope: Bitset
  filters: ReadonlyMap<FilterName, Bitset>
}

/** Days from today by which somebody may move in; three months of the longest kind. */
const moveInDays = { now: 0, '3-months': 92 } as const

export function select(index: IndexedTable, subject: SearchSubject): Selection {
  return { scope: selectScope(index, subject), filters: selectFilters(index, subject) }
}

/** The homes that pass all filters, or all but one. */
export function passing({ scope, filters }: Selection, except?: FilterName): Bitset {
  const found = scope.slice()
  for (const [name, set] of filters) {
    if (name !== except) intersectWith(found, set)
  }
  return found
}

/** The homes that stand in the list at all today. */
function selectScope({ table, orders }: IndexedTable, { scope, today }: SearchSubject): Bitset {
  const visible = selectVisible(table, scope, toDayNumber(today))
  const presets = scope.presets ?? []
  if (presets.length === 0) {
    const lists = scope.lists?.length ? scope.lists : openLists
    intersectWith(visible, inLists(table, lists))
    return visible
  }
  const chosen = createBitset(table.size)
  for (const preset of presets) {
    const found = selectPreset(table, preset)
    intersectWith(found, visible)
    const { limit } = preset
    uniteWith(chosen, limit === null ? found : takeFirst(orders[preset.sort], found, limit))
  }
  return chosen
}

/** Sold and rented homes leave the lists on their last day, even when nobody touches them. */
function selectVisible(table: ListingTable, { locale }: SearchScope, today: number): Bitset {
  const { visibleUntilDay } = table.columns
  const inLocale = setOf(table, `locale ${locale}`)
  const shown = bitsetWhere(table.size, (number) => (visibleUntilDay[number] ?? 0) >= today)
  intersectWith(shown, inLocale)
  return shown
}

/** What is discreet stands in the discreet list and in no other, whatever else is asked for. */
function inLists(table: ListingTable, lists: readonly string[]): Bitset {
  const found = uniteQualities(
    table,
    lists.map((list) => `list ${list}`),
  )
  if (!lists.includes('discreet')) subtractFrom(found, setOf(table, 'list discreet'))
  return found
}

function selectPreset(table: ListingTable, preset: ListingPreset): Bitset {
  const found = inLists(table, preset.list === null ? openLists : [preset.list])
  const { typeIds, placeIds, marqueeCodes, onlyNew } = preset
  const { placeId, marqueeCode } = table.columns
  const keep = (column: Float64Array, values: readonly number[]) => {
    const wanted = new Set(values)
    intersectWith(
      found,
      bitsetWhere(table.size, (number) => wanted.has(column[number] ?? Number.NaN)),
    )
  }
  if (typeIds.length > 0) intersectWith(found, selectTypes(table, typeIds))
  if (placeIds.length > 0) keep(placeId, placeIds)
  if (marqueeCodes.length > 0) keep(marqueeCode, marqueeCodes)
  if (onlyNew) keep(marqueeCode, [newMarqueeCode])
  return found
}

function selectFilters(index: IndexedTable, subject: SearchSubject): Map<FilterName, Bitset> {
  const { table } = index
  const { criteria, scope } = subject
  const { typeIds, energy, features, available, cities, area } = criteria
  const { bedrooms, bathrooms, areaM2, plotM2 } = table.columns
  const words = findByWords(table.words, criteria.q, { locale: scope.locale, size: table.size })
  const entries: [FilterName, Bitset | null][] = [
    ['words', words],
    ['places', cities.length > 0 ? selectPlaces(index, subject) : null],
    ['area', area === null ? null : selectArea(table, area)],
    ['types', typeIds.length > 0 ? selectTypes(table, typeIds) : null],
    ['price', selectPrices(table, criteria)],
    ['bedrooms', selectRange(table, bedrooms, criteria.minBedrooms, null)],
    ['bathrooms', selectRange(table, bathrooms, criteria.minBathrooms, null)],
    ['livingArea', selectRange(table, areaM2, criteria.minArea, criteria.maxArea)],
    ['plot', selectRange(table, plotM2, criteria.minPlot, criteria.maxPlot)],
    [
      'energy',
      energy.length > 0
        ? uniteQualities(
            table,
            energy.map((each) => `energy ${each}`),
          )
        : null,
    ],
    ['features', features.length > 0 ? selectFeatures(table, features) : null],
    ['available', available === 'any' ? null : selectAvailable(table, available, subject)],
  ]
  return new Map(entries.filter((entry): entry is [FilterName, Bitset] => entry[1] !== null))
}

function selectTypes(table: ListingTable, typeIds: readonly number[]): Bitset {
  return uniteQualities(
    table,
    typeIds.map((id) => `type ${id}`),
  )
}

function selectFeatures(table: ListingTable, features: readonly string[]): Bitset {
  const found = fullBitset(table.size)
  for (const feature of features) intersectWith(found, setOf(table, `feature ${feature}`))
  return found
}

function selectPlaces(index: IndexedTable, subject: SearchSubject): Bitset {
  const { table } = index
  const { cities, radiusKm } = subject.criteria
  if (radiusKm === 0) return inTowns(table, matchTowns(table, cities))
  const distances = measureDistances(table, subject, {
    reachKm: radiusKm,
    middles: index.middles(),
  })
  return within(distances, radiusKm)
}

/** The homes that lie at most so far from a place, when distances were measured that far. */
export function within(distances: Float64Array, km: number): Bitset {
  return bitsetWhere(distances.length, (number) => (distances[number] ?? Infinity) <= km)
}

function selectArea(table: ListingTable, area: SearchArea): Bitset {
  const { lat, lng } = table.columns
  const lats = area.map((corner) => corner.lat)
  const lngs = area.map((corner) => corner.lng)
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lngs),
    Math.max(...lngs),
  ]
  return bitsetWhere(table.size, (number) => {
    const point = { lat: lat[number] ?? Number.NaN, lng: lng[number] ?? Number.NaN }
    const isNear =
      point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east
    return isNear && isInArea(point, area)
  })
}

function selectPrices(table: ListingTable, criteria: SearchCriteria): Bitset | null {
  const { minPrice, maxPrice, includeOnRequest } = criteria
  const found = selectRange(table, table.columns.price, minPrice, maxPrice)
  if (found !== null && includeOnRequest) uniteWith(found, setOf(table, 'onRequest'))
  return found
}

/** What is unknown lies in no range. */
function selectRange(
  { size }: ListingTable,
  column: Float64Array,
  min: number | null,
  max: number | null,
): Bitset | null {
  if (min === null && max === null) return null
  const low = min ?? -Infinity
  const high = max ?? Infinity
  return bitsetWhere(size, (number) => {
    const value = column[number] ?? Number.NaN
    return value >= low && value <= high
  })
}

/** The homes that are to be had, and free by the time that was chosen. */
export function selectAvailable(
  table: ListingTable,
  choice: Exclude<AvailabilityChoice, 'any'>,
  { today }: Pick<SearchSubject, 'today'>,
): Bitset {
  const found = createBitset(table.size)
  uniteWith(found, setOf(table, 'open'))
  if (choice === 'open') return found
  const days = moveInDays[choice]
  const byDay = toDayNumber(today) + days
  const { freeOnDay } = table.columns
  const free = bitsetWhere(table.size, (number) => (freeOnDay[number] ?? Number.NaN) <= byDay)
  for (const availability of ['immediately', 'atDeed'] as const) {
    const wait = daysUntilFree({ availability, availableFrom: null }, today)
    if (wait !== null && wait <= days) uniteWith(free, setOf(table, `availability ${availability}`))
  }
  intersectWith(found, free)
  return found
}

function uniteQualities(table: ListingTable, qualities: readonly string[]): Bitset {
  const found = createBitset(table.size)
  for (const quality of qualities) uniteWith(found, setOf(table, quality))
  return found
}
