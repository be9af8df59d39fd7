import { describe, expect, it } from 'vitest'
import { toErrorCodes, toFormSchema } from '../_kit/define-form'
import { locales } from '@/domain/kernel/locales'
import { tenantQuestions } from '@/domain/contact/tenant-questions'
import { definition } from './definition'
import { example } from './example'
import { messages } from './messages'

const named = (set: 'full' | 'minimal', region?: 'brussels' | 'wallonia' | 'flanders' | null) =>
  definition.fields(set, region).map(({ name }) => name)

describe('rent-application', () => {
  it('asks in Brussels nothing besides name, contact, household, income and date', () => {
    expect(named('minimal', 'brussels')).toEqual([
      'visited',
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
      visited: true,
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

  it.each([
    ['brussels', true],
    ['wallonia', false],
    ['flanders', false],
    [null, false],
  ] as const)('waits in region %s for the visit: %s', (region, waits) => {
    const { visited: _visited, ...unseen } = example
    const { success } = toFormSchema(definition, 'full', region).safeParse(unseen)
    expect(success).toBe(!waits)
  })

  it('says what to do to who has not seen a home in Brussels', () => {
    const { visited: _visited, ...unseen } = example
    const outcome = toFormSchema(definition, 'minimal', 'brussels').safeParse(unseen)
    expect(outcome.error && toErrorCodes(outcome.error)).toEqual({ visited: 'visited.missing' })
  })

  it.each(locales)('says of every question why it is asked: %s', (locale) => {
    const fields: Readonly<Record<string, { label: string; hint?: string }>> =
      messages[locale].fields
    expect(tenantQuestions.filter((name) => !fields[name]?.hint)).toEqual([])
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
