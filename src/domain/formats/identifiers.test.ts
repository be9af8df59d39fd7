import { describe, expect, it } from 'vitest'
import {
  formatCompanyNumber,
  formatIban,
  formatPhone,
  formatVatNumber,
  isCompanyNumber,
  isIban,
} from './identifiers'

describe('formatPhone', () => {
  it.each([
    ['0475123456', '0475 12 34 56'],
    ['0475/12.34.56', '0475 12 34 56'],
    ['016123456', '016 12 34 56'],
    ['021234567', '021 23 45 67'],
  ])('groups %s as %s', (phone, expected) => {
    expect(formatPhone(phone)).toBe(expected)
  })
  it.each(['+34600123456', '+32475123456', '12345678', '00352123456', 'ask for Jan', ''])(
    'leaves %j as it is',
    (phone) => {
      expect(formatPhone(phone)).toBe(phone)
    },
  )
})

describe('company and VAT numbers', () => {
  it('are grouped, however they were typed', () => {
    expect(formatCompanyNumber('BE0123456789')).toBe('0123.456.789')
    expect(formatCompanyNumber('123456789')).toBe('0123.456.789')
    expect(formatVatNumber('0123 456 789')).toBe('BE 0123.456.789')
    expect(formatVatNumber('NL123')).toBe('NL123')
  })
  it('are checked by their last two digits', () => {
    expect(isCompanyNumber('0123.456.749')).toBe(true)
    expect(isCompanyNumber('0123.456.789')).toBe(false)
    expect(isCompanyNumber('')).toBe(false)
  })
})

describe('IBAN', () => {
  it('is grouped by four', () => {
    expect(formatIban('be68539007547034')).toBe('BE68 5390 0754 7034')
    expect(formatIban('none')).toBe('none')
  })
  it('is checked by its digits', () => {
    expect(isIban('BE68 5390 0754 7034')).toBe(true)
    expect(isIban('BE68 5390 0754 7035')).toBe(false)
    expect(isIban('')).toBe(false)
  })
})
