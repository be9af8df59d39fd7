import { describe, expect, it } from 'vitest'
import { findPropertyType, parseWebIds, propertyTypes } from './property-types'

describe('propertyTypes', () => {
  it('has the ids 1 to 7, each once', () => {
    expect(propertyTypes.map(({ webId }) => webId)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  it('frees land and garages from the energy certificate, and nothing else', () => {
    const free = propertyTypes.filter(({ hasEnergyDuty }) => !hasEnergyDuty)
    expect(free.map(({ key }) => key)).toEqual(['land', 'garage'])
  })
  it('is found by its id', () => {
    expect(findPropertyType(2)?.names.de).toBe('Wohnung')
    expect(findPropertyType(8)).toBeNull()
  })
})

describe('parseWebIds', () => {
  it('reads a list of ids and drops what is none', () => {
    expect(parseWebIds('1,5, 2,,5,x')).toEqual([1, 5, 2])
    expect(parseWebIds('')).toEqual([])
  })
})
