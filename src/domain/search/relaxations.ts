import { assertNever } from '../kernel/assert-never'
import type {
  AvailabilityChoice,
  EnergyClass,
  SearchCity,
  SearchCriteria,
  SearchFeature,
} from './search-criteria'

/** Why a change finds more: what is given up, or how far a bound gives way. */
export type RelaxationReason =
  | { kind: 'withoutFeature'; feature: SearchFeature }
  /** Percent of the bound; null when the bound is dropped. */
  | { kind: 'maxPrice' | 'minPrice'; percent: number | null }
  | { kind: 'onRequest' }
  /** The new minimum; null when it is dropped. */
  | { kind: 'minBedrooms' | 'minBathrooms'; least: number | null }
  | { kind: 'withoutLivingArea' | 'withoutPlot' | 'withoutArea' | 'withoutWords' | 'anyType' }
  | { kind: 'energy'; classes: readonly EnergyClass[] }
  | { kind: 'available'; choice: AvailabilityChoice }
  | { kind: 'radius'; km: number }
  /** Homes in another town near by. */
  | { kind: 'nearTown'; city: SearchCity }
  | { kind: 'anywhere' }
  /** Two changes that help only together. */
  | { kind: 'both'; reasons: readonly [RelaxationReason, RelaxationReason] }

/** A smaller wish that finds something: "12 without a garden". */
export type Relaxation = {
  change: Partial<SearchCriteria>
  reason: RelaxationReason
  /** Homes that the search finds with the change; at least 1. */
  count: number
}

type Step = Omit<Relaxation, 'count'> & {
  /** How much a visitor gives up, from 1 for little to 9 for all of it. */
  size: number
  /** Of several changes to one wish only the smallest that helps is proposed. */
  wish: string
}

/** Most proposals. */
export const relaxationsMax = 4

/** Towns among them. */
const townsMax = 2

/** Pairs that are tried when no single change helps; each costs one look at the index. */
const pairsMax = 60

/** Changes of a bound in percent, the smaller one first. */
const boundSteps = [10, 25] as const

/** Radii that are tried, in kilometres. */
const radiusSteps = [5, 10] as const

export type RelaxationOptions = {
  /** How many homes other criteria find within the same list. */
  count: (criteria: SearchCriteria) => number
  /** Towns around the places of the search, the nearest first. */
  nearTowns: readonly SearchCity[]
}

/**
 * The smallest changes with which a search that finds nothing finds something: the smaller step
 * first, and the larger result among equal steps. At most four, none with nothing; pairs of
 * changes only where no single one helps.
 */
export function findRelaxations(
  criteria: SearchCriteria,
  { count, nearTowns }: RelaxationOptions,
): Relaxation[] {
  const steps = listSteps(criteria, nearTowns)
  const counted = (step: Step) => ({
    ...step,
    count: count({ ...criteria, ...step.change, page: 1 }),
  })
  const single = keepSmallest(steps.map(counted))
  if (single.length > 0) return single
  return keepSmallest(listPairs(steps).map(counted))
}

function keepSmallest(steps: readonly (Step & { count: number })[]): Relaxation[] {
  const helpful = steps
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.size - b.size || b.count - a.count)
  const proposed = new Map<string, number>()
  return helpful
    .filter(({ wish }) => {
      const before = proposed.get(wish) ?? 0
      proposed.set(wish, before + 1)
      return before < (wish === 'town' ? townsMax : 1)
    })
    .slice(0, relaxationsMax)
    .map(({ change, reason, count }) => ({ change, reason, count }))
}

function listPairs(steps: readonly Step[]): Step[] {
  const pairs = steps.flatMap((one, at) =>
    steps
      .slice(at + 1)
      .filter((other) => other.wish !== one.wish && !isSharing(one.change, other.change))
      .map((other): Step => ({
        change: { ...one.change, ...other.change },
        reason: { kind: 'both', reasons: [one.reason, other.reason] },
        size: one.size + other.size,
        wish: `${one.wish} ${other.wish}`,
      })),
  )
  return pairs.toSorted((a, b) => a.size - b.size).slice(0, pairsMax)
}

/** Two changes of the same criterion would undo one another. */
function isSharing(one: Partial<SearchCriteria>, other: Partial<SearchCriteria>): boolean {
  return Object.keys(one).some((field) => Object.hasOwn(other, field))
}

function listSteps(criteria: SearchCriteria, nearTowns: readonly SearchCity[]): Step[] {
  return [
    ...featureSteps(criteria),
    ...priceSteps(criteria),
    ...roomSteps(criteria, 'minBedrooms'),
    ...roomSteps(criteria, 'minBathrooms'),
    ...placeSteps(criteria, nearTowns),
    ...choiceSteps(criteria),
  ]
}

function featureSteps({ features }: SearchCriteria): Step[] {
  return features.map((feature) => ({
    change: { features: features.filter((other) => other !== feature) },
    reason: { kind: 'withoutFeature', feature },
    size: 2,
    wish: `feature ${feature}`,
  }))
}

function priceSteps({ minPrice, maxPrice, includeOnRequest }: SearchCriteria): Step[] {
  const steps: Step[] = []
  const add = (change: Partial<SearchCriteria>, reason: RelaxationReason, size: number) =>
    steps.push({ change, reason, size, wish: reason.kind })
  for (const [at, percent] of boundSteps.entries()) {
    if (maxPrice !== null) {
      const raised = Math.round((maxPrice * (100 + percent)) / 100)
      add({ maxPrice: raised }, { kind: 'maxPrice', percent }, 1 + at * 2)
    }
    if (minPrice !== null) {
      const lowered = Math.round((minPrice * (100 - percent)) / 100)
      add({ minPrice: lowered }, { kind: 'minPrice', percent }, 1 + at * 2)
    }
  }
  if (maxPrice !== null) add({ maxPrice: null }, { kind: 'maxPrice', percent: null }, 6)
  if (minPrice !== null) add({ minPrice: null }, { kind: 'minPrice', percent: null }, 5)
  const isPriced = minPrice !== null || maxPrice !== null
  if (isPriced && !includeOnRequest) add({ includeOnRequest: true }, { kind: 'onRequest' }, 2)
  return steps
}

function roomSteps(criteria: SearchCriteria, kind: 'minBedrooms' | 'minBathrooms'): Step[] {
  const least = criteria[kind]
  if (least === null) return []
  const fewer = least > 1 ? least - 1 : null
  const toStep = (value: number | null, size: number): Step => ({
    change: { [kind]: value },
    reason: { kind, least: value },
    size,
    wish: kind,
  })
  return fewer === null ? [toStep(null, 3)] : [toStep(fewer, 3), toStep(null, 6)]
}

function placeSteps(
  { cities, radiusKm, area }: SearchCriteria,
  nearTowns: readonly SearchCity[],
): Step[] {
  const dropArea: Step = {
    change: { area: null },
    reason: { kind: 'withoutArea' },
    size: 5,
    wish: 'area',
  }
  const steps = area === null ? [] : [dropArea]
  if (cities.length === 0) return steps
  const wider = radiusSteps.filter((km) => km > radiusKm)
  return [
    ...steps,
    ...nearTowns.map((city): Step => ({
      change: { cities: [...cities, city], radiusKm },
      reason: { kind: 'nearTown', city },
      size: 3,
      wish: 'town',
    })),
    ...wider.map((km, at): Step => ({
      change: { radiusKm: km },
      reason: { kind: 'radius', km },
      size: 3 + at,
      wish: 'radius',
    })),
    {
      change: { cities: [], radiusKm: 0 },
      reason: { kind: 'anywhere' },
      size: 8,
      wish: 'anywhere',
    },
  ]
}

function choiceSteps(criteria: SearchCriteria): Step[] {
  const { energy, available, typeIds, q } = criteria
  const steps: Step[] = []
  const add = (change: Partial<SearchCriteria>, reason: RelaxationReason, size: number) =>
    steps.push({ change, reason, size, wish: reason.kind })
  const hasLivingArea = criteria.minArea !== null || criteria.maxArea !== null
  const hasPlot = criteria.minPlot !== null || criteria.maxPlot !== null
  if (hasLivingArea) add({ minArea: null, maxArea: null }, { kind: 'withoutLivingArea' }, 4)
  if (hasPlot) add({ minPlot: null, maxPlot: null }, { kind: 'withoutPlot' }, 4)
  const classes = withNextClass(energy)
  if (classes !== null) add({ energy: classes }, { kind: 'energy', classes }, 2)
  if (energy.length > 0) add({ energy: [] }, { kind: 'energy', classes: [] }, 4)
  const later = laterThan(available)
  if (later !== null) add({ available: later }, { kind: 'available', choice: later }, 3)
  if (typeIds.length > 0) add({ typeIds: [] }, { kind: 'anyType' }, 7)
  if (q !== '') add({ q: '' }, { kind: 'withoutWords' }, 7)
  return steps
}

/** The classes with the next worse one; null when there is none. */
function withNextClass(classes: readonly EnergyClass[]): EnergyClass[] | null {
  const worst = classes.at(-1)
  const next = worst === undefined ? undefined : nextClass[worst]
  return next === undefined ? null : [...classes, next]
}

const nextClass: Readonly<Partial<Record<EnergyClass, EnergyClass>>> = {
  a: 'b',
  b: 'c',
  c: 'd',
  d: 'e',
  e: 'f',
  f: 'g',
}

function laterThan(choice: AvailabilityChoice): AvailabilityChoice | null {
  switch (choice) {
    case 'any':
      return null
    case 'open':
      return 'any'
    case 'now':
      return '3-months'
    case '3-months':
      return 'open'
    default:
      return assertNever(choice, 'availability')
  }
}
