import { describe, expect, it } from 'vitest'
import { detectLocale, type LocaleHints } from './detect-locale'

const detect = (hints: Partial<LocaleHints>) =>
  detectLocale({ enabled: ['nl', 'fr', 'en', 'de'], defaultLocale: 'nl', ...hints })

describe('detectLocale', () => {
  it('takes query before cookie before browser before default', () => {
    const hints = { query: 'de', cookie: 'en', acceptLanguage: 'fr' }
    expect(detect(hints)).toBe('de')
    expect(detect({ ...hints, query: null })).toBe('en')
    expect(detect({ ...hints, query: null, cookie: undefined })).toBe('fr')
    expect(detect({})).toBe('nl')
  })
  it.each(['FR', 'fr-BE', ' fr_BE '])('reads the query "%s" as French', (query) => {
    expect(detect({ query })).toBe('fr')
  })
  it('passes over languages that do not exist or are not enabled', () => {
    expect(detect({ query: 'es', cookie: 'de', acceptLanguage: 'fr', enabled: ['nl', 'fr'] })).toBe(
      'fr',
    )
  })
  it.each([
    ['de;q=0.5, fr;q=0.9, nl;q=0.1', 'fr'],
    ['es, de;q=0.8, en;q=0.8', 'de'],
    ['fr-BE,fr;q=0.9,en;q=0.8', 'fr'],
    ['en;q=0, de;q=0.1', 'de'],
    ['es-ES, es;q=0.9', 'nl'],
    ['*', 'nl'],
    ['nl;q=0, *;q=0.5', 'fr'],
    ['fr;q=2, en;q=0.3', 'en'],
    [';;;,,q=1', 'nl'],
    [`${'x'.repeat(5000)},fr`, 'nl'],
  ])('negotiates "%s" to %s', (acceptLanguage, locale) => {
    expect(detect({ acceptLanguage })).toBe(locale)
  })
})
