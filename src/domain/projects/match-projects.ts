import { daysBetween, type CalendarDay } from '../kernel/calendar-day'
import { foldPlaceName, samePlace } from '../places/place-name'
import type { PriceRangeView } from '../pricing/price-view'
import type { Counted } from '../search/facet-counts'
import { findRelaxations, type RelaxationReason } from '../search/relaxations'
import { createCriteria, type SearchCity, type SearchCriteria } from '../search/search-criteria'
import { deliveryPeriods, toDeliveryPeriod, type DeliveryPeriod } from './delivery'
import type { ProjectCriteria, ProjectSort } from './project-criteria'

/** What the filters know of a project: public facts alone. */
export type ProjectFacts = {
  publicId: number
  /** Town in the language of the list; empty when unknown. */
  city: string
  zip: string
  /** Web ids of its types and of the types of its open units. */
  typeIds: readonly number[]
  /** Of each unit that is still to be had. */
  bedrooms: readonly number[]
  price: PriceRangeView
  deliveryDay: CalendarDay | null
}

/** "At least": the choices of bedrooms. */
const bedroomChoices = [1, 2, 3, 4, 5] as const

/** Lowest and highest amount in euros, infinite at an end that is not known; null without any. */
function toSpan(price: PriceRangeView): { low: number; high: number } | null {
  switch (price.kind) {
    case 'single':
      return { low: price.amount, high: price.amount }
    case 'range':
      return { low: price.min, high: price.max }
    case 'from':
      return { low: price.amount, high: Infinity }
    case 'upTo':
      return { low: 0, high: price.amount }
    case 'soldOut':
    case 'onRequest':
      return null
  }
}

/** What is unknown, on request or sold out lies in no range. */
function isAffordable(price: PriceRangeView, { minPrice, maxPrice }: ProjectCriteria): boolean {
  if (minPrice === null && maxPrice === null) return true
  const span = toSpan(price)
  return span !== null && span.low <= (maxPrice ?? Infinity) && span.high >= (minPrice ?? 0)
}

function isIn(facts: ProjectFacts, cities: readonly SearchCity[]): boolean {
  return (
    cities.length === 0 ||
    cities.some(({ name, zip }) => zip === facts.zip && samePlace(name, facts.city))
  )
}

/** Whether a project has what is asked for: of its units, one that is still to be had. */
export function matchesProject(
  facts: ProjectFacts,
  criteria: ProjectCriteria,
  today: CalendarDay,
): boolean {
  const { typeIds, minBedrooms, delivery, hidesSoldOut } = criteria
  const period = toDeliveryPeriod(facts.deliveryDay, today)
  return (
    isIn(facts, criteria.cities) &&
    (typeIds.length === 0 || typeIds.some((id) => facts.typeIds.includes(id))) &&
    isAffordable(facts.price, criteria) &&
    (minBedrooms === null || facts.bedrooms.some((count) => count >= minBedrooms)) &&
    (delivery.length === 0 || (period !== null && delivery.includes(period))) &&
    !(hidesSoldOut && facts.price.kind === 'soldOut')
  )
}

/** What is unknown stands last, whichever way the order goes. */
function compareKnown(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}

type Key = (facts: ProjectFacts) => number | null

function lowest({ price }: ProjectFacts): number | null {
  return toSpan(price)?.low ?? null
}

function highest({ price }: ProjectFacts): number | null {
  const span = toSpan(price)
  if (span === null) return null
  return -(Number.isFinite(span.high) ? span.high : span.low)
}

const keys: Readonly<Record<ProjectSort, Key>> = {
  newest: () => 0,
  'price-asc': lowest,
  'price-desc': highest,
  delivery: ({ deliveryDay }) =>
    deliveryDay === null ? null : daysBetween('2000-01-01', deliveryDay),
}

/** Projects in an order; the newest first among equals. */
export function sortProjects<Project extends ProjectFacts>(
  projects: readonly Project[],
  sort: ProjectSort,
): Project[] {
  const key = keys[sort]
  return projects.toSorted((a, b) => compareKnown(key(a), key(b)) || b.publicId - a.publicId)
}

/**
 * How many projects stand behind every choice: a choice of a filter is counted under all other
 * filters, without its own.
 */
export type ProjectCounts = {
  total: number
  /** Every place with a project, by name. */
  cities: Counted<SearchCity>[]
  /** Every type of a project. */
  typeIds: Counted<number>[]
  /** "At least": 1 to 5. */
  minBedrooms: Counted<number>[]
  delivery: Counted<DeliveryPeriod>[]
  /** Projects that are left when what is sold out is hidden. */
  open: number
}

/** The places in which projects stand, by name; one for each postcode and town. */
export function listProjectPlaces(projects: readonly ProjectFacts[]): SearchCity[] {
  const places = new Map(
    projects
      .filter(({ city, zip }) => city !== '' && zip !== '')
      .map(({ city, zip }) => [`${zip} ${foldPlaceName(city)}`, { name: city, zip }]),
  )
  return [...places.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'nl-BE') || a.zip.localeCompare(b.zip, 'nl-BE'),
  )
}

/** Counts the projects behind every choice of every filter. */
export function countProjects(
  projects: readonly ProjectFacts[],
  criteria: ProjectCriteria,
  today: CalendarDay,
): ProjectCounts {
  const count = (change: Partial<ProjectCriteria>) => {
    const wishes = { ...criteria, ...change }
    return projects.filter((facts) => matchesProject(facts, wishes, today)).length
  }
  const typeIds = [...new Set(projects.flatMap((facts) => facts.typeIds))].sort((a, b) => a - b)
  const places = [...listProjectPlaces(projects), ...criteria.cities]
  return {
    total: count({}),
    cities: places.map((value) => ({ value, count: count({ cities: [value] }) })),
    typeIds: typeIds.map((value) => ({ value, count: count({ typeIds: [value] }) })),
    minBedrooms: bedroomChoices.map((value) => ({ value, count: count({ minBedrooms: value }) })),
    delivery: deliveryPeriods.map((value) => ({ value, count: count({ delivery: [value] }) })),
    open: count({ hidesSoldOut: true }),
  }
}

/** A smaller wish that finds something. */
export type ProjectRelaxation = {
  change: Partial<ProjectCriteria>
  /** What is given up of the wishes that homes know too; null when the delivery alone is. */
  reason: RelaxationReason | null
  /** Whether the wish for a time of delivery is given up. */
  anyDelivery: boolean
  /** At least 1. */
  count: number
}

/** Most proposals. */
const relaxationsMax = 4

function toProjectChange(change: Partial<SearchCriteria>): Partial<ProjectCriteria> {
  const { cities, typeIds, minPrice, maxPrice, minBedrooms, available } = change
  return {
    ...(cities === undefined ? {} : { cities }),
    ...(typeIds === undefined ? {} : { typeIds }),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(minBedrooms === undefined ? {} : { minBedrooms }),
    ...(available === undefined ? {} : { hidesSoldOut: available === 'open' }),
  }
}

/**
 * The smallest changes with which a search among projects that finds nothing finds something, by
 * the rules for homes; a wish for a time of delivery can be given up besides. Pairs of changes only
 * where no single one helps.
 */
export function findProjectRelaxations(
  projects: readonly ProjectFacts[],
  criteria: ProjectCriteria,
  today: CalendarDay,
): ProjectRelaxation[] {
  const count = (wishes: ProjectCriteria) =>
    projects.filter((facts) => matchesProject(facts, wishes, today)).length
  const relax = (base: ProjectCriteria, anyDelivery: boolean): ProjectRelaxation[] => {
    const { cities, typeIds, minPrice, maxPrice, minBedrooms, hidesSoldOut } = base
    const own = { cities, typeIds, minPrice, maxPrice, minBedrooms }
    const wishes = createCriteria({ ...own, available: hidesSoldOut ? 'open' : 'any' })
    const found = findRelaxations(wishes, {
      count: (changed) => count({ ...base, ...toProjectChange(changed) }),
      nearTowns: [],
    })
    return found.map(({ change, reason, count: finds }) => ({
      change: { ...toProjectChange(change), ...(anyDelivery ? { delivery: [] } : {}) },
      reason,
      anyDelivery,
      count: finds,
    }))
  }
  const shared = relax(criteria, false)
  if (criteria.delivery.length === 0) return shared
  const whenever = { ...criteria, delivery: [] }
  const inTime: ProjectRelaxation = {
    change: { delivery: [] },
    reason: null,
    anyDelivery: true,
    count: count(whenever),
  }
  const single = shared.filter(({ reason }) => reason?.kind !== 'both')
  const helpful = inTime.count > 0 ? [inTime, ...single] : single
  if (helpful.length > 0) return helpful.slice(0, relaxationsMax)
  return [...shared, ...relax(whenever, true)].slice(0, relaxationsMax)
}
