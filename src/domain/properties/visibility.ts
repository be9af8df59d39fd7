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

/** Why the address of a property answers nothing. */
export type PageHurdle = 'status' | 'neverOnline' | 'notYetOnline' | 'closedTooLong'

/** Why search engines are told to leave out a property that has a page. */
export type IndexHurdle = 'discreet' | 'reference' | 'closingDayUnknown' | 'closedForLong'

function findDaysClosed({ closedAt, today }: PageFacts): number | null {
  const closedOn = closedAt === null ? null : toCalendarDay(closedAt)
  return closedOn === null ? null : daysBetween(closedOn, today)
}

/** The rule that keeps a property from having a page; null where it has one. */
export function findPageHurdle(facts: PageFacts): PageHurdle | null {
  const { status, publishedAt, today } = facts
  if (!isPublicStatus(status)) return 'status'
  const publishedOn = publishedAt === null ? null : toCalendarDay(publishedAt)
  if (publishedOn === null) return 'neverOnline'
  if (publishedOn > today) return 'notYetOnline'
  const days = isClosedStatus(status) ? findDaysClosed(facts) : null
  return days !== null && days > closedPageDays.shown ? 'closedTooLong' : null
}

/** The rule that keeps a property with a page from search engines; null where they may list it. */
export function findIndexHurdle(facts: PageFacts): IndexHurdle | null {
  const { status, isDiscreet } = facts
  if (isDiscreet) return 'discreet'
  if (status === 'reference') return 'reference'
  if (!isClosedStatus(status)) return null
  const days = findDaysClosed(facts)
  if (days === null) return 'closingDayUnknown'
  return days > closedPageDays.indexed ? 'closedForLong' : null
}

/**
 * What the address of a property answers. A sold or rented property keeps its page for 90 days, is
 * left to search engines for the first 30, and is gone after that. Without a known day of closing
 * the notice stands, hidden from search engines. Discreet properties and references are never
 * indexed.
 */
export function propertyPageState(facts: PageFacts): PropertyPageState {
  const hurdle = findPageHurdle(facts)
  if (hurdle === 'closedTooLong') return { kind: 'gone' }
  if (hurdle !== null) return { kind: 'absent' }
  const isIndexable = findIndexHurdle(facts) === null
  const { status } = facts
  return isClosedStatus(status)
    ? { kind: 'closed', notice: status, isIndexable }
    : { kind: 'visible', isIndexable }
}

/**
 * Whether visitors may have a property on paper: only what has a page and is still to be had. The page
 * of a discreet one is known to those who have its link alone, and a number can be guessed.
 */
export function mayBeOnPaper(facts: PageFacts): boolean {
  return !facts.isDiscreet && isAvailableStatus(facts.status) && findPageHurdle(facts) === null
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

/** Why a property does not stand in a list. */
export type ListHurdle =
  | 'status'
  | 'marquee'
  | 'closed'
  | 'reference'
  | 'notReference'
  | 'discreet'
  | 'notDiscreet'
  | 'notInvestment'
  | 'notInSpain'
  | 'otherGoal'

type ListMarquee = Pick<MarqueeRule, 'inLists'> | null

/** Whether a property is listed at all: the marquee decides for what is sold or rented. */
function findOfferHurdle(status: PropertyStatus, marquee: ListMarquee): ListHurdle | null {
  if (status === 'reference') return 'reference'
  if (isAvailableStatus(status)) return marquee?.inLists === false ? 'marquee' : null
  if (!isClosedStatus(status)) return 'status'
  return marquee?.inLists === true ? null : 'closed'
}

/**
 * The rule that keeps a property out of a list; null where it stands in it. A discreet property
 * stands in the discreet list alone. The marquee decides whether a sold or rented property is still
 * listed; without one it is not.
 */
export function findListHurdle(
  property: ListFacts,
  marquee: ListMarquee,
  list: ListKey,
): ListHurdle | null {
  const { status, isDiscreet } = property
  if (list === 'realisations') {
    if (status !== 'reference') return 'notReference'
    return isDiscreet ? 'discreet' : null
  }
  const hurdle = findOfferHurdle(status, marquee)
  if (hurdle !== null) return hurdle
  if (list === 'discreet') return isDiscreet ? null : 'notDiscreet'
  if (isDiscreet) return 'discreet'
  if (list === 'investment') return property.isInvestment ? null : 'notInvestment'
  if (list === 'spain') return property.countryId === spainId ? null : 'notInSpain'
  return listOfGoal(property.goal) === list ? null : 'otherGoal'
}

/** The lists in which a property stands. */
export function listsOf(property: ListFacts, marquee: ListMarquee = null): ListKey[] {
  return listKeys.filter((list) => findListHurdle(property, marquee, list) === null)
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
