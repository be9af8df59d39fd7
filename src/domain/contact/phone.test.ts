import { describe, expect, it } from 'vitest'
import { findCodes } from './find-codes.fixture'
import { phoneHref, phoneSchema, toE164 } from './phone'

describe('phoneSchema', () => {
  it.each([
    '0475 12 34 56',
    '03/200.00.00',
    '+32 (0)3 200 00 00',
    '123456',
    '+1 555 010 0123 4567',
  ])('keeps "%s" as typed', (typed) => {
    expect(phoneSchema.parse(` ${typed} `)).toBe(typed)
  })
  it.each([undefined, '', ' '])('calls %j missing', (value) => {
    expect(findCodes(phoneSchema, value)).toEqual(['phone.missing'])
  })
  it.each(['12345', '1234567890123456', 'bel mij', '0475 12 34 56 (na 18u)', '++32475123456'])(
    'calls "%s" invalid',
    (value) => {
      expect(findCodes(phoneSchema, value)).toEqual(['phone.invalid'])
    },
  )
})

describe('toE164', () => {
  it.each([
    '0475123456',
    '0475 12 34 56',
    '0475/12.34.56',
    '+32 475 12 34 56',
    '0032475123456',
    '+32 (0)475 12 34 56',
    '0032 (0)475 12 34 56',
    '+320475123456',
  ])('writes the mobile number "%s" in one form', (phone) => {
    expect(toE164(phone)).toBe('+32475123456')
  })
  it.each([
    ['021234567', '+3221234567'],
    ['016 12 34 56', '+3216123456'],
    ['+34600123456', '+34600123456'],
    ['+352 621 123 456', '+352621123456'],
    ['+31 20 123 45 67', '+31201234567'],
  ])('writes %s as %s', (phone, e164) => {
    expect(toE164(phone)).toBe(e164)
  })
  it('completes a number with the country of the form', () => {
    expect(toE164('600 123 456', 'ES')).toBe('+34600123456')
    expect(toE164('621 123 456', 'LU')).toBe('+352621123456')
  })
  it.each(['475123456', '04751234567', '0175', '+32 12', '+0475123456', '0000475123456', 'geen'])(
    'dials no guess for "%s"',
    (phone) => {
      expect(toE164(phone)).toBeNull()
    },
  )
})

describe('phoneHref', () => {
  it('dials the number as it is dialled from anywhere', () => {
    expect(phoneHref('03 123 45 67')).toBe('tel:+3231234567')
    expect(phoneHref('+32 (0)475 12 34 56')).toBe('tel:+32475123456')
  })
  it('dials nothing that is no number', () => {
    expect(phoneHref('bel ons')).toBeNull()
    expect(phoneHref('')).toBeNull()
  })
})
