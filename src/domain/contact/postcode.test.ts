import { describe, expect, it } from 'vitest'
import { findCodes } from './find-codes.fixture'
import { createPostcodeSchema, postcodeSchema } from './postcode'

describe('postcodeSchema', () => {
  it.each(['2000', ' 2000 ', 'B-2000', 'b 2000', 'B2000', '2000 Antwerpen', 'B-2000 Antwerpen'])(
    'reads "%s"',
    (typed) => {
      expect(postcodeSchema.parse(typed)).toBe('2000')
    },
  )
  it('accepts the whole Belgian range', () => {
    expect(['1000', '9999'].map((zip) => postcodeSchema.parse(zip))).toEqual(['1000', '9999'])
  })
  it.each([undefined, '', ' '])('calls %j missing', (value) => {
    expect(findCodes(postcodeSchema, value)).toEqual(['zip.missing'])
  })
  it.each(['0999', '999', '10000', 'Antwerpen', '2000x', '2000 3', 'L-2000'])(
    'calls "%s" invalid',
    (value) => {
      expect(findCodes(postcodeSchema, value)).toEqual(['zip.invalid'])
    },
  )
})

describe('createPostcodeSchema', () => {
  it('asks five digits in Spain', () => {
    expect(createPostcodeSchema('ES').parse('03181 Torrevieja')).toBe('03181')
    expect(findCodes(createPostcodeSchema('ES'), '3181')).toEqual(['zip.invalid'])
    expect(findCodes(createPostcodeSchema('ES'), '53000')).toEqual(['zip.invalid'])
  })
  it('asks four digits in Luxembourg', () => {
    expect(createPostcodeSchema('LU').parse('L-1234')).toBe('1234')
  })
})
