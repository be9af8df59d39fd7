import { describe, expect, it } from 'vitest'
import {
  canonicalList,
  listsOf,
  mayBeOnPaper,
  propertyPageState,
  type ListFacts,
  type PageFacts,
} from './visibility'

const page: PageFacts = {
  status: 'active',
  publishedAt: '2026-01-01',
  closedAt: null,
  isDiscreet: false,
  today: '2026-06-30',
}
const sold: PageFacts = { ...page, status: 'sold' }

describe('propertyPageState', () => {
  it('shows what is available', () => {
    const visible = { kind: 'visible', isIndexable: true }
    expect(propertyPageState(page)).toEqual(visible)
    expect(propertyPageState({ ...page, status: 'underOption' })).toEqual(visible)
  })
  it('keeps discreet properties and references from search engines', () => {
    const quiet = { kind: 'visible', isIndexable: false }
    expect(propertyPageState({ ...page, isDiscreet: true })).toEqual(quiet)
    expect(propertyPageState({ ...page, status: 'reference' })).toEqual(quiet)
  })
  it('keeps a notice for 90 days, indexed for the first 30', () => {
    const closed = (closedAt: string) => propertyPageState({ ...sold, closedAt })
    expect(closed('2026-06-30')).toEqual({ kind: 'closed', notice: 'sold', isIndexable: true })
    expect(closed('2026-05-31')).toEqual({ kind: 'closed', notice: 'sold', isIndexable: true })
    expect(closed('2026-05-30')).toEqual({ kind: 'closed', notice: 'sold', isIndexable: false })
    expect(closed('2026-04-01')).toEqual({ kind: 'closed', notice: 'sold', isIndexable: false })
    expect(closed('2026-03-31')).toEqual({ kind: 'gone' })
  })
  it('names what happened', () => {
    const state = propertyPageState({ ...sold, status: 'rented', closedAt: '2026-06-01' })
    expect(state).toEqual({ kind: 'closed', notice: 'rented', isIndexable: true })
  })
  it('keeps a notice without a known day out of search engines', () => {
    expect(propertyPageState(sold)).toEqual({ kind: 'closed', notice: 'sold', isIndexable: false })
  })
  it('never indexes a discreet sale', () => {
    const state = propertyPageState({ ...sold, isDiscreet: true, closedAt: '2026-06-29' })
    expect(state).toEqual({ kind: 'closed', notice: 'sold', isIndexable: false })
  })
  it.each(['prospect', 'cancelled', 'inactive'] as const)(
    'denies a property that is %s',
    (status) => {
      expect(propertyPageState({ ...page, status })).toEqual({ kind: 'absent' })
    },
  )
  it('denies what is not yet published', () => {
    expect(propertyPageState({ ...page, publishedAt: null })).toEqual({ kind: 'absent' })
    expect(propertyPageState({ ...page, publishedAt: '2026-07-01' })).toEqual({ kind: 'absent' })
  })
})

describe('mayBeOnPaper', () => {
  it('gives a sheet of what is to be had and has a page', () => {
    expect(mayBeOnPaper(page)).toBe(true)
    expect(mayBeOnPaper({ ...page, status: 'underOption' })).toBe(true)
  })
  it.each<Partial<PageFacts>>([
    { isDiscreet: true },
    { status: 'sold', closedAt: '2026-06-29' },
    { status: 'reference' },
    { status: 'prospect' },
    { publishedAt: null },
    { publishedAt: '2026-07-01' },
  ])('gives none of what is otherwise: %o', (other) => {
    expect(mayBeOnPaper({ ...page, ...other })).toBe(false)
  })
})

const flat: ListFacts = {
  goal: 'sale',
  status: 'active',
  isInvestment: false,
  isDiscreet: false,
  countryId: 10,
}

describe('listsOf', () => {
  it('follows the goal', () => {
    expect(listsOf(flat)).toEqual(['forSale'])
    expect(listsOf({ ...flat, goal: 'rent' })).toEqual(['forRent'])
    expect(listsOf({ ...flat, goal: 'takeover' })).toEqual(['forRent'])
  })
  it('adds the lists of investment and of Spain', () => {
    expect(listsOf({ ...flat, isInvestment: true, countryId: 32 })).toEqual([
      'forSale',
      'investment',
      'spain',
    ])
  })
  it('keeps a discreet property in the discreet list alone', () => {
    const discreet = { ...flat, isDiscreet: true, isInvestment: true, countryId: 32 }
    expect(listsOf(discreet)).toEqual(['discreet'])
    expect(listsOf({ ...discreet, status: 'reference' })).toEqual([])
  })
  it('shows references among the realisations only', () => {
    expect(listsOf({ ...flat, status: 'reference' })).toEqual(['realisations'])
  })
  it('leaves it to the marquee whether a sold property is still listed', () => {
    const closed: ListFacts = { ...flat, status: 'sold' }
    expect(listsOf(closed)).toEqual([])
    expect(listsOf(closed, { inLists: true })).toEqual(['forSale'])
    expect(listsOf(flat, { inLists: false })).toEqual([])
  })
  it('lists nothing that is not public, whatever the marquee says', () => {
    expect(listsOf({ ...flat, status: 'prospect' }, { inLists: true })).toEqual([])
  })
})

describe('canonicalList', () => {
  it('is the list of the goal, also for investment and for Spain', () => {
    const spanish: ListFacts = { ...flat, isInvestment: true, countryId: 32 }
    expect(canonicalList(spanish)).toBe('forSale')
    expect(canonicalList({ ...flat, goal: 'takeover' })).toBe('forRent')
  })
  it('is the discreet list for a discreet property', () => {
    expect(canonicalList({ ...flat, isDiscreet: true })).toBe('discreet')
  })
})
