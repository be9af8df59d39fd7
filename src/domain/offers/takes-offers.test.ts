import { describe, expect, it } from 'vitest'
import { propertyGoals } from '../properties/goals'
import { propertyStatuses } from '../properties/statuses'
import { takesOffers } from './takes-offers'

const home = { goal: 'sale', status: 'active', unitStatus: null, isDiscreet: false } as const

describe('takesOffers', () => {
  it('is for what is for sale', () => {
    expect(propertyGoals.filter((goal) => takesOffers({ ...home, goal }))).toEqual(['sale'])
  })
  it('is for what nobody has yet', () => {
    const taking = propertyStatuses.filter((status) => takesOffers({ ...home, status }))
    expect(taking).toEqual(['active'])
    expect(takesOffers({ ...home, unitStatus: 'available' })).toBe(true)
    expect(takesOffers({ ...home, unitStatus: 'sold' })).toBe(false)
  })
  it('is not for a discreet sale', () => {
    expect(takesOffers({ ...home, isDiscreet: true })).toBe(false)
  })
})
