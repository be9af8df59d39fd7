import { describe, expect, it } from 'vitest'
import { isLocale, locales, pickText, toLocale, toLocalized, toMeantLocales } from './locales'

describe('pickText', () => {
  it('takes the text under the language code', () => {
    expect(pickText({ nl: 'huis', NL: 'HUIS' }, 'nl')).toBe('huis')
  })
  it('falls back to the code in capitals', () => {
    expect(pickText({ FR: 'maison' }, 'fr')).toBe('maison')
  })
  it('gives the empty text rather than another language', () => {
    expect(pickText({ nl: 'huis' }, 'de')).toBe('')
    expect(pickText(null, 'de')).toBe('')
  })
})

describe('isLocale', () => {
  it('accepts the four languages and nothing else', () => {
    expect(['nl', 'fr', 'en', 'de'].every(isLocale)).toBe(true)
    expect(['NL', 'es', '', 'robots.txt', undefined, 3].some(isLocale)).toBe(false)
  })
})

describe('toLocalized', () => {
  it('keeps the texts of known languages', () => {
    expect(toLocalized({ nl: 'a', fr: '', es: 'b', de: null })).toEqual({ nl: 'a' })
    expect(toLocalized('a')).toEqual({})
  })
})

describe('toMeantLocales', () => {
  it('takes no choice for every language, since an untouched choice is stored as none', () => {
    expect([[], null, undefined].map(toMeantLocales)).toEqual([locales, locales, locales])
  })
  it('keeps the chosen languages that the site knows', () => {
    expect(toMeantLocales(['fr', 'es'])).toEqual(['fr'])
  })
})

describe('toLocale', () => {
  it('reads what names no language as the language of last resort', () => {
    expect(['fr', 'es', '', null, undefined].map(toLocale)).toEqual(['fr', 'nl', 'nl', 'nl', 'nl'])
  })
})
