import { daysBetween, toCalendarDay, type CalendarDay } from '../kernel/calendar-day'
import { spainId } from '../places/countries'
import { isRentLike, type PropertyGoal } from './goals'
import type { MarqueeRule } from './marquees'
import { isAvailableStatus, isClosedStatus, isPublicStatus, type PropertyStatus } from './statuses'

/** How many days a sold or rented property keeps a page, and how many of them search engines may list it. */
export const closedPageDays = { shown: 90, indexed: 30 } as const

export type PageFacts = {
  status: PropertyStatus
  /** When the property went online; null when it never did. */
  publishedAt: Date | string | null
  /** When it was sold or rented. */
  closedAt: Date | string | null
  isDiscreet: boolean
  today: CalendarDay
}

export type PropertyPageState =
  | { kind: 'visible'; isIndexable: boolean }
  | { kind: 'closed'; notice: 'sold' | 'rented'; isIndexable: boolean }
  /** It was there and is no more: status 410. */
  | { kind: 'gone' }
  /** As far as a visitor is told, it never existed: status 404. */
  | { kind: 'absent' }

/**
 * What the address of a property answers. A sold or rented property keeps its page for 90 days, is
 * left to search engines for the first 30, and is gone after that. Without a known day of closing
 * the notice stands, hidden from search engines. Discreet properties and references are never
 * indexed.
 */
export function propertyPageState(facts: PageFacts): PropertyPageState {
  const { status, isDiscreet, today } = facts
  const publishedOn = facts.publishedAt === null ? null : toCalendarDay(facts.publishedAt)
  if (publishedOn === null || publishedOn > today || !isPublicStatus(status)) {
    return { kind: 'absent' }
  }
  if (!isClosedStatus(status)) {
    return { kind: 'visible', isIndexable: !isDiscreet && status !== 'reference' }
  }
  const closedOn = facts.closedAt === null ? null : toCalendarDay(facts.closedAt)
  if (closedOn === null) return { kind: 'closed', notice: status, isIndexable: false }
  const days = daysBetween(closedOn, today)
  if (days > closedPageDays.shown) return { kind: 'gone' }
  return {
    kind: 'closed',
    notice: status,
    isIndexable: !isDiscreet && days <= closedPageDays.indexed,
  }
}

/** The lists in which a property can stand. */
export const listKeys = [
  'forSale',
  'forRent',
  'investment',
  'spain',
  'discreet',
  'realisations',
] as const

export type ListKey = (typeof listKeys)[number]

export type ListFacts = {
  goal: PropertyGoal
  status: PropertyStatus
  isInvestment: boolean
  isDiscreet: boolean
  countryId: number
}

/**
 * The lists in which a property stands. A discreet property stands in the discreet list alone. The
 * marquee decides whether a sold or rented property is still listed; without one it is not.
 */
export function listsOf(
  property: ListFacts,
  marquee: Pick<MarqueeRule, 'inLists'> | null = null,
): ListKey[] {
  const { status, isDiscreet } = property
  if (status === 'reference') return isDiscreet ? [] : ['realisations']
  const isListed = isAvailableStatus(status)
    ? marquee?.inLists !== false
    : isClosedStatus(status) && marquee?.inLists === true
  if (!isListed) return []
  if (isDiscreet) return ['discreet']
  const lists: ListKey[] = [listOfGoal(property.goal)]
  if (property.isInvestment) lists.push('investment')
  if (property.countryId === spainId) lists.push('spain')
  return lists
}

/**
 * The list whose path is the one true address of a property. The investment and Spanish lists lead
 * to the same property by other paths, which name this one as canonical.
 */
export function canonicalList(
  property: Pick<ListFacts, 'goal' | 'isDiscreet'>,
): 'forSale' | 'forRent' | 'discreet' {
  return property.isDiscreet ? 'discreet' : listOfGoal(property.goal)
}

function listOfGoal(goal: PropertyGoal): 'forSale' | 'forRent' {
  return isRentLike(goal) ? 'forRent' : 'forSale'
}
