import { describe, expect, it } from 'vitest'
import type { PageFacts } from '@/features/routing/page-facts'
import { toProjectListFacts } from './to-project-list-facts'

const words = { title: 'Projecten', description: 'Nieuwbouw.' }
const facts: PageFacts = {
  locale: 'nl',
  ...words,
  canonical: '/nl/projecten/',
  alternates: { nl: '/nl/projecten/', fr: '/fr/projets/' },
  languageTargets: {},
  isIndexable: true,
  breadcrumb: [],
  image: null,
  openGraph: words,
  twitter: words,
}

const under = (query: string) => toProjectListFacts(facts, new URLSearchParams(query))

describe('toProjectListFacts', () => {
  it.each([
    ['no query', null],
    ['an empty one', new URLSearchParams()],
    ['one that nobody understands', new URLSearchParams('utm_source=brief')],
    ['the first page', new URLSearchParams('page=1')],
  ])('stays as it is under %s', (_what, query) => {
    expect(toProjectListFacts(facts, query)).toBe(facts)
  })

  it('lets search engines list a further page, under its own address', () => {
    expect(under('page=3')).toMatchObject({
      canonical: '/nl/projecten/?page=3',
      alternates: {},
      isIndexable: true,
      pageNumber: 3,
    })
  })

  it.each(['available=open', 'delivery=later', 'sort=price-asc', 'delivery=later&page=2'])(
    'keeps a list under %s out of search engines',
    (query) => {
      expect(under(query)).toMatchObject({
        canonical: `/nl/projecten/?${query}`,
        alternates: {},
        isIndexable: false,
      })
    },
  )

  it('never opens to search engines what the page keeps from them', () => {
    const closed = { ...facts, isIndexable: false }
    expect(toProjectListFacts(closed, new URLSearchParams('page=2')).isIndexable).toBe(false)
  })
})
