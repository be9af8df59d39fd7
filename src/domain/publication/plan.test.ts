import { describe, expect, it } from 'vitest'
import { isSeenWhenPublished, toPlanMoment } from './plan'

const now = new Date('2026-11-24T20:30:00Z')

describe('toPlanMoment', () => {
  it('reads the Belgian clock in winter and in summer', () => {
    expect(toPlanMoment({ day: '2026-12-01', time: '09:00' }, now)).toEqual(
      new Date('2026-12-01T08:00:00Z'),
    )
    expect(toPlanMoment({ day: '2027-07-01', time: '09:00' }, now)).toEqual(
      new Date('2027-07-01T07:00:00Z'),
    )
  })
  it('turns down the present minute and what lies before it', () => {
    expect(toPlanMoment({ day: '2026-11-24', time: '21:30' }, now)).toBe('past')
    expect(toPlanMoment({ day: '2026-11-24', time: '21:31' }, now)).toEqual(
      new Date('2026-11-24T20:31:00Z'),
    )
    expect(toPlanMoment({ day: '2020-01-01', time: '09:00' }, now)).toBe('past')
  })
  it('turns down an hour that summer time leaves out, and what is no time', () => {
    expect(toPlanMoment({ day: '2027-03-28', time: '02:30' }, now)).toBe('unreal')
    expect(toPlanMoment({ day: '2027-02-30', time: '09:00' }, now)).toBe('unreal')
    expect(toPlanMoment({ day: 'morgen', time: '9' }, now)).toBe('unreal')
  })
  it('turns down what lies more than two years ahead', () => {
    expect(toPlanMoment({ day: '2028-11-25', time: '09:00' }, now)).toBe('far')
  })
})

describe('isSeenWhenPublished', () => {
  it('knows the choice that keeps each kind of record from visitors', () => {
    expect(isSeenWhenPublished('pages', { status: 'hidden' })).toBe(true)
    expect(isSeenWhenPublished('pages', { status: 'draft' })).toBe(false)
    expect(isSeenWhenPublished('modules', { status: 'hidden' })).toBe(false)
    expect(isSeenWhenPublished('banners', { show: false })).toBe(false)
    expect(isSeenWhenPublished('banners', { show: true })).toBe(true)
    expect(isSeenWhenPublished('properties', { status: 'active' })).toBe(true)
    expect(isSeenWhenPublished('properties', { status: 'prospect' })).toBe(false)
    expect(isSeenWhenPublished('properties', {})).toBe(false)
  })
})
