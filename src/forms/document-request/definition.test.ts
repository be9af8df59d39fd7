import { describe, expect, it } from 'vitest'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

describe('document-request', () => {
  it('accepts its example in either set', () => {
    expect(findFormCodes(definition, example)).toEqual({})
    expect(findFormCodes(definition, example, 'minimal')).toEqual({})
  })

  it('needs an address to send to, also where a telephone number would do elsewhere', () => {
    expect(findFormCodes(definition, { ...example, email: '' }, 'minimal')).toEqual({
      email: 'email.missing',
    })
  })

  it('asks neither a title nor a telephone number', () => {
    expect(definition.fields('full').map(({ name }) => name)).toEqual([
      'firstName',
      'lastName',
      'email',
      'privacy',
    ])
  })
})
