import { describe, expect, it } from 'vitest'
import { emailSchema, friendEmailSchema } from './email'
import { findCodes } from './find-codes.fixture'

describe('emailSchema', () => {
  it.each([
    ['an@example.be', 'an@example.be'],
    ['  An.De-Wolf+huis@EXAMPLE.be ', 'An.De-Wolf+huis@example.be'],
    ['an-@ex--ample.be', 'an-@ex--ample.be'],
    ["o'neill@sub.example.brussels", "o'neill@sub.example.brussels"],
  ])('reads "%s"', (typed, address) => {
    expect(emailSchema.parse(typed)).toBe(address)
  })
  it.each([undefined, null, '', '   '])('calls %j missing', (value) => {
    expect(findCodes(emailSchema, value)).toEqual(['email.missing'])
  })
  it.each([
    'an',
    'an@example',
    '@example.be',
    'an@@example.be',
    'an@example..be',
    'an@example-.be',
    'an@mail-.example.be',
    'an example@example.be',
    'an@example.be\nBcc: all@example.be',
    'an@example.be, jan@example.be',
    `${'a'.repeat(250)}@example.be`,
  ])('calls %j invalid', (value) => {
    expect(findCodes(emailSchema, value)).toEqual(['email.invalid'])
  })
})

describe('friendEmailSchema', () => {
  it('fails with codes of its own field', () => {
    expect(findCodes(friendEmailSchema, '')).toEqual(['friendEmail.missing'])
    expect(findCodes(friendEmailSchema, 'jan')).toEqual(['friendEmail.invalid'])
  })
})
