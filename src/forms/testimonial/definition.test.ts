import { describe, expect, it } from 'vitest'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

describe('testimonial', () => {
  it('accepts its example, and one without a website', () => {
    expect(findFormCodes(definition, example)).toEqual({})
    expect(findFormCodes(definition, { ...example, website: ' ' })).toEqual({})
  })

  it('asks what is said, by whom, and an address to ask whether it was them', () => {
    expect(findFormCodes(definition, {})).toEqual({
      comment: 'comment.missing',
      name: 'name.missing',
      email: 'email.missing',
      privacy: 'privacy.missing',
    })
  })

  it('refuses more text than a page can show', () => {
    const comment = 'a'.repeat(2001)
    expect(findFormCodes(definition, { ...example, comment })).toEqual({
      comment: 'comment.tooLong',
    })
  })

  it.each([
    'javascript:alert(1)',
    'mailto:an@example.be',
    'example',
    'https://a@b.example/',
    '/nl/',
  ])('refuses %j as a website', (website) => {
    expect(findFormCodes(definition, { ...example, website })).toEqual({
      website: 'website.invalid',
    })
  })
})
