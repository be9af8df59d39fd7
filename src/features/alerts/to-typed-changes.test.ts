import { describe, expect, it } from 'vitest'
import { createZonesSchema } from '@/domain/matching/zones'
import { toTypedChanges } from './to-typed-changes'

const names = new Map([
  ['10-2000', ['Antwerpen', 'Kiel']],
  ['10-1000', ['Brussel (stad) 1000 / X']],
])

describe('what can be changed of a demand', () => {
  it('stands there as its owner would have typed it', () => {
    const demand = {
      places: ['10-2000', '32-03181', '10-1000'],
      minPrice: null,
      maxPrice: 450_000,
      minBedrooms: 0,
      frequency: 'weekly',
    } as const
    const typed = toTypedChanges({ ...demand, places: [...demand.places] }, names)
    expect(typed).toEqual({
      zones: '2000 Antwerpen, 03181, 1000',
      minPrice: '',
      maxPrice: '450.000',
      minBedrooms: '0',
      frequency: 'weekly',
    })
    const schema = createZonesSchema({ max: 3, maxCharacters: 100 })
    expect(schema.parse(typed.zones).map(({ zip }) => zip)).toEqual(['2000', '03181', '1000'])
  })

  it('is empty where nothing was asked', () => {
    expect(toTypedChanges({ frequency: 'daily' }, names)).toEqual({
      zones: '',
      minPrice: '',
      maxPrice: '',
      minBedrooms: '',
      frequency: 'daily',
    })
  })
})
