import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { labelOf } from './label-of'

describe('labelOf', () => {
  it('names the unit that adds nothing to a price, in every language', () => {
    expect(locales.map((locale) => labelOf(null, 0, locale))).toEqual([
      'zonder eenheid',
      'sans unité',
      'no unit',
      'ohne Einheit',
    ])
    expect(labelOf('', 0, 'fr')).toBe('sans unité')
    expect(labelOf(undefined, 0, 'fr')).toBe('sans unité')
  })

  it('leaves what editors wrote, and units that they have not written yet', () => {
    expect(labelOf('tel quel', 0, 'fr')).toBe('tel quel')
    expect(labelOf('par mois', 1, 'fr')).toBe('par mois')
    expect(labelOf(null, 1, 'fr')).toBeNull()
  })

  it('adds nothing where texts are read in all languages at once, as translators do', () => {
    expect(labelOf(undefined, 0, 'all')).toBeUndefined()
  })
})
