import { describe, expect, it } from 'vitest'
import {
  findTenantQuestions,
  isAskedAfterVisitAlone,
  tenantQuestions,
  tenantStages,
} from './tenant-questions'

const wallonia = [
  'address',
  'birthDate',
  'adults',
  'children',
  'civilStatus',
  'householdIncome',
  'movingDate',
]
const flanders = ['adults', 'children', 'firstIncome', 'secondIncome', 'movingDate']
const shortest = ['persons', 'householdIncome', 'movingDate']

describe('what a candidate for a home is asked', () => {
  it.each([
    ['brussels', 'beforeVisit', []],
    ['brussels', 'afterVisit', shortest],
    ['wallonia', 'beforeVisit', wallonia],
    ['wallonia', 'afterVisit', wallonia],
    ['flanders', 'beforeVisit', flanders],
    ['flanders', 'afterVisit', flanders],
    [null, 'beforeVisit', shortest],
    [null, 'afterVisit', shortest],
  ] as const)('is in region %s, %s: %j', (region, stage, questions) => {
    expect(findTenantQuestions(region, stage)).toEqual(questions)
  })

  it('is never more before the visit than after it', () => {
    for (const region of ['brussels', 'wallonia', 'flanders', null] as const) {
      const later = findTenantQuestions(region, 'afterVisit')
      expect(later).toEqual(expect.arrayContaining([...findTenantQuestions(region, 'beforeVisit')]))
    }
  })

  it('is nowhere about pets, the ages of children or the reason for moving', () => {
    expect(tenantStages).toHaveLength(2)
    const forbidden = ['pets', 'childrenAges', 'reason', 'nationality', 'incomeSource']
    expect(tenantQuestions.filter((name) => forbidden.includes(name))).toEqual([])
  })

  it('has to wait for the visit in Brussels alone', () => {
    expect(isAskedAfterVisitAlone('brussels')).toBe(true)
    expect(isAskedAfterVisitAlone('wallonia')).toBe(false)
    expect(isAskedAfterVisitAlone('flanders')).toBe(false)
    expect(isAskedAfterVisitAlone(null)).toBe(false)
  })
})
