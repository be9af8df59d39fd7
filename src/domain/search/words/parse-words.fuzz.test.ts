import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, fuzz } from '../../../../tests/fuzz/cases'
import { createCriteria, formatCriteria, parseCriteria } from '../search-criteria'
import { parseWithReader } from './parse-words'
import { homes } from './phrases/homes.fixture'
import { mixtures } from './phrases/mixtures.fixture'
import { numbers } from './phrases/numbers.fixture'
import { places } from './phrases/places.fixture'
import { createReader } from './reader'
import { wordsContext } from './words-context.fixture'

const reader = createReader(wordsContext)

const phrases = [...homes, ...numbers, ...places, ...mixtures]

/** Texts of pieces that mean something, so that rules meet each other. */
const mixedText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...phrases.flatMap(([text]) => text.split(' '))) },
      fc.constantFrom(...phrases.map(([text]) => text)),
      fc.string({ maxLength: 8 }),
      fc.integer({ min: 0, max: 2_000_000 }).map(String),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(' '))

/** As an address brings it. */
const anyWords = fc
  .oneof(mixedText, anyText(30), fc.string({ unit: 'binary', maxLength: 150 }))
  .map((typed) => new URLSearchParams({ q: typed }).get('q') ?? '')

describe('what somebody typed to search for, whatever it is', () => {
  it('gives filters that an address holds unchanged', () => {
    fuzz(anyWords, (text) => {
      const criteria = createCriteria(parseWithReader(text, reader).criteria)
      const address = new URLSearchParams(formatCriteria(criteria))
      expect(parseCriteria(address)).toEqual({ criteria, ignored: [] })
    })
  })

  it('leaves a rest in which nothing more is to be understood', () => {
    fuzz(anyWords, (text) => {
      const { rest } = parseWithReader(text, reader)
      expect(parseWithReader(rest, reader)).toEqual({
        criteria: {},
        goal: null,
        rest,
        understood: [],
        notUnderstood: [],
      })
    })
  })

  it('is kept as it was typed where nothing of it is understood', () => {
    fuzz(anyWords, (text) => {
      const { rest, understood, notUnderstood } = parseWithReader(text, reader)
      const isUntouched = understood.length + notUnderstood.length === 0
      const clean = parseCriteria(new URLSearchParams({ q: text })).criteria.q
      expect(isUntouched ? rest : clean).toBe(clean)
      expect(rest.length).toBeLessThanOrEqual(clean.length)
    })
  })
})
