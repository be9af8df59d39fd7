import { describe, expect, it } from 'vitest'
import { contactFieldSets, findContactFieldSet } from './required-fields'

const today = '2026-11-20'

describe('findContactFieldSet', () => {
  it.each([
    ['brussels', 'rent', 'minimal'],
    ['wallonia', 'rent', 'minimal'],
    ['flanders', 'rent', 'full'],
    ['brussels', 'sale', 'full'],
    ['wallonia', 'sale', 'full'],
    ['brussels', 'takeover', 'full'],
    [null, 'rent', 'full'],
  ] as const)('asks in %s for %s the %s set', (region, goal, set) => {
    expect(findContactFieldSet({ region, goal }, today)).toBe(set)
  })
  it('asks the full set when the form is about no property', () => {
    expect(findContactFieldSet(null, today)).toBe('full')
  })
  it('follows the day on which the Brussels rule began', () => {
    const subject = { region: 'brussels', goal: 'rent' } as const
    expect(findContactFieldSet(subject, '2023-03-19')).toBe('full')
    expect(findContactFieldSet(subject, '2023-03-20')).toBe('minimal')
  })
})

describe('contactFieldSets', () => {
  it('asks no title, and either e-mail or telephone, in the minimal set', () => {
    const { required, optional, reach } = contactFieldSets.minimal
    expect(required).toEqual(['firstName', 'lastName'])
    expect(optional).toEqual(reach)
    expect(reach).toEqual(['email', 'phone'])
  })
})
