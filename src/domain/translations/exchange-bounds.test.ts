import { describe, expect, it } from 'vitest'
import type { ExchangeText } from './exchange'
import { createExchangeFill } from './exchange-bounds'

const toText = (source: string[], target: string[] = []): ExchangeText => ({
  key: 'pages/1/title',
  source: 'a',
  target: null,
  record: 'Pagina’s',
  label: 'Titel',
  paragraphs: { source, target },
  isFormatted: false,
  charactersMax: null,
  state: 'missing',
  sourceLocale: 'nl',
})

const bounds = { texts: 3, paragraphs: 4, characters: 10 }

describe('a file for translators', () => {
  it.each([
    ['texts', [['a'], ['b'], ['c'], ['d']], 3],
    ['paragraphs', [['a', 'b', 'c'], ['d', 'e'], ['f']], 1],
    ['characters', [['aaaaa'], ['bbbbb'], ['c']], 2],
  ])('ends before it has too many %s', (_, sources, count) => {
    const fill = createExchangeFill(bounds)
    sources.every((source) => fill.add(toText(source)))
    expect(fill.texts).toHaveLength(count)
  })

  it('counts the longer one of a source and its translation', () => {
    const fill = createExchangeFill(bounds)
    expect(fill.add(toText(['a'], ['aaaaaaaaaa']))).toBe(true)
    expect(fill.add(toText(['a']))).toBe(false)
  })

  it('takes a text that fits in no file by itself, so that the rest moves on', () => {
    const fill = createExchangeFill(bounds)
    expect(fill.add(toText(['aaaaaaaaaaa']))).toBe(true)
    expect(fill.add(toText(['b']))).toBe(false)
  })
})
