import { describe, expect, it } from 'vitest'
import { toTown } from './to-town'

describe('toTown', () => {
  it('takes postcode, country and the name as Belgium spells it', () => {
    expect(toTown({ zip: '1880', countryId: '10', name: 'Kapelle-Op-Den-Bos' })).toEqual({
      zip: '1880',
      countryId: '10',
      city: 'Kapelle-op-den-Bos',
    })
  })
  it('takes a place without a name in the language for its postcode', () => {
    expect(toTown({ zip: '9000', countryId: '10', name: null })?.city).toBe('')
  })
  it.each([[null], [{ errors: [] }], ['9000']])('takes %o for no place', (place) => {
    expect(toTown(place)).toBeNull()
  })
})
