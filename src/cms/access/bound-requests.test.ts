import { describe, expect, it } from 'vitest'
import {
  boundQuery,
  countConditions,
  isUnusableQuery,
  ordersAcross,
  recordsMax,
} from './bound-requests'

describe('boundQuery', () => {
  it.each([
    [{}, { limit: 10, page: 1 }],
    [
      { limit: 25, page: 3 },
      { limit: 25, page: 3 },
    ],
    [{ limit: 0 }, { limit: 10, page: 1 }],
    [{ limit: 1e9 }, { limit: recordsMax, page: 1 }],
    [
      { limit: -1, page: -1 },
      { limit: 10, page: 1 },
    ],
    [
      { limit: 1.5, page: 0.5 },
      { limit: 10, page: 1 },
    ],
    [
      { limit: 'abc', page: 'abc' },
      { limit: 10, page: 1 },
    ],
    [
      { limit: Number.POSITIVE_INFINITY, page: Number.NaN },
      { limit: 10, page: 1 },
    ],
    [{ page: 1e15 }, { limit: 10, page: 100_000 }],
  ])('makes of %o for a visitor %o', (given, bounded) => {
    expect(boundQuery(given, false)).toEqual(bounded)
  })
  it('lets staff ask for everything', () => {
    expect(boundQuery({ limit: 0 }, true).limit).toBe(0)
    expect(boundQuery({ limit: 5000 }, true).limit).toBe(5000)
  })
})

describe('countConditions', () => {
  it.each([
    [undefined, 1],
    [{}, 0],
    [{ title: { like: 'a' } }, 1],
    [{ or: [{ title: { like: 'a' } }, { title: { like: 'b' } }] }, 2],
    [{ and: [{ or: [{ id: { in: [1, 2] } }] }, { title: { like: 'b', equals: 'c' } }] }, 4],
  ])('counts in %o %i', (where, count) => {
    expect(countConditions(where)).toBe(count)
  })
})

describe('isUnusableQuery', () => {
  const refused = (code: string) =>
    new Error('Failed query', { cause: Object.assign(new Error(), { code }) })

  it('tells a query that means nothing from a database that is not well', () => {
    expect(isUnusableQuery(new SyntaxError('Unexpected token'))).toBe(true)
    expect(isUnusableQuery(refused('22003'))).toBe(true)
    expect(isUnusableQuery(refused('2201X'))).toBe(true)
    expect(isUnusableQuery(refused('57P01'))).toBe(false)
    expect(isUnusableQuery(refused('ECONNREFUSED'))).toBe(false)
    expect(isUnusableQuery(new Error('timeout exceeded when trying to connect'))).toBe(false)
    expect(isUnusableQuery(null)).toBe(false)
  })
})

describe('ordersAcross', () => {
  it.each([undefined, null, '', 'title', '-publishedAt', ['title', '-id'], 'title,-createdAt'])(
    'lets %o pass',
    (sort) => {
      expect(ordersAcross(sort)).toBe(false)
    },
  )

  it.each([
    'lat.x',
    '-lat.x',
    'lat__',
    'street.',
    'price__x',
    'title.nl',
    'project.street.x',
    'a b',
  ])('refuses "%s"', (sort) => {
    expect(ordersAcross(sort)).toBe(true)
    expect(ordersAcross(['title', sort])).toBe(true)
    expect(ordersAcross(`title,${sort}`)).toBe(true)
  })
})
