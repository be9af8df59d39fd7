import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { toStoredLabel, toUnitLabel } from './unit-label'

describe('toUnitLabel', () => {
  it('names the unit that adds nothing to a price, in every language', () => {
    expect(locales.map((locale) => toUnitLabel(null, 0, locale))).toEqual([
      'zonder eenheid',
      'sans unité',
      'no unit',
      'ohne Einheit',
    ])
    expect(toUnitLabel('', 0, 'fr')).toBe('sans unité')
    expect(toUnitLabel(undefined, 0, 'fr')).toBe('sans unité')
  })

  it('leaves what editors wrote, and units that they have not written yet', () => {
    expect(toUnitLabel('tel quel', 0, 'fr')).toBe('tel quel')
    expect(toUnitLabel('par mois', 1, 'fr')).toBe('par mois')
    expect(toUnitLabel(null, 1, 'fr')).toBeNull()
  })

  it('adds nothing where texts are read in all languages at once, as translators do', () => {
    expect(toUnitLabel(undefined, 0, 'all')).toBeUndefined()
  })
})

describe('toStoredLabel', () => {
  it('keeps what editors wrote, and none of the names that were made up', () => {
    expect(toStoredLabel('tel quel')).toBe('tel quel')
    expect(toStoredLabel('sans unité')).toBeNull()
    expect(toStoredLabel(null)).toBeNull()
  })
})
