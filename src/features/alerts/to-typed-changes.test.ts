import { describe, expect, it } from 'vitest'
import { createWishAnswers } from '@/domain/contact/wish-answers'
import { watchedZones } from '@/domain/matching/zones'
import { z } from 'zod'
import { toTypedChanges } from './to-typed-changes'

const names = new Map([
  ['10-2000', ['Antwerpen', 'Kiel']],
  ['10-1000', ['Brussel (stad) 1000 / X']],
])

describe('what can be changed of a demand', () => {
  it('stands there as its owner would have typed it, and is read as it was', () => {
    const typed = toTypedChanges(
      {
        goal: 'rent',
        types: ['house', 'studio'],
        places: ['10-2000', '32-03181', '10-1000'],
        minPrice: null,
        maxPrice: 450_000,
        minBedrooms: 0,
        minBathrooms: 2,
        minSurface: 1_200,
        features: ['garden'],
        frequency: 'weekly',
      },
      names,
    )
    expect(typed).toEqual({
      goal: 'rent',
      types: ['house', 'studio'],
      zones: '2000 Antwerpen, 03181, 1000',
      minPrice: '',
      maxPrice: '450.000',
      minBedrooms: '0',
      minBathrooms: '2',
      minSurface: '1.200',
      extras: ['garden'],
      frequency: 'weekly',
    })
    const read = z.object(createWishAnswers(watchedZones)).parse(typed)
    expect(read.zones?.map(({ zip }) => zip)).toEqual(['2000', '03181', '1000'])
    expect(read).toMatchObject({
      goal: 'rent',
      types: ['house', 'studio'],
      minPrice: undefined,
      maxPrice: 450_000,
      minBedrooms: 0,
      minBathrooms: 2,
      minSurface: 1_200,
      extras: ['garden'],
      frequency: 'weekly',
    })
  })

  it('is empty where nothing was asked', () => {
    expect(toTypedChanges({ goal: 'buy', frequency: 'daily' }, names)).toEqual({
      goal: 'buy',
      types: [],
      zones: '',
      minPrice: '',
      maxPrice: '',
      minBedrooms: '',
      minBathrooms: '',
      minSurface: '',
      extras: [],
      frequency: 'daily',
    })
  })
})
