import { describe, expect, it } from 'vitest'
import { renovationDuty } from './renovation-duty'

const home = {
  region: 'flanders',
  goal: 'sale',
  isResidential: true,
  certificateLabel: 'E',
} as const

describe('renovationDuty', () => {
  it('gives six years to reach D after buying a Flemish home with label E or F', () => {
    expect(renovationDuty(home)).toMatchObject({ years: 6, targetLabel: 'd' })
    expect(renovationDuty({ ...home, certificateLabel: 'EPC F' })).toMatchObject({ years: 6 })
  })
  it('says who says so, and when that was looked up', () => {
    expect(renovationDuty(home)?.source).toMatch(/2025/)
    expect(renovationDuty(home)?.checkedOn).toMatch(/^2026-/)
  })
  it('asks nothing for other labels, or without one', () => {
    expect(renovationDuty({ ...home, certificateLabel: 'D' })).toBeNull()
    expect(renovationDuty({ ...home, certificateLabel: null })).toBeNull()
  })
  it('asks nothing in Brussels, in Wallonia and abroad', () => {
    expect(renovationDuty({ ...home, region: 'brussels' })).toBeNull()
    expect(renovationDuty({ ...home, region: 'wallonia' })).toBeNull()
    expect(renovationDuty({ ...home, region: null })).toBeNull()
  })
  it('asks nothing for rent, takeover and what is no home', () => {
    expect(renovationDuty({ ...home, goal: 'rent' })).toBeNull()
    expect(renovationDuty({ ...home, goal: 'takeover' })).toBeNull()
    expect(renovationDuty({ ...home, isResidential: false })).toBeNull()
  })
  it('asked nothing before 2023', () => {
    expect(renovationDuty({ ...home, on: '2022-12-31' })).toBeNull()
  })
})
