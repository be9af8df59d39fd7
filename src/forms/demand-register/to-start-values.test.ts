import { describe, expect, it } from 'vitest'
import { toFormSchema } from '../_kit/define-form'
import { demandZones } from '@/domain/matching/zones'
import { createCriteria } from '@/domain/search/search-criteria'
import { definition } from './definition'
import { example } from './example'
import { isHalfSearch, toStartValues, type KnownPlace } from './to-start-values'

const antwerp = { name: 'Antwerpen', zip: '2000' }
const known: KnownPlace[] = [
  { ...antwerp, point: { lat: 51.2194, lng: 4.4025 } },
  { name: 'Mortsel', zip: '2640', point: { lat: 51.17, lng: 4.45 } },
  { name: 'Berchem', zip: '2600', point: { lat: 51.197, lng: 4.43 } },
  { name: 'Gent', zip: '9000', point: { lat: 51.0543, lng: 3.7174 } },
  { name: 'Nergens', zip: '2001', point: null },
]

describe('the answers with which the form begins', () => {
  it('are those of the search, as the form takes them', () => {
    const wishes = createCriteria({
      cities: [antwerp],
      typeIds: [1, 2, 99],
      minPrice: 250_000,
      maxPrice: 450_000,
      minBedrooms: 3,
      minBathrooms: 1,
      minArea: 1200,
      features: ['garden'],
    })
    const values = toStartValues({ goal: 'buy', wishes }, known)
    expect(values).toEqual({
      goal: 'buy',
      types: ['house', 'apartment'],
      zones: '2000 Antwerpen',
      minPrice: '250.000',
      maxPrice: '450.000',
      minBedrooms: '3',
      minBathrooms: '1',
      minSurface: '1200',
      extras: ['garden'],
    })
    const { extras: _extras, ...person } = example
    const read = toFormSchema(definition, 'full').parse({ ...person, ...values })
    expect(read).toMatchObject({ minPrice: 250_000, minSurface: 1200, extras: ['garden'] })
  })

  it('take the places within a radius along, the nearest first', () => {
    const wishes = createCriteria({ cities: [antwerp], radiusKm: 10 })
    expect(toStartValues({ goal: null, wishes }, known)).toEqual({
      zones: '2000 Antwerpen, 2600 Berchem, 2640 Mortsel',
    })
  })

  it('name the places within an area that was drawn, unless others were named', () => {
    const area = [
      { lat: 51.1, lng: 4.3 },
      { lat: 51.3, lng: 4.3 },
      { lat: 51.3, lng: 4.44 },
      { lat: 51.1, lng: 4.44 },
    ]
    const inArea = toStartValues({ goal: null, wishes: createCriteria({ area }) }, known)
    expect(inArea).toEqual({ zones: '2000 Antwerpen, 2600 Berchem' })
    const both = createCriteria({ area, cities: [{ name: 'Gent', zip: '9000' }] })
    expect(toStartValues({ goal: null, wishes: both }, known)).toEqual({ zones: '9000 Gent' })
  })

  it('name no more places than the form takes, and a strange name by its postcode', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      name: `Sint-Pieters-op-den-Berg ${'abcdefghijklmnopqrstuvwxyz'[index] ?? 'z'}`,
      zip: String(2000 + index),
    }))
    const wishes = createCriteria({ cities: [{ name: 'A / B', zip: '1000' }, ...many] })
    const { zones } = toStartValues({ goal: null, wishes }, [])
    expect(String(zones)).toMatch(/^1000, 2000 Sint-Pieters/)
    expect(String(zones).length).toBeLessThanOrEqual(demandZones.maxCharacters)
  })

  it('are none for a search that asks for nothing', () => {
    expect(toStartValues({ goal: null, wishes: createCriteria() }, known)).toEqual({})
  })

  it('are half of them where a search names no place, and not where there is none', () => {
    const start = (wishes: Parameters<typeof createCriteria>[0]) =>
      toStartValues({ goal: 'buy', wishes: createCriteria(wishes) }, known)
    expect(isHalfSearch(start({ typeIds: [1] }))).toBe(true)
    expect(isHalfSearch(start({ typeIds: [1], cities: [antwerp] }))).toBe(false)
    expect(isHalfSearch({})).toBe(false)
    expect(isHalfSearch({ goal: 'buy' })).toBe(false)
  })
})
