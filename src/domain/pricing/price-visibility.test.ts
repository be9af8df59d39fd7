import { describe, expect, it } from 'vitest'
import { propertyStatuses } from '../properties/statuses'
import { isPricePublic, statusForPrice } from './price-visibility'

const open = { publishPrice: true, status: 'active', marquee: null } as const

describe('a price', () => {
  it('is public while the property is to be had', () => {
    const public_ = propertyStatuses.filter((status) => isPricePublic({ ...open, status }))
    expect(public_).toEqual(['active', 'underOption'])
  })

  it('is secret when the agency does not publish it', () => {
    expect(isPricePublic({ ...open, publishPrice: false })).toBe(false)
  })

  it('is secret under a marquee that hides it, and only under such a one', () => {
    expect(isPricePublic({ ...open, marquee: { hidesPrice: true } })).toBe(false)
    expect(isPricePublic({ ...open, marquee: { hidesPrice: false } })).toBe(true)
  })
})

describe('the status by which a price is judged', () => {
  const unit = { status: 'active' } as const

  it('is that of a unit that is sold or let', () => {
    expect(statusForPrice({ ...unit, unitStatus: 'sold' })).toBe('sold')
    expect(statusForPrice({ ...unit, unitStatus: 'rented' })).toBe('rented')
  })

  it.each(['available', 'option', 'reserved', null])('is its own for a unit that is %s', (each) => {
    expect(statusForPrice({ ...unit, unitStatus: each })).toBe('active')
  })
})
