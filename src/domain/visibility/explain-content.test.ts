import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import {
  explainContent,
  explainProject,
  type ContentPlace,
  type PageLikeFacts,
  type ProjectPlace,
} from './explain-content'

const team: PageLikeFacts = {
  isTrashed: false,
  isPublished: true,
  missesMention: false,
  scheduledFor: null,
  enabledLocales: locales,
  visibleIn: locales,
  titles: { nl: 'Team' },
  status: 'published',
  isPublic: true,
  noIndex: false,
  route: { isPublic: true, isFeedback: false, hasAddress: () => true },
  menu: { inMenu: true, leadsElsewhere: false, above: 'shown' },
}

const menu = { inMenu: true, leadsElsewhere: false, above: 'shown' } as const
const route = { isPublic: true, isFeedback: false, hasAddress: () => true }

const rulesOf = (differences: Partial<PageLikeFacts>, place: ContentPlace) =>
  explainContent({ ...team, ...differences }, place, 'nl').map(({ rule }) => rule)

describe('explainContent', () => {
  it.each<[string, Partial<PageLikeFacts>, ContentPlace, string[]]>([
    ['a published page', {}, 'page', []],
    ['a published page, in the menu', {}, 'menu', []],
    ['a draft without a title', { isPublished: false, titles: {} }, 'page', ['draft', 'noTitle']],
    ['a draft that has no address yet', { isPublished: false, route: null }, 'page', ['draft']],
    ['not meant for the language', { visibleIn: ['fr'] }, 'page', ['notMeant']],
    ['archived', { status: 'archived' }, 'page', ['archived']],
    ['still being written', { status: 'draft' }, 'page', ['notShown']],
    ['hidden, at its address', { status: 'hidden' }, 'page', []],
    ['hidden, in the menu', { status: 'hidden' }, 'menu', ['hidden']],
    ['hidden, in the sitemap', { status: 'hidden' }, 'sitemap', ['hidden']],
    ['content for modules', { isPublic: false }, 'page', ['notPublic']],
    ['without a line in the address table', { route: null }, 'page', ['noRoute']],
    ['without an address', { route: { ...route, hasAddress: () => false } }, 'page', ['noAddress']],
    ['a page of thanks', { route: { ...route, isFeedback: true } }, 'sitemap', ['feedback']],
    [
      'a page of thanks, for search engines',
      { route: { ...route, isFeedback: true } },
      'searchEngines',
      ['feedback'],
    ],
    ['kept from search engines', { noIndex: true }, 'sitemap', ['noIndex']],
    ['not in the menu', { menu: { ...menu, inMenu: false } }, 'menu', ['notInMenu']],
    ['too deep for the menu', { menu: { ...menu, above: 'tooDeep' } }, 'menu', ['tooDeep']],
    [
      'below what is not in the menu',
      { menu: { ...menu, above: 'aboveNotInMenu' } },
      'menu',
      ['aboveNotInMenu'],
    ],
    [
      'an item that leads elsewhere',
      { menu: { ...menu, leadsElsewhere: true } },
      'sitemap',
      ['leadsElsewhere'],
    ],
    ['an article, in no menu', { menu: null }, 'menu', ['notInMenu']],
  ])('%s', (_what, differences, place, rules) => {
    expect(rulesOf(differences, place)).toEqual(rules)
  })
})

describe('explainProject', () => {
  const inFrench = (differences: Partial<PageLikeFacts>, place: ProjectPlace) =>
    explainProject({ ...team, ...differences }, place, 'fr').map(({ rule }) => rule)

  it('answers without a name in the language, and is in no sitemap of it', () => {
    expect(inFrench({}, { place: 'page' })).toEqual([])
    expect(inFrench({}, { place: 'sitemap' })).toEqual(['noTitle'])
    expect(inFrench({ titles: { fr: 'Quai' } }, { place: 'sitemap' })).toEqual([])
  })
  it('is announced nowhere while it is hidden', () => {
    expect(inFrench({ status: 'hidden' }, { place: 'page' })).toEqual([])
    expect(inFrench({ status: 'hidden' }, { place: 'list', selection: null })).toEqual(['hidden'])
    expect(inFrench({ status: 'hidden' }, { place: 'sitemap' })).toEqual(['hidden'])
  })
  it('stands in no list that asks for something else', () => {
    expect(inFrench({}, { place: 'list', selection: 'notChosen' })).toEqual(['notChosen'])
  })
})
