import { describe, expect, it } from 'vitest'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

describe('data-request', () => {
  it('accepts its example', () => {
    expect(findFormCodes(definition, example)).toEqual({})
  })
  it('asks an e-mail address and nothing else, so that the right hangs on no agreement', () => {
    expect(findFormCodes(definition, {})).toEqual({ email: 'email.missing' })
  })
})
