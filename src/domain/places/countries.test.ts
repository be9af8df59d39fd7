import { describe, expect, it } from 'vitest'
import { findCountry, findCountryByIso, findCountryByName } from './countries'

describe('countries', () => {
  it('leads from the id to the letters and back', () => {
    expect(findCountry(10)?.iso).toBe('BE')
    expect(findCountryByIso('es')?.id).toBe(32)
    expect(findCountryByIso('LU')?.id).toBe(50)
  })
  it('is known by its name in each language', () => {
    expect(findCountryByName('Spanien')?.id).toBe(32)
    expect(findCountryByName(' belgique ')?.id).toBe(10)
  })
  it('finds nothing for a country where the agency does not work', () => {
    expect(findCountry(11)).toBeNull()
    expect(findCountryByIso('FR')).toBeNull()
    expect(findCountryByName('France')).toBeNull()
  })
})
