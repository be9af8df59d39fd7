import { describe, expect, it } from 'vitest'
import type { ProjectCounts } from '@/domain/projects/match-projects'
import { createProjectCriteria } from '@/domain/projects/project-criteria'
import { countActiveFilters, toProjectFilterView } from './project-filter-view'

const gent = { name: 'Gent', zip: '9000' }
const hasselt = { name: 'Hasselt', zip: '3500' }
const aalst = { name: 'Aalst', zip: '9300' }

const whole: ProjectCounts = {
  total: 4,
  cities: [
    { value: gent, count: 2 },
    { value: hasselt, count: 2 },
  ],
  typeIds: [
    { value: 1, count: 3 },
    { value: 2, count: 1 },
    { value: 6, count: 0 },
  ],
  minBedrooms: [
    { value: 1, count: 4 },
    { value: 2, count: 3 },
    { value: 3, count: 0 },
  ],
  delivery: [
    { value: 'ready', count: 1 },
    { value: 'this-year', count: 0 },
    { value: 'later', count: 3 },
  ],
  open: 4,
}

const types = [
  { webId: 2, name: 'Appartement' },
  { webId: 6, name: 'Garage' },
  { webId: 1, name: 'Woning' },
]

const view = (wishes: Parameters<typeof createProjectCriteria>[0] = {}, counts = whole) =>
  toProjectFilterView(createProjectCriteria(wishes), counts, types)

describe('toProjectFilterView', () => {
  it('offers what some project of the whole list answers to', () => {
    expect(view()).toEqual({
      types: [types[0], types[2]],
      places: [gent, hasselt],
      bedrooms: [1, 2],
      delivery: ['ready', 'later'],
      hasSoldOut: false,
    })
  })

  it('keeps what is chosen, though nothing answers to it, so that it can be taken back', () => {
    const wishes = { typeIds: [6], cities: [aalst], minBedrooms: 9 }
    expect(view({ ...wishes, delivery: ['this-year'] })).toMatchObject({
      types: [types[0], types[1], types[2]],
      places: [aalst, gent, hasselt],
      bedrooms: [1, 2, 9],
      delivery: ['ready', 'this-year', 'later'],
    })
  })

  it('names a chosen place first and once', () => {
    expect(view({ cities: [hasselt] }).places).toEqual([hasselt, gent])
  })

  it('leaves out a choice that tells no project apart, unless it is made', () => {
    const alike: ProjectCounts = {
      ...whole,
      cities: [{ value: gent, count: 4 }],
      typeIds: [{ value: 1, count: 4 }],
      delivery: [{ value: 'later', count: 4 }],
    }
    expect(view({}, alike)).toMatchObject({ types: [], places: [], delivery: [] })
    expect(view({ typeIds: [1], cities: [gent], delivery: ['later'] }, alike)).toMatchObject({
      types: [types[2]],
      places: [gent],
      delivery: ['later'],
    })
  })

  it('offers to hide what is sold out where something is, or where it is hidden already', () => {
    expect(view({}, { ...whole, open: 3 }).hasSoldOut).toBe(true)
    expect(view({ hidesSoldOut: true }).hasSoldOut).toBe(true)
  })
})

describe('countActiveFilters', () => {
  it('counts nothing where nothing is asked for', () => {
    expect(countActiveFilters(createProjectCriteria()).all).toBe(0)
  })

  it('counts every choice, and both ends of a price', () => {
    const criteria = createProjectCriteria({
      typeIds: [1, 2],
      cities: [gent],
      minPrice: 200_000,
      maxPrice: 400_000,
      minBedrooms: 2,
      delivery: ['later'],
      hidesSoldOut: true,
    })
    expect(countActiveFilters(criteria)).toEqual({
      type: 2,
      place: 1,
      price: 2,
      bedrooms: 1,
      delivery: 1,
      availability: 1,
      all: 8,
    })
  })
})
