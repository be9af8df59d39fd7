import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { amountInWords } from './amount-in-words'

const inAll = (euros: number) => locales.map((locale) => amountInWords(euros, locale))

describe('amountInWords', () => {
  it('writes the price of a house in every language', () => {
    expect(inAll(479_000)).toEqual([
      'vierhonderdnegenenzeventigduizend euro',
      'quatre cent septante-neuf mille euros',
      'four hundred and seventy-nine thousand euros',
      'vierhundertneunundsiebzigtausend Euro',
    ])
    expect(inAll(1_222_950)).toEqual([
      'één miljoen tweehonderdtweeëntwintigduizend negenhonderdvijftig euro',
      'un million deux cent vingt-deux mille neuf cent cinquante euros',
      'one million two hundred and twenty-two thousand nine hundred and fifty euros',
      'eine Million zweihundertzweiundzwanzigtausendneunhundertfünfzig Euro',
    ])
  })

  it.each([
    [0, ['nul euro', 'zéro euro', 'zero euros', 'null Euro']],
    [1, ['één euro', 'un euro', 'one euro', 'ein Euro']],
    [2, ['twee euro', 'deux euros', 'two euros', 'zwei Euro']],
    [1000, ['duizend euro', 'mille euros', 'one thousand euros', 'eintausend Euro']],
    [
      2005,
      [
        'tweeduizend vijf euro',
        'deux mille cinq euros',
        'two thousand and five euros',
        'zweitausendfünf Euro',
      ],
    ],
    [
      2_000_000,
      ['twee miljoen euro', 'deux millions d’euros', 'two million euros', 'zwei Millionen Euro'],
    ],
  ])('writes %i', (euros, expected) => {
    expect(inAll(euros)).toEqual(expected)
  })

  it.each([
    [71, 'septante et un euros'],
    [80, 'quatre-vingts euros'],
    [81, 'quatre-vingt-un euros'],
    [91, 'nonante et un euros'],
    [99, 'nonante-neuf euros'],
    [200, 'deux cents euros'],
    [201, 'deux cent un euros'],
    [80_000, 'quatre-vingt mille euros'],
    [200_000, 'deux cent mille euros'],
    [200_000_000, 'deux cents millions d’euros'],
    [1_100, 'mille cent euros'],
  ])('writes %i in Belgian French', (euros, expected) => {
    expect(amountInWords(euros, 'fr')).toBe(expected)
  })

  it.each([
    [33, 'drieëndertig euro'],
    [28, 'achtentwintig euro'],
    [101, 'honderdeen euro'],
    [21_000, 'eenentwintigduizend euro'],
  ])('writes %i in Dutch', (euros, expected) => {
    expect(amountInWords(euros, 'nl')).toBe(expected)
  })

  it('adds cents when there are any', () => {
    expect(inAll(950.5)).toEqual([
      'negenhonderdvijftig euro en vijftig cent',
      'neuf cent cinquante euros et cinquante cents',
      'nine hundred and fifty euros and fifty cents',
      'neunhundertfünfzig Euro und fünfzig Cent',
    ])
    expect(amountInWords(1.999, 'en')).toBe('two euros')
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_000])('refuses %d', (euros) => {
    expect(inAll(euros)).toEqual([null, null, null, null])
  })

  it('never writes two amounts alike, nor leaves a hole in the words', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.integer({ min: 0, max: 999_999_999 }),
        (locale, one, other) => {
          fc.pre(one !== other)
          const text = amountInWords(one, locale)
          expect(text).not.toBe(amountInWords(other, locale))
          expect(text).toMatch(/^[\p{L}'-]+( [\p{L}'-]+)+$/u)
          expect(text).not.toMatch(/undefined|(^| )-|- /)
        },
      ),
    )
  })
})
