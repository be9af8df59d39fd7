import { describe, expect, it } from 'vitest'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

describe('send-to-friend', () => {
  it('accepts its example, with and without a message', () => {
    expect(findFormCodes(definition, example)).toEqual({})
    expect(findFormCodes(definition, { ...example, message: '' })).toEqual({})
    expect(findFormCodes(definition, example, 'minimal')).toEqual({})
  })

  it('tells a missing address of the friend from one that is none', () => {
    expect(findFormCodes(definition, { ...example, friendEmail: '' })).toEqual({
      friendEmail: 'friendEmail.missing',
    })
    expect(findFormCodes(definition, { ...example, friendEmail: 'bo' })).toEqual({
      friendEmail: 'friendEmail.invalid',
    })
  })

  it('takes no link in the message or the name', () => {
    expect(findFormCodes(definition, { ...example, message: 'Kijk: example.com' })).toEqual({
      message: 'message.invalid',
    })
    expect(findFormCodes(definition, { ...example, name: 'www.example' })).toEqual({
      name: 'name.invalid',
    })
  })

  it('keeps the message short', () => {
    expect(findFormCodes(definition, { ...example, message: 'a'.repeat(501) })).toEqual({
      message: 'message.tooLong',
    })
  })
})
