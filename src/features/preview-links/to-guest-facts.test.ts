import { expect, it } from 'vitest'
import type { PageFacts } from '@/features/routing/page-facts'
import { toGuestFacts } from './to-guest-facts'

const facts: PageFacts = {
  locale: 'fr',
  title: 'Maison',
  description: '',
  canonical: '/fr/maison/',
  alternates: {},
  languageTargets: {
    nl: { href: '/nl/huis/', isSamePage: true },
    en: { href: '/en/', isSamePage: false },
  },
  isIndexable: false,
  breadcrumb: [],
  image: null,
  openGraph: { title: '', description: '' },
  twitter: { title: '', description: '' },
}

it('a guest changes between the languages of the link, and is led to no page of the site', () => {
  const hrefs = { nl: '/nl/preview/abc/', fr: '/fr/preview/abc/' }
  expect(toGuestFacts(facts, hrefs)).toMatchObject({
    title: 'Maison',
    languages: ['nl', 'fr'],
    languageTargets: {
      nl: { href: hrefs.nl, isSamePage: true },
      fr: { href: hrefs.fr, isSamePage: true },
    },
  })
  expect(toGuestFacts(facts, hrefs).languageTargets).not.toHaveProperty('en')
})
