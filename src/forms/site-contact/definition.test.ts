import { describe, expect, it } from 'vitest'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

describe('site-contact', () => {
  it('accepts its example', () => {
    expect(findFormCodes(definition, example)).toEqual({})
  })
  it('asks who writes, what for, and agreement with the privacy statement', () => {
    expect(findFormCodes(definition, {})).toEqual({
      civility: 'civility.missing',
      firstName: 'firstName.missing',
      lastName: 'lastName.missing',
      email: 'email.missing',
      phone: 'phone.missing',
      remark: 'remark.missing',
      privacy: 'privacy.missing',
    })
  })
  it.each([
    ['email', 'an@example', 'email.invalid'],
    ['phone', '12345', 'phone.invalid'],
    ['firstName', 'a'.repeat(81), 'firstName.tooLong'],
    ['remark', 'a'.repeat(4001), 'remark.tooLong'],
    ['contactTime', '14-16', 'contactTime.invalid'],
    ['contactDevice', 'pigeon', 'contactDevice.invalid'],
  ])('refuses as %s the value "%s"', (field, value, code) => {
    expect(findFormCodes(definition, { ...example, [field]: value })).toEqual({ [field]: code })
  })
  it('leaves the wishes about contact and the newsletter open', () => {
    const { contactTime: _time, contactDevice: _device, newsletter: _news, ...rest } = example
    expect(findFormCodes(definition, rest)).toEqual({})
    expect(findFormCodes(definition, { ...rest, contactTime: '' })).toEqual({})
  })
})
