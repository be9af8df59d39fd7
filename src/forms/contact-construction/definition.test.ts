import { describe, expect, it } from 'vitest'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

describe('contact-construction', () => {
  it('accepts its example', () => {
    expect(findFormCodes(definition, example)).toEqual({})
  })
  it('asks who writes, and no message', () => {
    expect(Object.keys(findFormCodes(definition, {}))).toEqual([
      'civility',
      'firstName',
      'lastName',
      'email',
      'phone',
      'privacy',
    ])
  })
  it('is about a project', () => {
    expect(definition.subject).toBe('project')
  })
})
