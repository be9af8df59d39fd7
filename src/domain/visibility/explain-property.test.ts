import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { listKeys, listsOf, propertyPageState } from '../properties/visibility'
import { explainProperty, type PropertyFacts, type PropertyPlace } from './explain-property'

const house: PropertyFacts = {
  isTrashed: false,
  isPublished: true,
  missesMention: false,
  scheduledFor: null,
  enabledLocales: ['nl', 'fr', 'en'],
  visibleIn: locales,
  status: 'active',
  publishedAt: '2026-01-10',
  closedAt: null,
  isDiscreet: false,
  today: '2026-06-30',
  goal: 'sale',
  isInvestment: false,
  countryId: 10,
  titles: { nl: 'Huis met tuin' },
  marquee: null,
  unitStatus: null,
  hasPoint: true,
}

const page: PropertyPlace = { place: 'page' }
const sale: PropertyPlace = { place: 'list', list: 'forSale', selection: null }
const feed: PropertyPlace = { place: 'feed', list: 'forSale', selection: null }

const rulesOf = (
  differences: Partial<PropertyFacts>,
  place: PropertyPlace,
  locale = 'nl' as const,
) => explainProperty({ ...house, ...differences }, place, locale).map(({ rule }) => rule)

const sold = { status: 'sold', closedAt: '2026-06-20' } as const

describe('explainProperty', () => {
  it.each<[string, Partial<PropertyFacts>, PropertyPlace, string[]]>([
    ['a house for sale', {}, page, []],
    ['in the trash', { isTrashed: true }, page, ['trashed']],
    ['a draft', { isPublished: false }, page, ['draft']],
    [
      'a draft without a legal mention, to be published by itself',
      { isPublished: false, missesMention: true, scheduledFor: '2026-07-01T08:00:00.000Z' },
      page,
      ['draft', 'missesMention', 'scheduled'],
    ],
    ['in other languages alone', { visibleIn: ['fr'] }, sale, ['notMeant']],
    ['in a language that is off', { enabledLocales: ['fr'] }, sale, ['languageOff']],
    ['a prospect', { status: 'prospect' }, page, ['status']],
    [
      'a draft that was never online, whose day fills itself',
      { isPublished: false, publishedAt: null },
      page,
      ['draft'],
    ],
    ['never online', { publishedAt: null }, page, ['neverOnline']],
    ['online tomorrow', { publishedAt: '2026-07-01' }, page, ['notYetOnline']],
    ['sold long ago', { status: 'sold', closedAt: '2026-03-31' }, page, ['closedTooLong']],
    ['sold lately', sold, page, []],
    ['sold, in the list', sold, sale, ['closed']],
    [
      'sold, with a plate that lists it',
      { ...sold, marquee: { name: 'Verkocht', inLists: true } },
      sale,
      [],
    ],
    ['kept out by its plate', { marquee: { name: 'Wacht', inLists: false } }, sale, ['marquee']],
    ['discreet, in the list', { isDiscreet: true }, sale, ['discreet']],
    ['discreet, on the map', { isDiscreet: true }, { place: 'map' }, ['discreet']],
    ['discreet, by its number', { isDiscreet: true }, { place: 'suggestions' }, ['discreet']],
    ['for rent, in the list for sale', { goal: 'rent' }, sale, ['otherGoal']],
    ['for rent, in the feed for sale', { goal: 'rent' }, feed, ['otherGoal']],
    ['a reference, in the list', { status: 'reference' }, sale, ['reference']],
    ['a reference, by its number', { status: 'reference' }, { place: 'suggestions' }, []],
    [
      'a reference, for search engines',
      { status: 'reference' },
      { place: 'searchEngines' },
      ['reference'],
    ],
    [
      'among the discreet',
      {},
      { place: 'list', list: 'discreet', selection: null },
      ['notDiscreet'],
    ],
    [
      'among the investments',
      {},
      { place: 'list', list: 'investment', selection: null },
      ['notInvestment'],
    ],
    ['in Spain', {}, { place: 'list', list: 'spain', selection: null }, ['notInSpain']],
    ['in a list of other towns', {}, { ...sale, selection: 'notChosen' }, ['notChosen']],
    ['behind fifty others', {}, { ...feed, selection: 'crowdedOut' }, ['crowdedOut']],
    ['sold, in the sitemap', sold, { place: 'sitemap' }, ['closed']],
    ['without a point', { hasPoint: false }, { place: 'map' }, ['noPoint']],
    ['under option, in alerts', { status: 'underOption' }, { place: 'alerts' }, ['notOpen']],
    [
      'a unit with an option, in alerts',
      { unitStatus: 'option' },
      { place: 'alerts' },
      ['notOpen'],
    ],
    [
      'sold on an unknown day',
      { status: 'sold' },
      { place: 'searchEngines' },
      ['closingDayUnknown'],
    ],
    [
      'sold two months ago',
      { status: 'sold', closedAt: '2026-05-01' },
      { place: 'searchEngines' },
      ['closedForLong'],
    ],
  ])('%s', (_what, differences, place, rules) => {
    expect(rulesOf(differences, place)).toEqual(rules)
  })

  it('keeps a home without a title in a language from the sitemap of that language alone', () => {
    const inFrench = (place: PropertyPlace) =>
      explainProperty(house, place, 'fr').map(({ rule }) => rule)
    expect(inFrench({ place: 'sitemap' })).toEqual(['noTitle'])
    expect(inFrench(page)).toEqual([])
    expect(inFrench(sale)).toEqual([])
  })

  it('names the day, the plate or the status that a rule was held against', () => {
    const first = (differences: Partial<PropertyFacts>, place: PropertyPlace) =>
      explainProperty({ ...house, ...differences }, place, 'nl')[0]
    expect(first({ publishedAt: '2026-07-01' }, page)?.value).toBe('2026-07-01')
    expect(first({ status: 'cancelled' }, page)?.value).toBe('cancelled')
    expect(first({ marquee: { name: 'Wacht', inLists: false } }, sale)?.value).toBe('Wacht')
  })

  it('agrees with the rules of pages and lists for every status', () => {
    for (const status of [
      'prospect',
      'active',
      'underOption',
      'sold',
      'rented',
      'reference',
    ] as const) {
      for (const isDiscreet of [true, false]) {
        const facts = { ...house, status, isDiscreet, closedAt: '2026-06-01', isInvestment: true }
        const { kind } = propertyPageState(facts)
        const hasPage = kind === 'visible' || kind === 'closed'
        expect([status, explainProperty(facts, page, 'nl').length === 0]).toEqual([status, hasPage])
        const lists = listKeys.filter(
          (list) =>
            explainProperty(facts, { place: 'list', list, selection: null }, 'nl').length === 0,
        )
        expect([status, lists]).toEqual([status, hasPage ? listsOf(facts, null) : []])
      }
    }
  })
})
