import { describe, expect, it } from 'vitest'
import { findTenantQuestions } from './tenant-questions'

describe('what a candidate for a home is asked', () => {
  it('is in Brussels the size of the household, its income and the date alone', () => {
    expect(findTenantQuestions('brussels')).toEqual(['persons', 'householdIncome', 'movingDate'])
  })

  it('keeps to the closed list in Wallonia', () => {
    expect(findTenantQuestions('wallonia')).toEqual([
      'address',
      'birthDate',
      'adults',
      'children',
      'civilStatus',
      'householdIncome',
      'movingDate',
    ])
  })

  it('splits income by person in Flanders, and asks neither birth nor civil status', () => {
    const questions = findTenantQuestions('flanders')
    expect(questions).toContain('secondIncome')
    expect(questions).not.toContain('birthDate')
    expect(questions).not.toContain('civilStatus')
  })

  it('is the shortest list where no rule is known', () => {
    expect(findTenantQuestions(null)).toEqual(findTenantQuestions('brussels'))
  })
})
