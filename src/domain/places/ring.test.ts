import { describe, expect, it } from 'vitest'
import { isInRing } from './ring'

const square = [
  { lat: 51, lng: 4 },
  { lat: 51, lng: 5 },
  { lat: 52, lng: 5 },
  { lat: 52, lng: 4 },
]

describe('a ring on the map', () => {
  it('tells inside from outside', () => {
    expect(isInRing({ lat: 51.5, lng: 4.5 }, square)).toBe(true)
    expect(isInRing({ lat: 51.5, lng: 5.5 }, square)).toBe(false)
    expect(isInRing({ lat: 50.5, lng: 4.5 }, square)).toBe(false)
  })
  it('follows a ring that bends inwards', () => {
    const bent = [...square, { lat: 51.5, lng: 4.9 }]
    expect(isInRing({ lat: 51.5, lng: 4.5 }, bent)).toBe(false)
    expect(isInRing({ lat: 51.5, lng: 4.95 }, bent)).toBe(true)
  })
})
