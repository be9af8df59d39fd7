import { expect, it } from 'vitest'
import type { PageFacts } from '@/features/routing/page-facts'
import { toShortlistFacts } from './to-shortlist-facts'

const facts: PageFacts = {
  locale: 'nl',
  title: 'Favorieten',
  description: '',
  canonical: '/nl/favorieten/',
  alternates: {},
  languageTargets: {
    fr: { href: '/fr/favoris/', isSamePage: true },
    de: { href: '/de/', isSamePage: false },
  },
  isIndexable: false,
  breadcrumb: [],
  image: null,
  openGraph: { title: '', description: '' },
  twitter: { title: '', description: '' },
}

it('takes the homes of the list along into another language that has the page', () => {
  const query = new URLSearchParams('ids=1,2&compare=1&compare=2&utm_source=mail')
  expect(toShortlistFacts(facts, query).languageTargets).toEqual({
    fr: { href: '/fr/favoris/?ids=1,2&compare=1,2', isSamePage: true },
    de: { href: '/de/', isSamePage: false },
  })
})

it.each([null, new URLSearchParams('ids=x')])('changes nothing without homes', (query) => {
  expect(toShortlistFacts(facts, query)).toBe(facts)
})
