import type { CalendarDay } from '../kernel/calendar-day'
import type { Locale } from '../kernel/locales'
import { daysUntilFree } from '../properties/availability'
import {
  bitsetInRange,
  bitsetWhere,
  createBitset,
  forEachBit,
  fullBitset,
  intersectWith,
  removeBit,
  subtractFrom,
  uniteWith,
  type Bitset,
} from './bitset'
import { remember, type IndexedTable } from './indexed-table'
import { takeFirst } from './listing-orders'
import { inTowns, matchTowns, measureDistances } from './listing-places'
import { setOf, toDayNumber, type ListingTable } from './listing-table'
import { squaredChord } from '../places/distance'
import { isInRing } from '../places/ring'
import type { SearchArea } from './search-area'
import type { AvailabilityChoice, SearchCriteria } from './search-criteria'
import { newMarqueeCode, openLists, type ListingPreset, type SearchSubject } from './search-scope'
import { findByWords, splitWords } from './word-index'

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
  near: Nearness
}

/** Days from today by which somebody may move in; three months of the longest kind. */
const moveInDays = { now: 0, '3-months': 92 } as const

export function select(index: IndexedTable, subject: SearchSubject): Selection {
  const near = createNearness(index, subject)
  return {
    scope: selectScope(index, subject),
    filters: selectFilters(index, subject, near),
    near,
  }
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
function selectScope(index: IndexedTable, { scope, today }: SearchSubject): Bitset {
  const { table, orders } = index
  const { locale, presets } = scope
  const visible = remember(index, `visible ${locale} ${today}`, () =>
    selectVisible(table, locale, toDayNumber(today)),
  )
  if (presets === undefined) {
    const lists = scope.lists?.length ? scope.lists : openLists
    const found = inLists(table, lists)
    intersectWith(found, visible)
    return found
  }
  const chosen = createBitset(table.size)
  for (const preset of presets) {
    const found = selectPreset(table, preset)
    intersectWith(found, visible)
    const { limit } = preset
    uniteWith(chosen, limit === null ? found : takeFirst(orders.of(preset.sort), found, limit))
  }
  return chosen
}

/** Sold and rented homes leave the lists on their last day, even when nobody touches them. */
function selectVisible(table: ListingTable, locale: Locale, today: number): Bitset {
  const { visibleUntilDay } = table.columns
  const shown = createBitset(table.size)
  uniteWith(shown, setOf(table, `locale ${locale}`))
  forEachBit(setOf(table, 'closing'), (number) => {
    if ((visibleUntilDay[number] ?? 0) < today) removeBit(shown, number)
  })
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

function selectFilters(
  index: IndexedTable,
  subject: SearchSubject,
  near: Nearness,
): Map<FilterName, Bitset> {
  const { table } = index
  const { criteria, scope } = subject
  const { typeIds, energy, features, available, cities, area } = criteria
  const entries: [FilterName, Bitset | null][] = [
    ['words', selectWords(index, criteria.q, scope.locale)],
    ['places', cities.length > 0 ? selectPlaces(index, subject, near) : null],
    ['area', area === null ? null : selectArea(table, area)],
    ['types', typeIds.length > 0 ? selectTypes(table, typeIds) : null],
    ['price', selectPrices(index, criteria)],
    ['bedrooms', selectRange(index, 'bedrooms', criteria.minBedrooms, null)],
    ['bathrooms', selectRange(index, 'bathrooms', criteria.minBathrooms, null)],
    ['livingArea', selectRange(index, 'areaM2', criteria.minArea, criteria.maxArea)],
    ['plot', selectRange(index, 'plotM2', criteria.minPlot, criteria.maxPlot)],
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
    ['available', available === 'any' ? null : selectAvailable(index, available, subject)],
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

function selectPlaces(
  { table }: IndexedTable,
  { criteria }: SearchSubject,
  near: Nearness,
): Bitset {
  const { cities, radiusKm } = criteria
  if (radiusKm === 0) return inTowns(table, matchTowns(table, cities))
  return bitsetInRange(near(), { size: table.size, low: 0, high: squaredChord(radiusKm) })
}

/** How far each home is from the places of the search, as `squaredChord`, measured once it is needed. */
export type Nearness = () => Float64Array

function createNearness(index: IndexedTable, subject: SearchSubject): Nearness {
  let measured: Float64Array | null = null
  return () => (measured ??= measureDistances(index.table, subject, index.middles()))
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
    return isNear && isInRing(point, area)
  })
}

/** Many ask for the same words: those of a town, a kind of home, or all homes with a garden. */
function selectWords(index: IndexedTable, q: string, locale: Locale): Bitset | null {
  const { words, size } = index.table
  const asked = splitWords(q)
  if (asked.length === 0) return null
  return remember(index, `words ${locale} ${asked.join(' ')}`, () =>
    findByWords(words, asked, { locale, size }),
  )
}

function selectPrices(index: IndexedTable, criteria: SearchCriteria): Bitset | null {
  const { minPrice, maxPrice, includeOnRequest } = criteria
  const inRange = selectRange(index, 'price', minPrice, maxPrice)
  if (inRange === null || !includeOnRequest) return inRange
  const found = inRange.slice()
  uniteWith(found, setOf(index.table, 'onRequest'))
  return found
}

/** What is unknown lies in no range. */
function selectRange(
  index: IndexedTable,
  column: 'price' | 'bedrooms' | 'bathrooms' | 'areaM2' | 'plotM2',
  min: number | null,
  max: number | null,
): Bitset | null {
  if (min === null && max === null) return null
  const { size, columns } = index.table
  const range = { size, low: min ?? -Infinity, high: max ?? Infinity }
  return remember(index, `range ${column} ${min} ${max}`, () =>
    bitsetInRange(columns[column], range),
  )
}

/** The homes that are to be had, and free by the time that was chosen. */
export function selectAvailable(
  index: IndexedTable,
  choice: Exclude<AvailabilityChoice, 'any'>,
  { today }: Pick<SearchSubject, 'today'>,
): Bitset {
  const open = setOf(index.table, 'open')
  if (choice === 'open') return open
  return remember(index, `available ${choice} ${today}`, () => {
    const found = selectFree(index.table, moveInDays[choice], today)
    intersectWith(found, open)
    return found
  })
}

/** The homes into which somebody may move within so many days. */
function selectFree(table: ListingTable, days: number, today: CalendarDay): Bitset {
  const free = bitsetInRange(table.columns.freeOnDay, {
    size: table.size,
    low: -Infinity,
    high: toDayNumber(today) + days,
  })
  for (const availability of ['immediately', 'atDeed'] as const) {
    const wait = daysUntilFree({ availability, availableFrom: null }, today)
    if (wait !== null && wait <= days) uniteWith(free, setOf(table, `availability ${availability}`))
  }
  return free
}

function uniteQualities(table: ListingTable, qualities: readonly string[]): Bitset {
  const found = createBitset(table.size)
  for (const quality of qualities) uniteWith(found, setOf(table, quality))
  return found
}
