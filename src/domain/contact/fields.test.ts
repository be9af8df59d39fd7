import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { citySchema, streetSchema } from './address'
import { adultAgeSchema, createPriceSchema, roomsSchema } from './bounds'
import { civilitySchema } from './civility'
import { contactCodes } from './codes'
import { findCodes } from './find-codes.fixture'
import { createNameSchema, firstNameSchema, lastNameSchema } from './name'
import { optInSchema, privacySchema } from './privacy'
import { optionalRemarkSchema, remarkSchema } from './remark'
import { createOptionalSchema } from './text-field'

describe('names and address', () => {
  it('keep capitals and particles, and collapse spaces', () => {
    expect(lastNameSchema.parse('  Van  den\tBroeck ')).toBe('Van den Broeck')
  })
  it('drop line ends, which would start a new mail header', () => {
    expect(firstNameSchema.parse('An\r\nBcc: x')).toBe('An Bcc: x')
  })
  it('lose marks that turn the direction, and keep joiners that belong to a script', () => {
    expect(firstNameSchema.parse('\u202eAn\u202c')).toBe('An')
    expect(firstNameSchema.parse('علی\u200cرضا')).toBe('علی\u200cرضا')
  })
  it.each(['\u200b', '\ufeff\u2060 \u200d', '\u202e'])(
    'are missing when nothing is seen',
    (text) => {
      expect(findCodes(firstNameSchema, text)).toEqual(['firstName.missing'])
    },
  )
  it.each([
    [firstNameSchema, 80, 'firstName'],
    [lastNameSchema, 80, 'lastName'],
    [createNameSchema('name'), 80, 'name'],
    [streetSchema, 120, 'street'],
    [citySchema, 80, 'city'],
  ])('end at their longest length', (schema, maxCharacters, field) => {
    expect(findCodes(schema, 'a'.repeat(maxCharacters))).toEqual([])
    expect(findCodes(schema, 'a'.repeat(maxCharacters + 1))).toEqual([`${field}.tooLong`])
    expect(findCodes(schema, ' ')).toEqual([`${field}.missing`])
    expect(findCodes(schema, undefined)).toEqual([`${field}.missing`])
  })
})

describe('remark', () => {
  it('keeps its lines and drops other control characters', () => {
    expect(remarkSchema.parse(' Dag,\r\nbel mij\u0000.\t ')).toBe('Dag,\nbel mij.')
    expect(remarkSchema.parse('Dag \ud800 mij')).toBe('Dag  mij')
  })
  it('ends at 4,000 characters', () => {
    expect(findCodes(remarkSchema, 'a'.repeat(4000))).toEqual([])
    expect(findCodes(remarkSchema, 'a'.repeat(4001))).toEqual(['remark.tooLong'])
    expect(findCodes(remarkSchema, '')).toEqual(['remark.missing'])
  })
  it('may be left out where it is optional, but not be too long', () => {
    const form = z.object({ remark: optionalRemarkSchema })
    expect(form.parse({})).toEqual({ remark: undefined })
    expect(form.parse({ remark: '  ' })).toEqual({ remark: undefined })
    expect(findCodes(form, { remark: 'a'.repeat(4001) })).toEqual(['remark.tooLong'])
  })
})

describe('civility', () => {
  it('accepts the neutral answer as an answer', () => {
    expect(civilitySchema.parse('none')).toBe('none')
  })
  it('tells a missing title from an unknown one', () => {
    expect(findCodes(z.object({ civility: civilitySchema }), {})).toEqual(['civility.missing'])
    expect(findCodes(civilitySchema, '')).toEqual(['civility.missing'])
    expect(findCodes(civilitySchema, 'dr')).toEqual(['civility.invalid'])
  })
})

describe('boxes', () => {
  it.each([true, 'true', 'on', '1'])('take %j as ticked', (value) => {
    expect(privacySchema.parse(value)).toBe(true)
    expect(optInSchema.parse(value)).toBe(true)
  })
  it.each([false, 'false', '', undefined, 0, 'off'])('take %j as not ticked', (value) => {
    expect(findCodes(privacySchema, value)).toEqual(['privacy.missing'])
    expect(optInSchema.parse(value)).toBe(false)
  })
  it('ask for the privacy agreement when its field is absent', () => {
    expect(findCodes(z.object({ privacy: privacySchema }), {})).toEqual(['privacy.missing'])
    expect(z.object({ newsletter: optInSchema }).parse({})).toEqual({ newsletter: false })
  })
})

describe('numbers', () => {
  const priceSchema = createPriceSchema('price')

  it('are read as typed', () => {
    expect(priceSchema.parse('€ 479.000')).toBe(479000)
    expect(roomsSchema.parse(3)).toBe(3)
  })
  it.each([
    [priceSchema, 0, 99_999_999, 'price'],
    [roomsSchema, 0, 50, 'rooms'],
    [adultAgeSchema, 18, 120, 'age'],
  ])('stay within their bounds', (schema, min, max, field) => {
    expect([min, max].map((value) => schema.parse(value))).toEqual([min, max])
    expect(findCodes(schema, min - 1)).toEqual([`${field}.invalid`])
    expect(findCodes(schema, max + 1)).toEqual([`${field}.invalid`])
    expect(findCodes(schema, min + 0.5)).toEqual([`${field}.invalid`])
    expect(findCodes(schema, 'veel')).toEqual([`${field}.invalid`])
    expect(findCodes(schema, '')).toEqual([`${field}.missing`])
  })
  it('may be left out where they are optional', () => {
    const form = z.object({ minPrice: createOptionalSchema(createPriceSchema('minPrice')) })
    expect(form.parse({ minPrice: '' })).toEqual({ minPrice: undefined })
    expect(form.parse({})).toEqual({ minPrice: undefined })
    expect(findCodes(form, { minPrice: '-1' })).toEqual(['minPrice.invalid'])
  })
})

describe('contactCodes', () => {
  it('are field and reason, without duplicates', () => {
    expect(new Set(contactCodes).size).toBe(contactCodes.length)
    expect(contactCodes.filter((code) => !/^[a-zA-Z]+\.[a-zA-Z]+$/.test(code))).toEqual([])
  })
})
