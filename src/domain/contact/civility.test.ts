import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { addressByTitle } from './civility'

const inEachLanguage = (civility: string | null) =>
  locales.map((locale) => addressByTitle('Élodie Van Damme', civility, locale))

describe('addressByTitle', () => {
  it.each([
    ['ms', ['Mevr.', 'Mme', 'Ms', 'Frau']],
    ['mr', ['Dhr.', 'M.', 'Mr', 'Herr']],
    ['miss', ['Mej.', 'Mlle', 'Miss', 'Frau']],
  ])('writes %s before the name in the language of the reader', (civility, titles) => {
    expect(inEachLanguage(civility)).toEqual(titles.map((title) => `${title} Élodie Van Damme`))
  })
  it.each(['none', '', 'dr', null])('leaves the name alone for %j', (civility) => {
    expect(new Set(inEachLanguage(civility))).toEqual(new Set(['Élodie Van Damme']))
  })
  it('writes no title without a name', () => {
    expect(addressByTitle('', 'ms', 'nl')).toBe('')
  })
})
