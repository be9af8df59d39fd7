import { describe, expect, it } from 'vitest'
import { createCriteria, formatCriteria } from '../search-criteria'
import { parseWithReader, parseWords } from './parse-words'
import { homes } from './phrases/homes.fixture'
import { mixtures } from './phrases/mixtures.fixture'
import { numbers } from './phrases/numbers.fixture'
import { places } from './phrases/places.fixture'
import { createReader } from './reader'
import { wordsContext } from './words-context.fixture'

const reader = createReader(wordsContext)
const phrases = [...homes, ...numbers, ...places, ...mixtures]

/** The filters as an address holds them, readable. */
function toFilters(text: string): string {
  const query = formatCriteria(createCriteria(parseWithReader(text, reader).criteria))
  return [...new URLSearchParams(query)].map(([key, value]) => `${key}=${value}`).join(' & ')
}

describe('parseWords', () => {
  const rows = phrases.map(([text, filters, more = {}]) => ({ text, filters, ...more }))
  it.each(rows)('reads "$text" as $filters', ({ text, filters, goal, rest, not }) => {
    const reading = parseWithReader(text, reader)
    expect(toFilters(text)).toBe(filters)
    expect(reading.goal).toBe(goal ?? null)
    expect(reading.rest).toBe(rest ?? '')
    expect(reading.notUnderstood).toEqual(not ?? [])
  })

  it('reads every phrase of its table once', () => {
    expect(new Set(phrases.map(([text]) => text)).size).toBe(phrases.length)
    expect(phrases.length).toBeGreaterThan(160)
  })

  it('tells which words became which filter', () => {
    const { understood } = parseWords('Huis regio Gent max. € 300.000, 2 slpk', wordsContext)
    expect(understood).toEqual([
      { text: 'Huis', kind: 'type' },
      { text: 'regio Gent', kind: 'place' },
      { text: 'regio Gent', kind: 'radius' },
      { text: 'max. € 300.000', kind: 'price' },
      { text: '2 slpk', kind: 'bedrooms' },
    ])
  })

  it('reads the names that an agency gave to types of its own', () => {
    const types = [{ webId: 71, key: 'castle', words: ['Kasteel/Château', 'Schloss'] }]
    const { criteria } = parseWords('chateau of Schloss', { types, places: [] })
    expect(criteria.typeIds).toEqual([71])
  })

  it('names no type that the site does not have', () => {
    const reading = parseWords('appartement 2 slaapkamers', { types: [], places: [] })
    expect(reading.criteria).toEqual({ minBedrooms: 2 })
    expect(reading.rest).toBe('appartement')
  })

  it('means the same by the same words in capitals', () => {
    const capitals = phrases.filter(([text]) => /^[\p{Ll}\d ]+$/u.test(text))
    expect(capitals.length).toBeGreaterThan(50)
    for (const [text, filters] of capitals) expect(toFilters(text.toUpperCase())).toBe(filters)
  })

  it('forgives a missing accent', () => {
    for (const [text, filters] of phrases.filter(([typed]) => /[éèüöä]/.test(typed))) {
      const plain = text.normalize('NFD').replace(/\p{M}/gu, '')
      expect(`${plain}: ${toFilters(plain)}`).toBe(`${plain}: ${filters}`)
    }
  })
})
