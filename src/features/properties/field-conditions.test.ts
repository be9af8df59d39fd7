import { describe, expect, it } from 'vitest'
import { leaveOutFacts } from './field-conditions'

const names = ['goal', 'constructionYear', 'eLevel', 'hasLift', 'availableFrom']
const record = {
  id: 7,
  goal: 'sale',
  constructionYear: 1998,
  eLevel: 60,
  hasLift: true,
  availableFrom: null,
}

describe('leaveOutFacts', () => {
  it('leaves the record as it is without conditions, and where they hold', () => {
    expect(leaveOutFacts(record, [], names)).toEqual({ record, failed: [] })
    const holds = { fact: 'eLevel', field: 'goal', logic: 'equals', compareWithValue: 'sale' }
    expect(leaveOutFacts(record, [holds], names)).toEqual({ record, failed: [] })
  })

  it.each([
    [
      {
        fact: 'eLevel',
        field: 'constructionYear',
        logic: 'greaterOrEqual',
        compareWithValue: '2006',
      },
    ],
    [{ fact: 'eLevel', advancedCondition: "goal == 'rent' or constructionYear > 2005" }],
    [{ fact: 'eLevel', field: 'availableFrom', logic: 'notEmpty' }],
    [{ fact: 'eLevel', field: 'goal', logic: 'notIn', compareWithValue: 'sale, rent' }],
  ])('leaves the fact out where %j does not hold', (condition) => {
    const left = leaveOutFacts(record, [condition], names)
    expect(left).toEqual({ record: { ...record, eLevel: null }, failed: [] })
  })

  it('asks all conditions of one fact together', () => {
    const conditions = [
      { fact: 'hasLift', field: 'goal', logic: 'equals', compareWithValue: 'sale' },
      { fact: 'hasLift', field: 'constructionYear', logic: 'greater', compareWithValue: '2000' },
    ]
    expect(leaveOutFacts(record, conditions, names).record.hasLift).toBe(false)
  })

  it.each([
    ['a field that no property has', { fact: 'eLevel', advancedCondition: 'streetName == 1' }],
    ['a text that cannot be read', { fact: 'eLevel', advancedCondition: 'goal ==' }],
    ['values of different kinds', { fact: 'eLevel', advancedCondition: 'goal < constructionYear' }],
    ['a comparison with nothing', { fact: 'eLevel', field: 'goal', logic: 'equals' }],
  ])('counts %s as false and tells of it', (_what, condition) => {
    const left = leaveOutFacts(record, [condition], names)
    expect(left.record.eLevel).toBeNull()
    expect(left.failed).toMatchObject([{ fact: 'eLevel' }])
  })

  it('judges every condition by the record as it was stored', () => {
    const conditions = [
      { fact: 'constructionYear', field: 'goal', logic: 'equals', compareWithValue: 'rent' },
      { fact: 'eLevel', field: 'constructionYear', logic: 'less', compareWithValue: '2000' },
    ]
    const left = leaveOutFacts(record, conditions, names).record
    expect(left).toMatchObject({ constructionYear: null, eLevel: 60 })
  })

  it('adds no field that the reader was not given', () => {
    const condition = {
      fact: 'rateableIncome',
      field: 'goal',
      logic: 'equals',
      compareWithValue: 'rent',
    }
    expect(leaveOutFacts(record, [condition], names).record).toEqual(record)
  })
})
