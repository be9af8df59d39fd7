import { describe, expect, it } from 'vitest'
import { propertyGoals } from './goals'
import { propertyStatuses } from './statuses'
import { takesTenants } from './takes-tenants'

const home = { goal: 'rent', status: 'active', unitStatus: null, isDiscreet: false } as const

describe('takesTenants', () => {
  it('holds for what is for rent alone', () => {
    expect(propertyGoals.filter((goal) => takesTenants({ ...home, goal }))).toEqual(['rent'])
  })

  it('ends with an option, a lease, and what is no longer offered', () => {
    expect(propertyStatuses.filter((status) => takesTenants({ ...home, status }))).toEqual([
      'active',
    ])
  })

  it('holds for no home that is offered discreetly', () => {
    expect(takesTenants({ ...home, isDiscreet: true })).toBe(false)
  })
})
