import { describe, expect, it } from 'vitest'
import { toErrorCodes, toFormSchema } from '../_kit/define-form'
import { definition } from './definition'
import { example } from './example'

const named = (set: 'full' | 'minimal', region?: 'brussels' | 'wallonia' | 'flanders' | null) =>
  definition.fields(set, region).map(({ name }) => name)

describe('rent-application', () => {
  it('asks in Brussels nothing besides name, contact, household, income and date', () => {
    expect(named('minimal', 'brussels')).toEqual([
      'persons',
      'movingDate',
      'householdIncome',
      'firstName',
      'lastName',
      'email',
      'phone',
      'privacy',
    ])
  })

  it('keeps nothing that its region does not ask, whatever was sent', () => {
    const kept = toFormSchema(definition, 'minimal', 'brussels').parse({
      ...example,
      pets: 'Twee katten',
    })
    expect(kept).toEqual({
      persons: 3,
      movingDate: '2027-02-01',
      householdIncome: 3850,
      firstName: 'An',
      lastName: 'De Wolf',
      email: example.email,
      phone: example.phone,
      privacy: true,
    })
  })

  it('needs one way to answer where neither is required', () => {
    const { email: _email, phone: _phone, ...unreachable } = example
    const outcome = toFormSchema(definition, 'minimal', 'wallonia').safeParse(unreachable)
    expect(outcome.error && toErrorCodes(outcome.error)).toEqual({ email: 'reach.missing' })
  })

  it('asks in Flanders the second income of those alone who have one', () => {
    const { secondIncome: _second, ...single } = example
    const schema = toFormSchema(definition, 'full', 'flanders')
    expect(schema.safeParse(single).success).toBe(true)
    const outcome = schema.safeParse({ ...single, firstIncome: '2.100,50', adults: '0' })
    expect(outcome.error && toErrorCodes(outcome.error)).toEqual({
      firstIncome: 'firstIncome.invalid',
      adults: 'adults.invalid',
    })
  })

  it('takes no candidate for a home that is not for rent', () => {
    const subject = { propertyId: 1, projectId: null, place: null }
    expect(definition.accepts?.({ ...subject, takesTenants: true })).toBe(true)
    expect(definition.accepts?.(subject)).toBe(false)
  })
})
