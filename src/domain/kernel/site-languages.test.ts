import { describe, expect, it } from 'vitest'
import { fallbackLocale, locales } from './locales'
import { toSiteLanguages } from './site-languages'

describe('toSiteLanguages', () => {
  it('gives those in use, in the order of all languages, and the default', () => {
    const rows = [
      { code: 'de', use: true, default: false },
      { code: 'fr', use: true, default: true },
      { code: 'en', use: false, default: false },
    ]
    expect(toSiteLanguages(rows)).toEqual({ inUse: ['fr', 'de'], defaultLocale: 'fr' })
  })
  it('gives all while nobody has chosen any', () => {
    const all = { inUse: locales, defaultLocale: fallbackLocale }
    expect([[], null, undefined].map(toSiteLanguages)).toEqual([all, all, all])
  })
  it('gives that of last resort where none is in use, whatever the default of before', () => {
    const last = { inUse: [fallbackLocale], defaultLocale: fallbackLocale }
    expect(toSiteLanguages([{ code: 'fr', use: false, default: true }])).toEqual(last)
    expect(toSiteLanguages([{ code: 'es', use: true, default: true }])).toEqual(last)
  })
})
