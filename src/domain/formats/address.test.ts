import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { formatCityLine, formatStreetLine } from './address'

const address = {
  street: 'Kerkstraat',
  houseNumber: '12',
  boxNr: '3',
  zip: '1880',
  city: 'Kapelle-Op-Den-Bos',
}

describe('an address', () => {
  it('names the box in the language of the reader', () => {
    expect(locales.map((locale) => formatStreetLine(address, locale))).toEqual([
      'Kerkstraat 12 bus 3',
      'Kerkstraat 12 boîte 3',
      'Kerkstraat 12 box 3',
      'Kerkstraat 12 Bk. 3',
    ])
  })
  it('prints street and number without a box, and the place as Belgium spells it', () => {
    expect(formatStreetLine({ ...address, boxNr: null }, 'nl')).toBe('Kerkstraat 12')
    expect(formatCityLine(address)).toBe('1880 Kapelle-op-den-Bos')
  })
  it('prints no box without a number, and drops the dashes of a feed', () => {
    expect(formatStreetLine({ ...address, houseNumber: '-' }, 'nl')).toBe('Kerkstraat')
  })
  it('prints no street of a hidden address', () => {
    const hidden = { ...address, street: null, houseNumber: null, boxNr: null }
    expect(formatStreetLine(hidden, 'nl')).toBeNull()
  })
})
