import { describe, expect, it } from 'vitest'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

describe('contact-demand', () => {
  it('accepts its example', () => {
    expect(findFormCodes(definition, example)).toEqual({})
  })
  it('asks what is to be valued and why', () => {
    expect(findFormCodes(definition, {})).toMatchObject({
      goal: 'goal.missing',
      type: 'type.missing',
      street: 'street.missing',
      zip: 'zip.missing',
      city: 'city.missing',
    })
  })
  it.each([
    ['goal', 'buy', 'goal.missing'],
    ['type', 'castle', 'type.missing'],
    ['street', 'a'.repeat(121), 'street.tooLong'],
    ['zip', '999', 'zip.invalid'],
    ['city', 'a'.repeat(81), 'city.tooLong'],
  ])('refuses as %s the value "%s"', (field, value, code) => {
    expect(findFormCodes(definition, { ...example, [field]: value })).toEqual({ [field]: code })
  })
})
