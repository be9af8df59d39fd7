import { describe, expect, it } from 'vitest'
import { registrationDuty, type DutyFacts } from './registration-duty'

const on = '2026-06-01'
const dutyOf = (facts: Omit<DutyFacts, 'on'>) => registrationDuty({ ...facts, on })?.duty

describe('registrationDuty', () => {
  it.each([
    ['flanders', 7_000, 42_000],
    ['wallonia', 10_500, 43_750],
    ['brussels', 18_750, 43_750],
  ] as const)(
    'asks for a home of 350,000 in %s: %i as own home, %i otherwise',
    (region, own, other) => {
      expect(dutyOf({ region, price: 350_000, isOwnOnlyHome: true })).toBe(own)
      expect(dutyOf({ region, price: 350_000, isOwnOnlyHome: false })).toBe(other)
    },
  )

  it.each([
    [180_000, 0],
    [479_000, 34_875],
    [600_000, 50_000],
    [600_001, 75_000.13],
  ])('leaves 200,000 of an own home of %i in Brussels untaxed up to 600,000', (price, duty) => {
    expect(dutyOf({ region: 'brussels', price, isOwnOnlyHome: true })).toBe(duty)
  })

  it.each([
    [350_000, 12_500],
    [479_000, 28_625],
    [600_000, 43_750],
  ])('leaves 250,000 of %i untaxed for two energy classes', (price, duty) => {
    const home = { region: 'brussels', price, isOwnOnlyHome: true } as const
    expect(dutyOf({ ...home, energyClassesGained: 2 })).toBe(duty)
  })

  it('gives no energy bonus for one class, and no more than 100,000 for many', () => {
    const home = { region: 'brussels', price: 600_000, isOwnOnlyHome: true } as const
    expect(dutyOf({ ...home, energyClassesGained: 1 })).toBe(50_000)
    expect(dutyOf({ ...home, energyClassesGained: 6 })).toBe(37_500)
  })

  it('reduces the duty on a modest Flemish home', () => {
    const home = { region: 'flanders', price: 220_000, isOwnOnlyHome: true } as const
    expect(dutyOf(home)).toBe(2_533)
    expect(dutyOf({ ...home, price: 220_001 })).toBe(4_400.02)
    expect(dutyOf({ ...home, price: 240_000, isInCoreCity: true })).toBe(2_933)
    expect(dutyOf({ ...home, price: 50_000 })).toBe(0)
    expect(dutyOf({ ...home, isOwnOnlyHome: false })).toBe(26_400)
  })

  it('names the source and the day on which the rate was checked', () => {
    const result = registrationDuty({ region: 'wallonia', price: 1, isOwnOnlyHome: true, on })
    expect(result?.basis.source).toMatch(/Walloon/)
    expect(result?.basis.checkedOn).toBe('2026-08-23')
  })

  it('knows nothing of days before its first rate, nor of impossible prices', () => {
    const home = { region: 'flanders', price: 100, isOwnOnlyHome: true } as const
    expect(registrationDuty({ ...home, on: '2024-12-31' })).toBeNull()
    expect(registrationDuty({ ...home, price: -1, on })).toBeNull()
    expect(registrationDuty({ ...home, price: Number.NaN, on })).toBeNull()
  })
})
