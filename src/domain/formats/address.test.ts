import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { formatAddress, formatStreetLine } from './address'

const address = {
  street: 'Kerkstraat',
  houseNumber: '12',
  boxNr: '3',
  zip: '1880',
  city: 'Kapelle-Op-Den-Bos',
}

describe('formatAddress', () => {
  it('names the box in the language of the reader', () => {
    expect(locales.map((locale) => formatStreetLine(address, locale))).toEqual([
      'Kerkstraat 12 bus 3',
      'Kerkstraat 12 boîte 3',
      'Kerkstraat 12 box 3',
      'Kerkstraat 12 Bk. 3',
    ])
  })
  it('prints street, number and place on one line', () => {
    expect(formatAddress({ ...address, boxNr: null }, 'nl')).toBe(
      'Kerkstraat 12, 1880 Kapelle-op-den-Bos',
    )
  })
  it('prints no box without a number, and drops the dashes of a feed', () => {
    expect(formatStreetLine({ ...address, houseNumber: '-' }, 'nl')).toBe('Kerkstraat')
  })
  it('prints postcode and place of a hidden address', () => {
    const hidden = { ...address, street: null, houseNumber: null, boxNr: null }
    expect(formatStreetLine(hidden, 'nl')).toBeNull()
    expect(formatAddress(hidden, 'nl')).toBe('1880 Kapelle-op-den-Bos')
  })
})
