import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCriteria } from '../search/search-criteria'
import { formatQuerySegment, parseQuerySegment } from './query-segment'

const format = (query: string) => formatQuerySegment(new URLSearchParams(query))

/** Pairs as visitors, programs and vandals write them: known names, and values of every kind. */
const pair = fc.tuple(
  fc.constantFrom(
    'q',
    'city',
    'type',
    'minPrice',
    'maxPrice',
    'minBedrooms',
    'onRequest',
    'sort',
    'page',
    'utm_source',
  ),
  fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '0',
      '1',
      '2',
      '-1',
      '1e9',
      'true',
      'off',
      'newest',
      'price-asc',
      'sort',
      'page',
      'q',
    ),
    fc.constantFrom('Gent|9000', 'Gent%7C9000', ' Gent|9000', 'Antwerpen|2000', 'city'),
    fc.string({ maxLength: 20 }),
  ),
)
const pairs = fc.array(pair, { maxLength: 8 })

describe('the segment of a query', () => {
  it('says the same as the query, whatever that is', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const query = new URLSearchParams(given)
        const segment = formatQuerySegment(query)
        const kept = segment === null ? new URLSearchParams() : parseQuerySegment(segment)
        expect(kept && parseCriteria(kept).criteria).toEqual(parseCriteria(query).criteria)
      }),
      { numRuns: 1000 },
    )
  })

  it('is one for all queries that say the same', () => {
    fc.assert(
      fc.property(pairs, pairs, (one, other) => {
        const says = (given: string[][]) => {
          const query = new URLSearchParams(given)
          const { criteria, ignored } = parseCriteria(query)
          const asked = query
            .getAll('sort')
            .find((value) => value.trim() !== '')
            ?.trim()
          const unknown = new Set(
            ignored.map(({ key }) => key).filter((key) => key !== 'q' || criteria.q),
          )
          return JSON.stringify([criteria, asked === criteria.sort, [...unknown].sort()])
        }
        const noisy: string[][] = [['fbclid', '1'], ...one, ['utm_source', 'mail']]
        for (const second of [other, noisy]) {
          const isSame =
            formatQuerySegment(new URLSearchParams(one)) ===
            formatQuerySegment(new URLSearchParams(second))
          expect(isSame).toBe(says(one) === says(second))
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('is the same for the same wishes in another order or said twice', () => {
    const segment = format('type=2&city=Gent%7C9000&page=2')
    expect(format('page=2&utm_source=mail&city=Gent%7C9000&type=2')).toBe(segment)
    expect(format('page=2&city=Gent%7C9000&type=2&city=Gent%7C9000')).toBe(segment)
    expect(format('type=3&type=2')).toBe(format('type=2&type=3'))
  })

  it.each([
    '',
    'utm_source=mail&fbclid=1',
    'page=1',
    'q=',
    'q=%20',
    'onRequest=0',
    'lng=xx',
    'id=abc',
    'ids=,abc,0',
    'compare=',
    'foo=bar',
  ])('is missing when nothing in "%s" matters', (query) => {
    expect(format(query)).toBeNull()
  })

  it.each([
    ['page=0', 'page=abc'],
    ['sort=foo', 'sort=__proto__&sort=bar'],
    ['type=99x', 'type=%27%20or%201=1'],
  ])('is one for all values that are not understood, such as "%s" and "%s"', (one, other) => {
    expect(format(one)).toBe(format(other))
  })

  it('still lets the page say that something was not understood', () => {
    const kept = parseQuerySegment(format('sort=foo&page=2&page=3') ?? '')
    expect(kept && parseCriteria(kept).ignored).toEqual([
      { key: 'sort', value: 'sort' },
      { key: 'page', value: 'page' },
    ])
  })

  it('keeps an order that was chosen, because a saved list may have another one', () => {
    expect(parseQuerySegment(format('sort=newest') ?? '')?.get('sort')).toBe('newest')
  })

  it('keeps the wished language and the number of an old address', () => {
    expect(parseQuerySegment(format('lng=fr&id=7') ?? '')?.toString()).toBe('lng=fr&id=7')
  })

  it('keeps the homes of a shortlist and those that are compared', () => {
    const segment = format('ids=1016,1001&compare=1001&compare=1016&utm_source=mail')
    const kept = parseQuerySegment(segment ?? '')
    expect([kept?.get('ids'), kept?.get('compare')]).toEqual(['1016,1001', '1001,1016'])
    expect(format('compare=1001%2C1016&ids=x,1016,1001,1016')).toBe(segment)
  })

  it('keeps the longest shortlist that there can be', () => {
    const ids = Array.from({ length: 100 }, (_, index) => 2_147_483_647 - index)
    const segment = format(`ids=${ids.join(',')}&compare=${ids.slice(0, 4).join(',')}`)
    expect(parseQuerySegment(segment ?? '')?.get('ids')).toBe(ids.join(','))
  })

  it('refuses a query that no visitor would write', () => {
    expect(formatQuerySegment(new URLSearchParams({ q: 'x'.repeat(2000) }))).toBeNull()
  })

  it('reads nothing that it did not write itself', () => {
    const others = ['utm_source=mail', 'page=2&city=x', 'page=1', 'page=0', 'type=2&q=a']
    for (const text of ['', '%', 'a b', '====', ...others.map(btoa)]) {
      expect(parseQuerySegment(text)).toBeNull()
    }
  })

  it('never fails on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => void parseQuerySegment(text)),
      { numRuns: 2000 },
    )
  })

  it('keeps what only pages of projects understand', () => {
    const query = 'sort=delivery&delivery=ready&delivery=later'
    const segment = format(query)
    expect(segment && String(parseQuerySegment(segment))).toBe(query)
  })
})
