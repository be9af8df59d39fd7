import { describe, expect, it } from 'vitest'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

describe('report-listing', () => {
  it('accepts its example, and a reason alone', () => {
    expect(findFormCodes(definition, example)).toEqual({})
    expect(findFormCodes(definition, { reason: 'price', privacy: 'on' })).toEqual({})
  })

  it('asks for a reason that it offers', () => {
    expect(findFormCodes(definition, { ...example, reason: undefined })).toEqual({
      reason: 'reason.missing',
    })
    expect(findFormCodes(definition, { ...example, reason: 'ugly' })).toEqual({
      reason: 'reason.missing',
    })
  })

  it('refuses an e-mail address that is none', () => {
    expect(findFormCodes(definition, { ...example, email: 'an' })).toEqual({
      email: 'email.invalid',
    })
  })
})
